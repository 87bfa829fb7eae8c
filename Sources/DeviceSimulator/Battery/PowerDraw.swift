/// Power by what takes it: as rates in millionths of a percent an hour, or as amounts, rates times milliseconds.
struct PowerDraw: Hashable, Sendable {
  /// The phone at rest.
  var idle = 0
  /// The screen.
  var screen = 0
  /// The location receiver, and the app's waking for its fixes.
  var positioning = 0
  /// The app's requests to servers.
  var uploads = 0
  /// Sound.
  var audio = 0
  /// The search for a network.
  var search = 0

  /// An amount of one millionth of a percent.
  static let amountPerMicroPercent = 3_600_000

  /// Everything together.
  var total: Int { idle + screen + positioning + uploads + audio + search }

  /// Adds what flows at the rates for the time.
  mutating func add(_ rates: PowerDraw, for milliseconds: Int) {
    idle.accrue(rates.idle, for: milliseconds)
    screen.accrue(rates.screen, for: milliseconds)
    positioning.accrue(rates.positioning, for: milliseconds)
    uploads.accrue(rates.uploads, for: milliseconds)
    audio.accrue(rates.audio, for: milliseconds)
    search.accrue(rates.search, for: milliseconds)
  }
}

extension Int {
  /// Adds what flows at the rate for the time, and stays at a bound that only centuries reach.
  mutating func accrue(_ rate: Int, for milliseconds: Int) {
    let bound = Int.max / 16
    let (product, overflows) = rate.multipliedReportingOverflow(by: milliseconds)
    let flow =
      overflows ? (rate < 0 ? -bound : bound) : Swift.max(-bound, Swift.min(product, bound))
    self = Swift.max(-bound, Swift.min(self + flow, bound))
  }
}
