import TestSupport
import Testing

@testable import CucumberExpressions

/// Thousands of random expressions and texts, against the official implementation in Python.
@Suite(.comparing(with: .officialImplementations))
struct OfficialExpressionTests {
  private struct Case: Decodable {
    struct Text: Decodable {
      let text: String
      let arguments: [Value]?
    }
    struct Value: Decodable {
      /// The name of the parameter type.
      let type: String
      /// The value as text; none where the words have none.
      let value: String?
    }

    let expression: String
    let error: String?
    let texts: [Text]
  }

  @Test func `random expressions are refused and matched as officially`() throws {
    let cases = try OfficialCases.read("expressions.ndjson", as: Case.self)
    #expect(cases.count >= 1_000)
    let registry = ParameterTypeRegistry()
    for test in cases {
      do {
        let matcher = ExpressionMatcher(try CucumberExpression(test.expression, registry))
        #expect(test.error == nil, "\(test.expression)")
        for sample in test.texts {
          let place: Comment = "“\(sample.text)” with \(test.expression)"
          let arguments = matcher.match(sample.text)
          #expect(arguments?.count == sample.arguments?.count, place)
          for (actual, expected) in zip(arguments ?? [], sample.arguments ?? []) {
            #expect(Self.isSame(actual, expected), place)
          }
        }
      } catch {
        #expect(error.message == test.error, "\(test.expression)")
      }
    }
  }

  private static func isSame(_ actual: Argument, _ expected: Case.Value) -> Bool {
    guard actual.parameterType.name == expected.type else { return false }
    guard let value = try? actual.value() else { return expected.value == nil }
    guard let text = expected.value else { return false }
    if let number = value as? Double { return number == Double(text) }
    return "\(value)" == text
  }
}
