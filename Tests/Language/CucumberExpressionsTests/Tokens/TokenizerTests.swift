import Testing

@testable import CucumberExpressions

struct TokenizerTests {
  @Test func `words and spaces each form one token`() throws {
    let tokens = try Tokenizer.tokens(of: "two  words")
    #expect(tokens.map(\.text) == ["", "two", "  ", "words", ""])
    #expect(tokens.map(\.range) == [0..<0, 0..<3, 3..<5, 5..<10, 10..<10])
  }

  @Test func `every brace and slash is a token of its own`() throws {
    let types = try Tokenizer.tokens(of: "(({}))//").map(\.type)
    #expect(
      types == [
        .startOfLine, .beginOptional, .beginOptional, .beginParameter, .endParameter,
        .endOptional, .endOptional, .alternation, .alternation, .endOfLine,
      ])
  }

  @Test func `an empty expression has only its ends`() throws {
    #expect(try Tokenizer.tokens(of: "").map(\.type) == [.startOfLine, .endOfLine])
  }

  @Test func `an escape widens its token by the backslash`() throws {
    let tokens = try Tokenizer.tokens(of: #"a\/b \{"#)
    #expect(tokens.map(\.text) == ["", "a/b", " ", "{", ""])
    #expect(tokens.map(\.range) == [0..<0, 0..<4, 4..<5, 5..<7, 7..<7])
  }

  @Test func `a backslash at the end points at itself in code points`() {
    let error = #expect(throws: CucumberExpressionError.self) {
      try Tokenizer.tokens(of: "😀e\u{301} \\")
    }
    #expect(error?.problem == .endOfLineEscaped)
    #expect(
      error?.message == """
        This Cucumber Expression has a problem at column 5:

        😀e\u{301} \\
            ^
        The end of line can not be escaped.
        You can use '\\\\' to escape the '\\'
        """)
  }

  @Test func `an escape that is not needed points at the character`() {
    let error = #expect(throws: CucumberExpressionError.self) {
      try Tokenizer.tokens(of: #"one \\\n"#)
    }
    #expect(error?.problem == .characterCannotBeEscaped)
    #expect(error?.range == 7..<8)
  }

  @Test func `an endless expression is refused by name`() throws {
    _ = try Tokenizer.tokens(of: String(repeating: "(", count: Tokenizer.lengthMax))
    let error = #expect(throws: CucumberExpressionError.self) {
      try Tokenizer.tokens(of: String(repeating: "(", count: Tokenizer.lengthMax + 1))
    }
    #expect(error?.problem == .expressionTooLong(codePointsMax: Tokenizer.lengthMax))
  }
}
