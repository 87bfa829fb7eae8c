/// A stay of the phone at one place, as the platform noticed it (`I-45`).
public struct Visit: Hashable, Sendable {
  /// Where the stay was, as accurately as the app may know.
  public var position: Position
  /// The accuracy of the position in metres.
  public var accuracyMeters: Int
  /// When the phone came.
  public var arrival: WallTime
  /// When it left; `nil` while it is still there.
  public var departure: WallTime?

  /// Creates a stay.
  public init(
    position: Position, accuracyMeters: Int, arrival: WallTime, departure: WallTime? = nil
  ) {
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.arrival = arrival
    self.departure = departure
  }
}
