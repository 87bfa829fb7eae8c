import ScenarioRunner
import TestSupport
import Testing

/// Thousands of random tag expressions, against the official implementation in Python.
@Suite(.comparing(with: .officialImplementations))
struct OfficialTagExpressionTests {
  private struct Case: Decodable {
    struct Sample: Decodable {
      let tags: [String]
      let holds: Bool
    }

    let expression: String
    /// The official normal form; none where the expression is refused.
    let normal: String?
    let samples: [Sample]?
    /// Why it is refused, in words that are each implementation's own.
    let error: String?
  }

  @Test func `random tag expressions are refused, read and decided as officially`() throws {
    let cases = try OfficialCases.read("tag-expressions.ndjson", as: Case.self)
    #expect(cases.count >= 1_000)
    for test in cases {
      guard let expression = try? TagExpression(test.expression) else {
        #expect(test.error != nil, "\(test.expression) is refused")
        continue
      }
      #expect(test.error == nil, "\(test.expression) is accepted")
      // Only an empty expression has a form of our own.
      let normal = test.normal == "" ? "true" : test.normal
      #expect(expression.description == normal, "\(test.expression)")
      for sample in test.samples ?? [] {
        #expect(
          expression.matches(sample.tags) == sample.holds, "\(test.expression) on \(sample.tags)")
      }
    }
  }
}
