/// The notation a source is written in, told by the ending of its name.
public enum SourceMediaType: String, Hashable, Sendable {
  /// Gherkin as in `.feature` files.
  case plain = "text/x.cucumber.gherkin+plain"
  /// Gherkin inside Markdown as in `.feature.md` files.
  case markdown = "text/x.cucumber.gherkin+markdown"
}
