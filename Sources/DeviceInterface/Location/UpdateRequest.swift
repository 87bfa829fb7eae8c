/// A request for locations one after the other, until it is stopped.
public struct UpdateRequest: Hashable, Sendable {
  /// Which of iOS's two interfaces the app uses; Android has one.
  public enum Interface: String, Hashable, Sendable, CaseIterable {
    /// `CLLocationManager`'s standard updates, or Android's location requests.
    case standard
    /// `CLLocationUpdate.liveUpdates`, which asks for permission by itself (`I-26`) and rests while the phone does (`I-58`).
    case live
  }

  /// Which interface the app uses.
  public var interface: Interface
  /// How accurate the app wants the positions, in metres; the platform may do better or worse.
  public var desiredAccuracyMeters: Int
  /// How far the phone must move before the next position is delivered (`I-93`); zero delivers all.
  public var distanceFilter: Distance
  /// How often positions are wanted; `nil` leaves it to the platform, as iOS always does.
  public var interval: Duration?
  /// Whether updates go on in the background (`I-50`, `I-51`); iOS only.
  public var allowsBackground: Bool
  /// Whether the indicator is shown with the Always permission too (`I-64`); iOS only.
  public var showsBackgroundIndicator: Bool
  /// Whether the platform may pause updates while the phone rests (`I-60`); iOS only.
  public var pausesAutomatically: Bool

  /// Creates a request with the platforms' defaults: the best accuracy, every position, foreground only.
  public init(
    interface: Interface = .standard, desiredAccuracyMeters: Int = 10,
    distanceFilter: Distance = .zero, interval: Duration? = nil, allowsBackground: Bool = false,
    showsBackgroundIndicator: Bool = false, pausesAutomatically: Bool = true
  ) {
    self.interface = interface
    self.desiredAccuracyMeters = desiredAccuracyMeters
    self.distanceFilter = distanceFilter
    self.interval = interval
    self.allowsBackground = allowsBackground
    self.showsBackgroundIndicator = showsBackgroundIndicator
    self.pausesAutomatically = pausesAutomatically
  }
}
