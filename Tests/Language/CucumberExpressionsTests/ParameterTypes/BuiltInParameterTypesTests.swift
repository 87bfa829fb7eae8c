import TestSupport
import Testing

@testable import CucumberExpressions

struct BuiltInParameterTypesTests {
  @Test(arguments: [
    ("int", "-7", "-7"), ("byte", "-128", "-128"), ("short", "32767", "32767"),
    ("long", "-9223372036854775808", "-9223372036854775808"),
    ("biginteger", "99999999999999999999", "99999999999999999999"),
    ("float", "+1.5E+3", "1500.0"), ("float", "-.5", "-0.5"), ("float", "7", "7.0"),
    ("double", "3.25", "3.25"), ("bigdecimal", "0.10000000000000000001", "0.10000000000000000001"),
    ("word", "naïve-🙂", "naïve-🙂"), ("", " a  b ", " a  b "), ("", "", ""),
    ("string", #""a 'b' c""#, "a 'b' c"), ("string", #"'a "b" c'"#, #"a "b" c"#),
    ("string", #""a \"b\" \n""#, #"a "b" \n"#), ("string", "''", ""),
  ])
  func `words become values`(name: String, text: String, value: String) throws {
    let arguments = try #require(try match(name, text))
    #expect("\(try arguments[0].value())" == value)
  }

  @Test(arguments: [
    ("int", "1.5"), ("int", "+1"), ("int", "--1"), ("int", "٣"), ("int", ""), ("int", "-"),
    ("float", "a"), ("float", "1."), ("word", "two words"), ("word", ""), ("word", "a\u{a0}b"),
    ("string", #""a'"#), ("string", "a"), ("string", #""a" "b""#), ("string", #""a\""#),
    ("", "two\nlines"), ("", "two\u{2028}lines"),
  ])
  func `other words do not match`(name: String, text: String) throws {
    #expect(try match(name, text) == nil)
  }

  @Test(arguments: [("int", "9223372036854775808"), ("byte", "128"), ("short", "-32769")])
  func `a number out of range matches and keeps its error`(name: String, text: String) throws {
    let argument = try #require(try match(name, text)?.first)
    let error = #expect(throws: ConversionError.self) { try argument.value() }
    #expect("\(try #require(error))".hasPrefix("“\(text)” is not a whole number from"))
  }

  @Test func `a real number too large keeps its error`() throws {
    let argument = try #require(try match("double", "1E999")?.first)
    #expect(throws: ConversionError.notANumber(text: "1E999")) { try argument.value() }
  }

  @Test func `every type has words for the catalogue and matches its own example`() throws {
    for type in ParameterTypeRegistry().all {
      #expect(!type.documentation.isEmpty)
      #expect(try match(type.name, type.example) != nil, "{\(type.name)}")
    }
  }

  /// The pattern that is matched must take the same words as the official one, alone and in a row.
  @Test(arguments: ["{float}", "{float}x", "{float} {bigdecimal}", "{float}{word}"])
  func `numbers with decimals are the official ones`(source: String) throws {
    let expression = try CucumberExpression(source, ParameterTypeRegistry())
    let official = try CompiledPattern(expression.regexSource)
    let matched = MatchPattern(expression)
    var generator = SeededNumbers(seed: 3)
    let letters = Array("+-.E12 x".unicodeScalars)
    var matches = 0
    for _ in 0..<8_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<generator.number(below: 8) {
        text.append(letters[generator.number(below: letters.count)])
      }
      let words = official.captures(inWhole: String(text)[...])?.map { range in
        range.map { String(text[$0]) }
      }
      #expect(matched.match(String(text))?.map(\.text) == words, "“\(String(text))”")
      matches += words == nil ? 0 : 1
    }
    #expect(matches > 50)
  }

  @Test func `a very long number takes no time to speak of`() throws {
    let text = String(repeating: "1", count: ExpressionMatcher.textLengthMax - 3) + "x y"
    let expression = try CucumberExpression("{float}", ParameterTypeRegistry())
    let matcher = ExpressionMatcher(expression)
    let elapsed = ContinuousClock().measure { #expect(matcher.match(text) == nil) }
    #expect(elapsed < .seconds(5))
  }

  private func match(_ name: String, _ text: String) throws -> [Argument]? {
    let expression = try CucumberExpression("{\(name)}", ParameterTypeRegistry())
    return ExpressionMatcher(expression).match(text)
  }
}
