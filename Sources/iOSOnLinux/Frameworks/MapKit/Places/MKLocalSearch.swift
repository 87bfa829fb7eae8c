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
    open var region = MKCoordinateRegion() { didSet { hasRegion = true } }
    fileprivate var hasRegion = false

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
      [("query", naturalLanguageQuery ?? "")] + PlaceServer.query(hasRegion ? region : nil)
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
  private var number: Int?

  /// Creates a search, which is not begun yet.
  public init(request: Request) { self.request = request }

  /// Whether it waits for an answer.
  open var isSearching: Bool { number != nil }

  /// Begins; a search that waits already is not begun again.
  open func start(completionHandler: @escaping CompletionHandler) {
    guard number == nil else { return completionHandler(nil, MKError(.loadingThrottled)) }
    number = PlaceServer.shared.ask("/places", request.query) { [self] result in
      number = nil
      switch result {
      case .success(let list):
        let items = list.compactMap { MKMapItem($0) }
        if items.isEmpty { return completionHandler(nil, MKError(.placemarkNotFound)) }
        completionHandler(Response(items), nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Begins, and waits for the answer.
  nonisolated(nonsending) open func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      start { response, error in
        continuation.resume(
          with: response.map { .success($0) } ?? .failure(error ?? MKError(.unknown)))
      }
    }
  }

  /// Takes the search back, which is not answered then.
  open func cancel() {
    if let number { PlaceServer.shared.cancel(number) }
    number = nil
  }
}
