import DeviceInterface

/// Power by what takes it: as rates in millionths of a percent an hour, or as amounts, rates times milliseconds.
struct PowerDraw: Hashable, Sendable {
  var idle = 0
  var screen = 0
  /// The location receiver, and the app's waking for its fixes.
  var positioning = 0
  /// The app's requests to servers.
  var uploads = 0
  var audio = 0
  /// The search for a network.
  var search = 0

  /// An amount of one millionth of a percent.
  static let amountPerMicroPercent = 3_600_000

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

extension PowerDraw {
  /// Creates the rates at which a phone with the demand takes power, by the model.
  init(_ demand: PowerDemand, _ model: BatteryModel, updateInterval: Duration) {
    guard demand.isOn else { return }
    let spared = demand.isSaving ? model.savedPercentage : 0
    idle = model.idlePerHour * (100 - spared) / 100
    screen = demand.isScreenOn ? model.screenPerHour * (100 - spared) / 100 : 0
    audio = demand.isPlaying ? model.audioPerHour : 0
    search = demand.isSearching ? model.searchPerHour : 0
    if demand.isSeekingFix { positioning = model.receiverPerHour }
    guard demand.isUpdating else { return }
    let interval = max(1, Int((demand.interval ?? updateInterval).wholeMilliseconds))
    let fixes = model.perFix * Self.millisecondsPerHour / interval
    positioning = max(positioning, Self.receiver(demand, model, interval)) + fixes
  }

  private static let millisecondsPerHour = 3_600_000

  /// The receiver's rate: without a break, or for as long as each fix needs where they are rare, or not at all.
  private static func receiver(
    _ demand: PowerDemand, _ model: BatteryModel, _ interval: Int
  ) -> Int {
    guard demand.accuracyMeters < model.coarseAccuracyMeters else { return 0 }
    let onTime = Int(model.receiverTimePerFix.wholeMilliseconds)
    // Without an interval, as always on iOS, the receiver stays on.
    guard demand.interval != nil, onTime < interval else { return model.receiverPerHour }
    return model.receiverPerHour * onTime / interval
  }
}

/// What on the phone takes or brings power now; as long as it is the same, the charge follows a straight line.
struct PowerDemand: Hashable, Sendable {
  var isOn: Bool
  var isCharging: Bool
  var isDraining: Bool
  var isScreenOn: Bool
  var isSaving: Bool
  /// Whether the receiver measures without a break for a request of one fix.
  var isSeekingFix: Bool
  /// Whether updates are delivered one after the other.
  var isUpdating: Bool
  /// How often the app wants them; `nil` leaves it to the platform.
  var interval: Duration?
  /// How accurate the app wants them, in metres.
  var accuracyMeters: Int
  var isPlaying: Bool
  /// Whether the phone looks for a network.
  var isSearching: Bool
}

/// What the phone has used of its battery since it was fresh, in millionths of a percent, by what used it.
///
/// It counts whether or not the scenario lets the battery drain.
public struct EnergyUse: Hashable, Sendable {
  /// The phone at rest.
  public var idle: Int
  /// The screen.
  public var screen: Int
  /// The location receiver, and the app's waking for its fixes.
  public var positioning: Int
  /// The app's requests to servers.
  public var uploads: Int
  /// Sound.
  public var audio: Int
  /// The search for a network.
  public var search: Int

  init(_ amounts: PowerDraw) {
    let unit = PowerDraw.amountPerMicroPercent
    idle = amounts.idle / unit
    screen = amounts.screen / unit
    positioning = amounts.positioning / unit
    uploads = amounts.uploads / unit
    audio = amounts.audio / unit
    search = amounts.search / unit
  }

  /// What the app's tracking used: positions, and the requests that carry them.
  public var tracking: Int { positioning + uploads }

  /// Everything together.
  public var total: Int { idle + screen + positioning + uploads + audio + search }

  /// Returns what was used between two reports.
  public static func - (later: EnergyUse, earlier: EnergyUse) -> EnergyUse {
    var use = later
    use.idle -= earlier.idle
    use.screen -= earlier.screen
    use.positioning -= earlier.positioning
    use.uploads -= earlier.uploads
    use.audio -= earlier.audio
    use.search -= earlier.search
    return use
  }
}
