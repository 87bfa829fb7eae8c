import TestSupport
import Testing

@testable import CucumberExpressions

struct CommonPatternTests {
  static let common = [
    "a", "one|two words", #"\d+"#, #"-?\d+(?:\.\d+)?"#, #""[^"]*""#, "(?:a|(b)c)*", "[a-zA-Z0-9]+",
    "[+-]", "[-+]", #"(?:[^"\\]|\\.)*"#, "a{3}", #"\d{1,6}(?:st|nd)"#, #"[\d-]"#, "[^a]", ".*",
    "((((((((a))))))))", "km/h|%", ", ?",
  ]

  /// What does not compile, or means more than it seems to, or is merely rarer.
  static let others = [
    "", "|a", "a|", "()", "(?:)", "(a", "a)", "[a", "[]", "[]a]", "[z-a]", "[a-]]", "[a-9]", "*a",
    "a**", "a+?", "a?+", "a{", "a{}", "a{,3}", "a{3,}", "a{4,3}", "a{1,100}", #"\"#, #"\1"#,
    #"\k<a>"#, #"\q"#, "(?<name>a)", "(?P<name>a)", "(?=a)", "(?i)a", "^a$", "[a&&b]",
    "[a--b]",
    "[a[b]]", "a#b", "é", "(((((((((a)))))))))", "a\nb",
  ]

  @Test(arguments: common)
  func `the commonest forms are known for right, and are`(pattern: String) throws {
    #expect(CommonPattern.isMatched(by: pattern))
    _ = try CompiledPattern("(?:\(pattern))")
    #expect(!CaptureScanner.scan(pattern).hasNamesOrBackreferences)
  }

  @Test(arguments: others)
  func `all else is left to the compiler`(pattern: String) {
    #expect(!CommonPattern.isMatched(by: pattern))
  }

  /// All texts of a few characters that mean something: what is accepted must compile.
  @Test(.tags(.sweep)) func `no text that does not compile is accepted`() {
    let pieces = [
      "a", "-", "|", "(", ")", "(?:", "[", "]", "^", "\\", "d", "?", "*", "{", "2", ",", "}",
    ]
    var numbers = SeededNumbers(seed: 2_028)
    var accepted = 0
    for _ in 0..<(20_000 * Sweep.scale) {
      let pattern = (0...numbers.number(below: 9)).map { _ in
        pieces[numbers.number(below: pieces.count)]
      }.joined()
      guard CommonPattern.isMatched(by: pattern) else { continue }
      accepted += 1
      #expect(throws: Never.self) { try CompiledPattern("(?:\(pattern))") }
    }
    #expect(accepted > 100)
  }
}
