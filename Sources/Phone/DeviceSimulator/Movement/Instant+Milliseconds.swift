import DeviceInterface

extension Instant {
  /// The time since the scenario's start in whole milliseconds.
  var milliseconds: Int64 { sinceStart.wholeMilliseconds }

  /// Creates the instant so many milliseconds after the scenario's start.
  init(milliseconds: Int64) {
    self.init(sinceStart: .milliseconds(milliseconds))
  }
}
