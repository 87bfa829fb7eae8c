/// A phrase that arguments of steps are made of, as the catalogue explains it.
public struct GlossaryEntry: Hashable, Sendable {
  /// The heading of the steps that take it.
  public internal(set) var subject = ""
  /// The phrase, with "…" where something is filled in.
  public let text: String
  /// One sentence that says what it means.
  public let documentation: String
  /// Other words for it, by which people look for it.
  public let also: [String]

  /// Creates an entry.
  public init(_ text: String, _ documentation: String, also: [String] = []) {
    self.text = text
    self.documentation = documentation
    self.also = also
  }
}
