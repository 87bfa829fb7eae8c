import Testing

@testable import RehearseCommand

struct TerminalKeyTests {
  @Test(arguments: [
    ("a", [TerminalKey.character("a")]), ("\n", [.enter]), ("\r", [.enter]),
    ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{4}", [.endOfInput]), ("\u{15}", [.eraseAll]),
    ("\u{17}", [.eraseWord]), ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]),
    ("aü🐕", [.character("a"), .character("ü"), .character("🐕")]), ("\u{1}\u{2}\t", []),
    // Arrows, Home, F1, and one with a modifier.
    ("\u{1B}[A", []), ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1B}OPx", [.character("x")]),
    ("\u{1B}[", []), ("\u{1B}[200~ab", [.character("a"), .character("b")]),
  ])
  func `bytes of a terminal are keys`(text: String, keys: [TerminalKey]) {
    var reader = KeyReader()
    #expect(reader.keys(in: Array(text.utf8)) == keys)
  }

  @Test func `a character that comes in pieces is one`() {
    for length in 1...3 {
      var reader = KeyReader()
      let bytes = Array("🐕".utf8)
      #expect(reader.keys(in: Array(bytes[..<length])) == [])
      #expect(reader.keys(in: Array(bytes[length...])) == [.character("🐕")])
    }
  }

  @Test func `bytes that are no text are passed over`() {
    var reader = KeyReader()
    #expect(reader.keys(in: [0xFF, 0x80, 0xC3, 0x28, 0x61]).last == .character("a"))
    for byte in UInt8.min...UInt8.max {
      var other = KeyReader()
      _ = other.keys(in: [byte])
      #expect(other.keys(in: Array("abcd".utf8)).contains(.character("d")), "after \(byte)")
    }
  }
}

struct PatternPromptTests {
  private static func prompt(_ keys: [TerminalKey], on text: String = "") -> PatternPrompt {
    keys.reduce(into: PatternPrompt(text)) { $0.edit($1) }
  }

  @Test(arguments: [
    ("a b", [TerminalKey.eraseWord], "a "), ("a b ", [.eraseWord], "a "), ("a", [.eraseWord], ""),
    ("", [.eraseWord, .backspace], ""), ("a b", [.eraseAll], ""), ("ü🐕", [.backspace], "ü"),
    ("a", [.character(" "), .character("b")], "a b"),
  ])
  func `a text is edited`(text: String, keys: [TerminalKey], result: String) {
    #expect(Self.prompt(keys, on: text).text == result)
  }

  @Test func `what is pasted is taken up to a length`() {
    let keys = [TerminalKey](repeating: .character("x"), count: PatternPrompt.lengthMax + 9)
    #expect(Self.prompt(keys).text.count == PatternPrompt.lengthMax)
  }

  @Test(arguments: [("  a  b ", "a  b"), ("", ""), ("   ", ""), ("a", "a")])
  func `spaces around a pattern are none of it`(text: String, pattern: String) {
    #expect(PatternPrompt(text).pattern == pattern)
  }

  @Test(arguments: [
    (80, "Part of a name or path: a rather long pattern"),
    (40, "Part of a name or path: er long pattern"), (20, "Pattern: ng pattern"),
    (11, ">  pattern"), (10, "g pattern"), (4, "ern"), (1, "n"),
  ])
  func `the line fits, and shows the end of what is typed`(columns: Int, line: String) {
    #expect(PatternPrompt("a rather long pattern").line(columns: columns) == line)
  }

  @Test func `wide characters take two columns`() {
    let text = PatternPrompt(String(repeating: "犬", count: 30)).line(columns: 40)
    #expect(text == "Part of a name or path: " + String(repeating: "犬", count: 7))
  }
}
