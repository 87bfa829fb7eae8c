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
