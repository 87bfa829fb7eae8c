/// Text without the white space around it.
enum TrimmedText {
  /// Returns a text without the white space at its beginning and end.
  static func text(_ text: String) -> String {
    var rest = text[...].unicodeScalars
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
