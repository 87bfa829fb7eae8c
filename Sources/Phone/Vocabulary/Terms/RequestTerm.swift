package import DeviceInterface

/// A sort of request, declared once: how it stands on the line, and what reports, sentences and the audit know of it.
package final class RequestTerm: Sendable {
  /// The sort.
  package let kind: RequestKind
  /// How it stands on the line.
  package let form: Kind<Request>
  /// The sort of muteness that keeps an app from it.
  package let unasked: UnaskedRequest
  /// The platform that alone knows it, with the id of the rule that says so; `nil` where both do.
  package let only: (platform: PlatformKind, rule: String)?
  private let words: @Sendable (Request) -> String?

  /// Declares a sort that carries nothing; the words follow "the app".
  convenience init(
    _ kind: RequestKind, _ value: Request, _ meaning: Meaning, unasked: UnaskedRequest,
    says words: String
  ) {
    self.init(
      kind, meaning, unasked: unasked, parts: { $0 == value ? () : nil }, make: { value },
      says: { words })
  }

  /// Declares a sort that names something by its id.
  convenience init(
    _ kind: RequestKind, _ meaning: Meaning, unasked: UnaskedRequest, named member: String,
    parts: @escaping @Sendable (Request) -> String?, make: @escaping @Sendable (String) -> Request,
    says: @escaping @Sendable (String) -> String
  ) {
    self.init(
      kind, meaning, unasked: unasked, Member(member, .text, "Which one."), parts: parts,
      make: make, says: says)
  }

  /// Declares a sort with its members; `says` returns the words that follow "the app".
  init<each Part>(
    _ kind: RequestKind, _ meaning: Meaning, unasked: UnaskedRequest,
    _ members: repeat Member<each Part>,
    parts: @escaping @Sendable (Request) -> (repeat each Part)?,
    make: @escaping @Sendable (repeat each Part) throws -> Request,
    says: @escaping @Sendable (repeat each Part) -> String
  ) {
    self.kind = kind
    self.unasked = unasked
    form = Kind(kind.name, meaning.text, repeat each members, parts: parts, make: make)
    only = meaning.platform.flatMap { platform in meaning.rules.first.map { (platform, $0) } }
    words = { request in parts(request).map { says(repeat each $0) } }
  }

  /// Returns the request as a sentence whose subject is the app.
  func text(of request: Request) -> String {
    guard let words = words(request) else {
      preconditionFailure("\(request) is not of the sort \(kind)")
    }
    return words
  }
}
