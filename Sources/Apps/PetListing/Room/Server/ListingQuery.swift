import DeviceInterface

/// The part of the earth that a listing query asks for.
struct ListingQuery {
  let center: Position
  let radius: Distance

  /// Reads the query's items, or returns `nil` where they name no coordinates.
  ///
  /// Unknown items are ignored.
  init?(_ items: [ServerRequest.QueryItem]) throws(ListingQueryError) {
    for name in ["lat", "lng", "radius"] where items.count(where: { $0.name == name }) > 1 {
      throw .repeated(name)
    }
    let radius = try Self.radius(Self.value("radius", items))
    switch (Self.value("lat", items), Self.value("lng", items)) {
    case (nil, nil):
      guard radius == nil else { throw .missing("lat and lng") }
      return nil
    case (nil, .some): throw .missing("lat")
    case (.some, nil): throw .missing("lng")
    case (let latitude?, let longitude?):
      self.center = try Self.center(latitude, longitude)
    }
    self.radius = radius ?? ListingServer.defaultRadius
  }

  /// Whether a position may be within the radius; cheap, as most positions are too far north or south.
  func mayReach(_ position: Position) -> Bool {
    let apart = abs(Int64(position.latitudeE7) - Int64(center.latitudeE7))
    // A degree of latitude is nowhere shorter than 110.574 km, which is 1.10574 cm for each 1e-7 degree.
    return apart * 110_574 / 100_000 <= radius.centimeters
  }

  private static func value(_ name: String, _ items: [ServerRequest.QueryItem]) -> String? {
    items.first { $0.name == name }?.value
  }

  private static func center(
    _ latitude: String, _ longitude: String
  ) throws(ListingQueryError) -> Position {
    do throws(PositionTextError) {
      return try Position(latitude: latitude, longitude: longitude)
    } catch {
      throw .coordinates(error)
    }
  }

  private static func radius(_ text: String?) throws(ListingQueryError) -> Distance? {
    guard let text else { return nil }
    guard let radius = Distance(kilometersText: text), radius > .zero,
      radius <= ListingServer.radiusMax
    else { throw .radius(text) }
    return radius
  }
}

/// Why a listing query cannot be answered.
enum ListingQueryError: Error, Hashable {
  /// A coordinate is malformed or out of range.
  case coordinates(PositionTextError)
  /// The radius is no number of kilometres within the bounds.
  case radius(String)
  /// The item is missing beside the others.
  case missing(String)
  /// The item is there more than once.
  case repeated(String)

  /// What the answer's body says.
  var description: String {
    switch self {
    case .coordinates(let error): error.description
    case .radius(let text):
      "radius “\(text)” is out of range: expected more than 0 and at most"
        + " \(ListingServer.radiusMax)"
    case .missing(let name): "\(name) missing: expected lat and lng, both or none"
    case .repeated(let name): "\(name) is there more than once: expected it once"
    }
  }
}
