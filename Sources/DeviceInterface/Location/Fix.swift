/// One position report of the location receiver.
public struct Fix: Hashable, Sendable {
  /// The reported position.
  public var position: Position
  /// The radius in metres within which the phone believes itself to be; 5,000 or so when accuracy is reduced.
  ///
  /// A negative one says that the position is not valid.
  public var accuracyMeters: Int
  /// When the receiver measured it, by the wall clock of the phone; a cached fix keeps its true time (`I-92`).
  public var timestamp: WallTime
  /// How fast the phone was, in millimetres per second; `nil` where the receiver cannot tell.
  public var speedMillimetersPerSecond: Int?
  /// Which way the phone moved, in whole degrees from north, 0 to 359; `nil` where the receiver cannot tell.
  public var courseDegrees: Int?
  /// How high above the sea it was, in metres; `nil` where the receiver cannot tell.
  public var altitudeMeters: Int?
  /// How long before its delivery it was measured; zero for a fresh fix.
  public var age: Duration

  /// Whether the position may be used at all.
  public var isValid: Bool { accuracyMeters >= 0 }

  /// Creates a fix.
  public init(
    position: Position, accuracyMeters: Int, timestamp: WallTime,
    speedMillimetersPerSecond: Int? = nil, age: Duration = .zero
  ) {
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.timestamp = timestamp
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
    self.age = age
  }
}
