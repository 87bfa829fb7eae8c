internal import DeviceInterface

/// How somebody goes from one place to another.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The ways to go as bits.
  public let rawValue: UInt

  /// Creates a set of ways to go.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By any of them.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

  /// As the scenario's server reads it.
  var word: String {
    switch self {
    case .automobile: "automobile"
    case .walking: "walking"
    case .transit: "transit"
    default: "any"
    }
  }
}

/// A finder of the way from one place to another.
///
/// It asks the app's server in the scenario, as `GET /directions` with `from` and `to`, two numbers each, and `by`. The answer is a
/// list of ways: objects with `name`, `distance` in metres, `expectedTravelTime` in seconds, `line` as a list of pairs of latitude
/// and longitude, and `steps`, which are objects with `instructions`, `distance` and `line`.
open class MKDirections: NSObject {
  /// From where to where.
  open class Request: NSObject {
    /// Where the way begins.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// How somebody goes.
    open var transportType = MKDirectionsTransportType.any
    /// Whether other ways are of use; the answers are those of the scenario.
    open var requestsAlternateRoutes = false

    /// Creates a question about nothing.
    public override init() { super.init() }
  }

  /// The ways that were found.
  open class Response: NSObject {
    /// Where they begin.
    public let source: MKMapItem
    /// Where they end.
    public let destination: MKMapItem
    /// The ways, in the server's order.
    public let routes: [MKRoute]

    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }

  /// What is called with the ways, or with the reason why there are none.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  private let question = PlaceQuestion()

  /// Creates a finder, which has not begun yet.
  public init(request: Request) { self.request = request }

  /// Whether it waits for an answer.
  open var isCalculating: Bool { question.isWaiting }

  /// Begins; one that waits already is not begun again.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    begin { $0.tell(completionHandler) }
  }

  private func begin(_ end: @escaping (Result<Response, any Error>) -> Void) {
    guard let source = request.source, let destination = request.destination,
      source.isSomewhere, destination.isSomewhere
    else {
      return end(.failure(MKError(.directionsNotFound)))
    }
    let type = request.transportType
    let query = [("from", source.place), ("to", destination.place), ("by", type.word)]
    question.ask("/directions", query) { result in
      switch result {
      case .success(let list):
        let routes = list.compactMap { MKRoute($0, type) }
        let response = Response(source, destination, routes)
        end(routes.isEmpty ? .failure(MKError(.directionsNotFound)) : .success(response))
      case .failure(let error):
        let isNone = (error as? MKError)?.code == .placemarkNotFound
        end(.failure(isNone ? MKError(.directionsNotFound) : error))
      }
    }
  }

  /// Begins, and waits for the answer; ends with a `CancellationError` where the question is taken back.
  nonisolated(nonsending) open func calculate() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      begin { continuation.resume(with: $0) }
    }
  }

  /// Takes the question back, which is not answered then.
  open func cancel() { question.cancel() }
}
