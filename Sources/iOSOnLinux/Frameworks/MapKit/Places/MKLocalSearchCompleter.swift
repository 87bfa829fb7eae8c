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
  open var region = MKCoordinateRegion() { didSet { hasRegion = true } }
  /// What was suggested last.
  open private(set) var results: [MKLocalSearchCompletion] = []
  private var hasRegion = false
  private var number: Int?

  /// Creates a finder of nothing.
  public override init() { super.init() }

  /// What the user has written; another text is asked for, in the place of the one before.
  open var queryFragment = "" {
    didSet { if queryFragment != oldValue { ask() } }
  }

  /// Whether it waits for an answer.
  open var isSearching: Bool { number != nil }

  /// Takes the question back; what was suggested stays.
  open func cancel() {
    if let number { PlaceServer.shared.cancel(number) }
    number = nil
  }

  private func ask() {
    cancel()
    let text = queryFragment
    guard !text.isEmpty else {
      results = []
      return
    }
    let query = [("query", text)] + PlaceServer.query(hasRegion ? region : nil)
    number = PlaceServer.shared.ask("/places/suggestions", query) { [weak self] result in
      guard let self else { return }
      number = nil
      switch result {
      case .success(let list):
        results = list.compactMap { each in
          guard let title = each["title"]?.string else { return nil }
          return MKLocalSearchCompletion(
            title: title, subtitle: each["subtitle"]?.string ?? "", written: text)
        }
        delegate?.completerDidUpdateResults(self)
      case .failure(let error): delegate?.completer(self, didFailWithError: error)
      }
    }
  }
}
