/// What a line was recognised as, as offsets into the source.
struct Token {
  var kind: TokenKind
  /// The column of the keyword or of the first character.
  var column: Int
  var keyword: Range<Int> = 0..<0
  var text: Range<Int> = 0..<0
  var keywordType = KeywordType.unknown
}
