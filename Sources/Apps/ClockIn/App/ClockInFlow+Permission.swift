import AppParts
import DeviceInterface

extension ClockInFlow {
  /// Clocks in, or does what must come before (`clock-in:US5.1` to `US5.4`).
  mutating func pursueClockIn(_ platform: inout Requests) {
    // Asked during a shift, as a temporary grant had lapsed: the answer itself is what counts.
    guard shift == nil else { return guide.giveUp() }
    if guide.mayBegin(&platform) { clockIn(&platform) }
  }

  /// Tells the clock-in that waits for the employee's consent what has happened, and does what follows.
  mutating func receive(_ event: LocationConsent.Event, _ platform: inout Requests) {
    if guide.receive(event, &platform) { pursueClockIn(&platform) }
    if shift != nil { guide.withdrawFailure() }
  }

  /// The app is in front, for the first time or again.
  mutating func cameToFront(_ platform: inout Requests) {
    receive(.returned, &platform)
    // Only now may tracking begin that could not in the background.
    keepUp(&platform)
  }
}
