extension GherkinDocument {
  /// Returns the document as text in the canonical layout.
  ///
  /// Two blanks for each level, one blank line between blocks, tags on one line, table columns
  /// aligned by the width a terminal gives them, line feeds as line ends. Comments, also those
  /// behind tags, stay where they are; names, texts, tags and arguments stay what they are, so the
  /// pickles do. Formatting the result again changes nothing.
  ///
  /// A Markdown document is returned as it is: its prose is not part of the document, and its
  /// layout belongs to Markdown's own formatters.
  public func formatted() -> String {
    switch source.mediaType {
    case .markdown: return String(decoding: source.bytes, as: UTF8.self)
    case .plain, .phrases: break
    }
    var formatter = DocumentFormatter(storage)
    return formatter.format()
  }
}
