public import DeviceInterface

/// An animal that somebody has lost or found.
public struct Animal: Hashable, Sendable {
  /// Whether the animal is looked for or waits for its owner.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Its owner looks for it.
    case lost
    /// Somebody has found it.
    case found
  }

  /// What identifies the animal; unique within a server.
  public var id: String
  /// The name it listens to; empty where nobody knows it.
  public var name: String
  /// The species in lower case, such as "dog".
  public var species: String
  /// The breed or what it looks like.
  public var breed: String
  /// Whether it was lost or found.
  public var status: Status
  /// The town, and the part of it, where it was last seen.
  public var place: String
  /// Where it was last seen.
  public var position: Position
  /// When it was last seen.
  public var date: CalendarDay

  /// The animal as the server's answers hold it; with its distance where the query had a position.
  func json(distance: Distance? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("name", .string(name)), .init("species", .string(species)),
      .init("breed", .string(breed)), .init("status", .string(status.rawValue)),
      .init("place", .string(place)), .init("lat", .double(position.latitudeDegrees)),
      .init("lng", .double(position.longitudeDegrees)), .init("date", .string(date.description)),
    ]
    if let distance { members.append(.init("distanceMeters", .integer(distance.wholeMeters))) }
    return .object(members)
  }
}
