internal import DeviceInterface

/// A place or a search that is suggested while the user writes.
open class MKLocalSearchCompletion: NSObject {
  /// The first line.
  public let title: String
  /// The second line; empty where there is none.
  public let subtitle: String
  /// Which parts of the first line the user has written.
  public let titleHighlightRanges: [NSValue]
  /// Which parts of the second line the user has written: none here.
  open var subtitleHighlightRanges: [NSValue] { [] }

  init(title: String, subtitle: String, written: String) {
    (self.title, self.subtitle) = (title, subtitle)
    let range = (title as NSString).range(of: written, options: .caseInsensitive)
    titleHighlightRanges = range.length > 0 ? [NSValue(range: range)] : []
  }
}

/// The one who is told what is suggested; both methods may be left out.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are other suggestions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none, for a reason.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A finder of suggestions for what the user is writing.
///
/// It asks the app's server in the scenario, as `GET /places/suggestions` with `query`: a list of objects with `title` and
/// `subtitle`. The platform waits a moment, so as not to ask at each letter; here each text that is entered is asked for.
open class MKLocalSearchCompleter: NSObject {
  /// Who is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where it is looked for; the answers are those of the scenario.
  open var region: MKCoordinateRegion {
    get { own ?? MKCoordinateRegion() }
    set { own = newValue }
  }
  /// What was suggested last.
  open private(set) var results: [MKLocalSearchCompletion] = []
  private var own: MKCoordinateRegion?
  private let question = PlaceQuestion()

  /// Creates a finder of nothing.
  public override init() { super.init() }

  /// What the user has written; another text is asked for, in the place of the one before.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { ask() } }
  }

  /// Whether it waits for an answer.
  open var isSearching: Bool { question.isWaiting }

  /// Takes the question back; what was suggested stays.
  open func cancel() { question.cancel() }

  private func ask() {
    cancel()
    let text = queryFragment
    guard !text.isEmpty else {
      results = []
      return
    }
    let query = [("query", text)] + PlaceServer.query(own)
    question.ask("/places/suggestions", query) { [weak self] result in
      result.tell { self?.take($0, $1, text) }
    }
  }

  private func take(_ list: [JSONValue]?, _ error: (any Error)?, _ text: String) {
    if let error { delegate?.completer(self, didFailWithError: error) }
    guard let list else { return }
    results = list.compactMap { each in
      guard let title = each["title"]?.string else { return nil }
      return MKLocalSearchCompletion(
        title: title, subtitle: each["subtitle"]?.string ?? "", written: text)
    }
    delegate?.completerDidUpdateResults(self)
  }
}
