import AppParts
import ClockInApp
import DeviceInterface

/// What the clock-in app says of itself in public at one moment, as far as figures need it.
struct ShiftLook {
  /// Whether a shift is going on.
  let isOnShift: Bool
  /// Whether its route is being recorded.
  let isTracking: Bool
  /// Whether the app knows that tracking is interrupted.
  let isInterrupted: Bool
  /// How many interruptions it has reported.
  let gapCount: Int
  /// The time between two points that the app keeps to at present.
  let interval: Duration
  /// How much later than its time a point counts as missed.
  let latenessMax: Duration

  /// Looks at a running app, so long after the phone was started; `nil` while it cannot read what is going on.
  init?(at flow: ClockInFlow, uptime: Duration) {
    guard !flow.isLaunchOwed else { return nil }
    isOnShift = flow.isOnShift
    isTracking = flow.isTracking
    isInterrupted = flow.openGap != nil
    gapCount = flow.shift?.gapCount ?? 0
    interval = flow.interval(at: uptime)
    latenessMax = flow.configuration.latenessMax
  }
}
