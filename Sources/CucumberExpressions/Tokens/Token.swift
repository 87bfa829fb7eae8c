/// A piece of a Cucumber expression: its kind, its text without escapes, and where it stands.
struct Token: Hashable, Sendable {
  let type: TokenType
  var text: String
  /// The code points it covers, escapes included.
  var range: Range<Int>
}
