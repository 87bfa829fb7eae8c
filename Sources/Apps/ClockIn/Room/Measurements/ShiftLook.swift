import AppParts
import ClockInApp
import DeviceInterface

/// What the clock-in app says of itself in public at one moment, as far as figures need it.
struct ShiftLook {
  /// Whether a shift is going on.
  let isOnShift: Bool
  /// Whether its route is being recorded.
  let isTracking: Bool
  /// The time between two points that the app keeps to at present.
  let interval: Duration
  /// How much later than its time a point counts as missed.
  let latenessMax: Duration

  /// Looks at a running app, so long after the phone was started.
  init(at flow: ClockInFlow, uptime: Duration) {
    isOnShift = flow.isOnShift
    isTracking = flow.isTracking
    interval = flow.interval(at: uptime)
    latenessMax = flow.configuration.latenessMax
  }
}
