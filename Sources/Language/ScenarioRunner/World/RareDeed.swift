/// Something that may happen in most worlds at any time, and that hardly any app does anything about.
///
/// Walks try it. To try it in every order as well would multiply them, for nothing in most apps.
public struct RareDeed: Hashable, Sendable {
  /// What it is about, in a few words: "power saving".
  public let kind: String
  /// The sentence of the library.
  public let sentence: String

  /// Creates a deed.
  public init(_ kind: String, _ sentence: String) {
    (self.kind, self.sentence) = (kind, sentence)
  }
}
