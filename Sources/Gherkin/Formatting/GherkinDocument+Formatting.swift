extension GherkinDocument {
  /// Returns the document as text in the canonical layout.
  public func formatted() -> String {
    ""
  }
}
