import AppParts
public import BackendSimulator
public import DeviceInterface

/// The server behind the startup screen: it lists lost and found animals.
///
/// `GET /api/listings` answers with all animals. With `lat` and `lng` (decimal degrees) and, if wanted, `radius`
/// (kilometres) it answers with those within the radius, nearest first.
public struct ListingServer: SimulatedServer {
  /// The path of the listings.
  public static let path = "/api/listings"
  /// The radius of a query that has coordinates but names none.
  public static let defaultRadius = Distance.kilometers(50)
  /// The largest radius a query may name: half the way around the earth.
  public static let radiusMax = Distance.kilometers(20_040)

  /// The animals, in the order in which they are listed to a query without coordinates.
  public var animals: [Animal] { didSet { hasSampleAnimals = animals == Animal.samples } }
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()
  /// Whether the answer that was rendered in advance holds.
  private var hasSampleAnimals: Bool

  /// Creates a server with the sample animals.
  public init() {
    self.animals = Animal.samples
    self.hasSampleAnimals = true
  }

  /// Creates a server with these animals.
  public init(animals: [Animal]) {
    self.animals = animals
    self.hasSampleAnimals = animals == Animal.samples
  }

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { routes.requests }

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool { path.hasPrefix(Self.path) }

  /// Answers a query; a listing holds no records of an upload.
  public func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    do throws(Refusal) {
      _ = try Self.routes.match(request)
    } catch {
      return error.response
    }
    do throws(ListingQueryError) {
      guard let query = try ListingQuery(request.query) else {
        return ServerResponse(status: 200, body: allAnimalsBody)
      }
      return ServerResponse(status: 200, body: Self.body(nearest(to: query)))
    } catch {
      return .error(status: 400, error.description)
    }
  }

  private static let routes = RouteTable([(.get, path, ())])

  private var allAnimalsBody: String {
    hasSampleAnimals ? Self.sampleBody : Self.body(animals.map { $0.json() })
  }

  /// The answer of an unchanged server to a query without coordinates, rendered once for all servers.
  private static let sampleBody = body(Animal.samples.map { $0.json() })

  private static func body(_ animals: [JSONValue]) -> String {
    JSONValue.object([.init("animals", .array(animals))]).text
  }

  /// Returns the animals within the radius, nearest first, those equally far ordered by id.
  private func nearest(to query: ListingQuery) -> [JSONValue] {
    let found = animals.lazy.filter { query.mayReach($0.position) }.map {
      (animal: $0, distance: query.center.distance(to: $0.position))
    }
    .filter { $0.distance <= query.radius }
    .sorted { ($0.distance, $0.animal.id) < ($1.distance, $1.animal.id) }
    return found.map { $0.animal.json(distance: $0.distance) }
  }
}

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

/// The reason for which a listing query cannot be answered.
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
