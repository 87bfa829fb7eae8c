import DeviceInterface

/// The error of a receiver whose positions drift: each is what is left of the one before, and a part drawn anew.
///
/// The atmosphere, reflections and the satellites in sight change slowly, so what a receiver errs by now it errs by in
/// the next second too. After the drift time a 2.7th of an error is left (a first-order autoregressive process).
struct Drift: Hashable, Sendable {
  /// The error to the east and to the north, in the unit of the draws.
  private(set) var east: Int64
  private(set) var north: Int64
  private var at: Instant

  /// Begins with errors that were drawn.
  init(east: Int64, north: Int64, at instant: Instant) {
    (self.east, self.north, at) = (east, north, instant)
  }

  /// Goes on to a later instant with errors that were drawn anew; an earlier one has the error of now.
  mutating func go(on to: Instant, over time: Duration, east: Int64, north: Int64) {
    guard to > at else { return }
    let kept = Self.left(after: to - at, of: time)
    let new = max(0, 1 - kept * kept).squareRoot()
    self.east = Int64((Double(self.east) * kept + Double(east) * new).rounded())
    self.north = Int64((Double(self.north) * kept + Double(north) * new).rounded())
    at = to
  }

  /// Which part of an error is left: e to the power of the times' ratio, by its series for a 64th of it.
  private static func left(after elapsed: Duration, of time: Duration) -> Double {
    let whole = max(1, time.wholeMilliseconds)
    let ratio = Double(elapsed.wholeMilliseconds) / Double(whole)
    guard ratio < 30 else { return 0 }
    let part = ratio / 64
    var power = 1 - part * (1 - part / 2 * (1 - part / 3 * (1 - part / 4 * (1 - part / 5))))
    for _ in 0..<6 { power *= power }
    return power
  }
}
