public import Gherkin

/// The doc string under a step, for a body whose last argument has this type.
public struct DocStringArgument: Hashable, Sendable {
  /// The lines, joined by line feeds.
  public let content: String
  /// The word after the opening delimiter, such as `json`.
  public let mediaType: String?

  /// Creates a doc string.
  public init(_ content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }

  /// Creates a doc string from a pickle's.
  public init(_ docString: PickleDocString) {
    self.init(docString.content, mediaType: docString.mediaType)
  }
}
