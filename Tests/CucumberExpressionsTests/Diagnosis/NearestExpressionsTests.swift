import Testing

@testable import CucumberExpressions

struct NearestExpressionsTests {
  private static let catalogue = [
    "the battery is at {int}%",
    "the user opens the app",
    "the user closes the app",
    "the user answers {string} to the popup",
    "{int} minute(s) pass(es)",
    "the list shows {int} animal(s)",
    "the phone has no network/signal",
    "{word} {word}",
    "{}",
  ]

  @Test(arguments: [
    ("the batery is at 5%", 0),
    ("battery is at 5%", 0),
    ("the user open the app", 1),
    ("User closes app", 2),
    ("the user answers Allow Once to the popup", 3),
    ("5 minuts pass", 4),
    ("the list show three animals", 5),
    ("the phone has no signall", 6),
  ])
  func `the expression that was meant comes first`(text: String, index: Int) throws {
    #expect(try nearest(text).first?.index == index)
  }

  @Test(arguments: ["", "bananas", "completely different words of another subject", "a b"])
  func `nothing is suggested for words unlike any`(text: String) throws {
    #expect(try nearest(text) == [])
  }

  @Test func `equals keep their order and the limit holds`() throws {
    let registry = ParameterTypeRegistry()
    let same = try (0..<5).map { _ in try CucumberExpression("the app opens", registry) }
    let found = NearestExpressions(same).suggestions(for: "the app opened", limit: 3)
    #expect(found.map(\.index) == [0, 1, 2])
    #expect(NearestExpressions(same).suggestions(for: "the app opened", limit: 0).isEmpty)
  }

  @Test func `a text without end is compared only in part`() throws {
    let text = "the user opens the app " + String(repeating: "again ", count: 100_000)
    #expect(try nearest(text) == [])
  }

  private func nearest(_ text: String) throws -> [NearestExpressions.Suggestion] {
    let registry = ParameterTypeRegistry()
    let expressions = try Self.catalogue.map { try CucumberExpression($0, registry) }
    return NearestExpressions(expressions).suggestions(for: text)
  }
}
