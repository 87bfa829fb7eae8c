import TestSupport
import Testing

@testable import CucumberExpressions

struct NativeRecognizerTests {
  /// The quick way and the regular expression must give the same groups, or the same refusal.
  @Test(arguments: ["int", "word", "string", "", "biginteger", "long"])
  func `the quick way agrees with the regular expression`(name: String) throws {
    let expression = try CucumberExpression("a {\(name)} b", ParameterTypeRegistry())
    let pattern = MatchPattern(expression)
    let matcher = ExpressionMatcher(expression)
    var generator = SeededNumbers(seed: 7)
    let letters = Array("\"'\\-019ax \u{a0}\u{301}ż\n\u{2028}".unicodeScalars)
    var matched = 0
    for _ in 0..<3_000 {
      var words = String.UnicodeScalarView()
      for _ in 0..<generator.number(below: 6) {
        words.append(letters[generator.number(below: letters.count)])
      }
      let text = "a \(String(words)) b"
      let expected = pattern.match(text)?.map(\.group)
      let actual = matcher.match(text)?.map(\.group)
      #expect(actual == expected, "\(text.debugDescription)")
      matched += actual == nil ? 0 : 1
    }
    #expect(matched > 10)
  }
}
