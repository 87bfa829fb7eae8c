/// The lines of a text, as editors count them.
enum TextLines {
  /// Splits a text at line feeds, carriage returns and the two together.
  ///
  /// Form feeds, vertical tabs and the separators of Unicode stand within a line, so that the numbers in messages are
  /// those beside the lines on the screen.
  static func of(_ text: Substring) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { character in
      character == "\n" || character == "\r" || character == "\r\n"
    }
  }
}
