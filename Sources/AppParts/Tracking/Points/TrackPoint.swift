public import DeviceInterface

/// One recorded position of an execution or a shift.
///
/// What it says never changes once it is recorded: not by a restart, a changed clock or an upload.
public struct TrackPoint: Hashable, Sendable {
  /// Its number among the points of its owner: 1, 2, 3 and so on, each used once.
  public var number: Int
  /// When it was measured, in milliseconds since 1970 by the phone's clock at that time.
  public var timeMilliseconds: Int64
  /// Where the phone was.
  public var position: Position
  /// The radius in metres within which the phone believed itself to be.
  public var accuracyMeters: Int
  /// How fast the phone was, in millimetres per second; `nil` where the receiver could not tell.
  public var speedMillimetersPerSecond: Int?
  /// What else the phone told at that moment, where the app asks for it.
  public var circumstances: FixCircumstances?
  /// Whether it is less accurate than the app wants, and was recorded for want of a better one.
  public var isLowAccuracy: Bool
  /// Whether it repeats an old position, as there was no new one.
  public var isLastKnown: Bool
  /// Whether it implies an impossible speed: it is kept as it was measured, and neither drawn nor counted.
  public var isImpossible: Bool
  /// Whether it shows that the position before its stretch was the wrong one, which is not drawn any more.
  public var refutesLast: Bool
  /// Whether tracking was off before it, so that no line leads to it.
  public var beginsStretch: Bool
  /// The length of the recorded route up to it, gaps left out; servers are not told.
  public var routeLength: Distance

  /// Creates a point, of which nothing out of the ordinary is to be said unless said otherwise.
  public init(
    number: Int, timeMilliseconds: Int64, position: Position, accuracyMeters: Int,
    speedMillimetersPerSecond: Int? = nil, circumstances: FixCircumstances? = nil,
    isLowAccuracy: Bool = false, isLastKnown: Bool = false, isImpossible: Bool = false,
    refutesLast: Bool = false, beginsStretch: Bool = false,
    routeLength: Distance = .zero
  ) {
    self.number = number
    self.timeMilliseconds = timeMilliseconds
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
    self.circumstances = circumstances
    self.isLowAccuracy = isLowAccuracy
    self.isLastKnown = isLastKnown
    self.isImpossible = isImpossible
    self.refutesLast = refutesLast
    self.beginsStretch = beginsStretch
    self.routeLength = routeLength
  }
}
