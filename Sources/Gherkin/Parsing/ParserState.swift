/// What a matcher must know about the place in the grammar.
struct ParserState {
  var number = StateTable.start
  /// The delimiter of the doc string that is open.
  var openDelimiter: Range<Int>?
  /// A step may come next; some languages have keywords of steps that headers start with.
  var acceptsSteps = false
  /// A `# language:` line may come next.
  var acceptsLanguage = true

  mutating func move(to state: UInt8, in table: StateTable) {
    guard state != number else { return }
    number = state
    acceptsSteps = table.successor(of: state, after: .stepLine) != StateTable.none
    acceptsLanguage = table.successor(of: state, after: .language) != StateTable.none
  }
}
