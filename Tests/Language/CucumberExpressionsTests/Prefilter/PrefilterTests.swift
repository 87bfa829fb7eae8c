import TestSupport
import Testing

@testable import CucumberExpressions

struct PrefilterTests {
  @Test(arguments: [
    ("the app is {word}", "the app is open", true),
    ("the app is {word}", "the map is open", false),
    ("{int} pass(es)", "12 bananas pass", true),
    ("{int} pass(es)", "12 bananas passed", false),
    ("a {int} b {int} c {int} d", "a 1 c 2 b 3 d", false),
    ("a {int} b {int} c {int} d", "a 1 b 2 c 3 d", true),
    ("ab{}ba", "aba", false),
    ("open/close the app", "close the app", true),
    ("open/close the app", "close the apps", false),
  ])
  func `fixed text decides`(expression: String, text: String, isAdmitted: Bool) throws {
    let expression = try CucumberExpression(expression, ParameterTypeRegistry())
    #expect(expression.prefilter.admits(text) == isAdmitted)
  }

  @Test func `an expression of fixed text only needs no regular expression`() throws {
    let registry = ParameterTypeRegistry()
    #expect(try CucumberExpression("I open/close (the) app", registry).prefilter.isExact)
    #expect(try !CucumberExpression("I open {word}", registry).prefilter.isExact)
    // More variants than are listed.
    #expect(try !CucumberExpression("(a) (b) (c) (d) (e)", registry).prefilter.isExact)
  }

  /// Random expressions and texts made from them: what matches must get past every shortcut.
  @Test(.tags(.sweep)) func `no shortcut rejects what the regular expression accepts`() throws {
    var generator = ExpressionGenerator(seed: 2_026)
    let registry = ParameterTypeRegistry()
    var matches = 0
    var mismatches = 0
    for _ in 0..<(1_500 * Sweep.scale) {
      let expression = try CucumberExpression(generator.expression(), registry)
      let official = try CompiledPattern(expression.regexSource)
      let matcher = ExpressionMatcher(expression)
      for _ in 0..<4 {
        let text = generator.text(for: expression.shape)
        let isMatch = official.captures(inWhole: text[...]) != nil
        #expect((matcher.match(text) != nil) == isMatch, "\(expression) with “\(text)”")
        if isMatch { matches += 1 } else { mismatches += 1 }
      }
    }
    #expect(matches > 500 && mismatches > 500)
  }
}
