/// The doc string of a pickle's step, with placeholders filled in.
public struct PickleDocString: Hashable, Sendable {
  /// The word after the opening delimiter, such as `json`.
  public let mediaType: String?
  /// The lines, joined by line feeds.
  public let content: String

  /// Creates a doc string.
  public init(mediaType: String? = nil, content: String) {
    self.mediaType = mediaType
    self.content = content
  }
}
