/// A sort of request that an app can be kept from making; its words complete "the app never …".
public struct UnaskedRequest: Hashable, Sendable {
  /// The words.
  public let words: String

  /// Asks the user for permission, or to turn location on.
  package static let askForPermission: Self = "asks for permission"
  /// Starts or stops coarse reports of changes and stays.
  package static let watchPlaces: Self = "starts or stops coarse changes and visits"
  /// Opens or closes a session or a manager that location needs.
  package static let session: Self = "opens or closes a location session"
  /// Sets a timer.
  package static let schedule: Self = "sets a timer"
  /// Stores a value.
  package static let store: Self = "stores a value"
  /// Stores a line.
  package static let append: Self = "stores a line"
  /// One position.
  package static let requestFix: Self = "asks for one position"
  /// Positions one after the other.
  package static let startUpdates: Self = "starts positions"
  /// Listens to the motion sensors, or stops.
  package static let motion: Self = "starts or stops the motion sensors"
  /// Opens an address or Settings.
  package static let open: Self = "opens Settings or another app"

  /// All sorts, in the order of the vocabulary.
  package static let all = Vocabulary.requestSections.flatMap(\.terms).map(\.unasked)
    .reduce(into: [Self]()) { if !$0.contains($1) { $0.append($1) } }
}

extension UnaskedRequest: ExpressibleByStringLiteral {
  /// Takes the words.
  public init(stringLiteral words: String) { self.words = words }
}
