/// The languages Gherkin can be written in.
public enum Dialects {
  /// The codes of all languages, sorted.
  public static let codes: [String] = []

  /// Returns the keywords of a language; nil for an unknown code.
  public static func dialect(for code: String) -> Dialect? {
    nil
  }
}
