internal import DeviceInterface

/// A search for places by words.
///
/// It asks the app's server in the scenario, as `GET /places` with `query` and, of a region, the `latitude` and `longitude` of its
/// middle. The answer is a list of objects by the names of `CLPlacemark` and of `MKMapItem`.
open class MKLocalSearch: NSObject {
  /// What is called with what was found, or with the reason why nothing was.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What is looked for, and where.
  open class Request: NSObject {
    /// The words; nil for none.
    open var naturalLanguageQuery: String?
    /// Where it is looked for; the answers are those of the scenario.
    open var region: MKCoordinateRegion {
      get { own ?? MKCoordinateRegion() }
      set { own = newValue }
    }
    private var own: MKCoordinateRegion?

    /// Creates a search for nothing.
    public override init() { super.init() }

    /// Creates a search for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a search for words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a search for what was suggested.
    public convenience init(completion: MKLocalSearchCompletion) {
      let words = [completion.title, completion.subtitle].filter { !$0.isEmpty }
      self.init(naturalLanguageQuery: words.joined(separator: ", "))
    }

    fileprivate var query: [(String, String)] {
      [("query", naturalLanguageQuery ?? "")] + PlaceServer.query(own)
    }
  }

  /// What was found.
  open class Response: NSObject {
    /// The places, in the server's order.
    public let mapItems: [MKMapItem]

    init(_ items: [MKMapItem]) { mapItems = items }

    /// The region around the places.
    open var boundingRegion: MKCoordinateRegion {
      let rect = MKMapRect(around: mapItems.map(\.placemark.coordinate))
      return rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
    }
  }

  private let request: Request
  private let question = PlaceQuestion()

  /// Creates a search, which is not begun yet.
  public init(request: Request) { self.request = request }

  /// Whether it waits for an answer.
  open var isSearching: Bool { question.isWaiting }

  /// Begins; a search that waits already is not begun again.
  open func start(completionHandler: @escaping CompletionHandler) {
    begin { $0.tell(completionHandler) }
  }

  private func begin(_ end: @escaping (Result<Response, any Error>) -> Void) {
    question.ask("/places", request.query) { end($0.flatMap(Self.read)) }
  }

  private static func read(_ list: [JSONValue]) -> Result<Response, any Error> {
    let items = list.compactMap { MKMapItem($0) }
    return items.isEmpty ? .failure(MKError(.placemarkNotFound)) : .success(Response(items))
  }

  /// Begins, and waits for the answer; ends with a `CancellationError` where the search is taken back.
  nonisolated(nonsending) open func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      begin { continuation.resume(with: $0) }
    }
  }

  /// Takes the search back, which is not answered then.
  open func cancel() { question.cancel() }
}
