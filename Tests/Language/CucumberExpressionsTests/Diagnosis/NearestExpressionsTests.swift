import TestSupport
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

  @Test func `what is found is what comparing word by word finds, for all expressions and texts`()
    throws
  {
    var chance = SeededNumbers(seed: 5)
    let pieces = [
      "the", "user", "opens", "app(s)", "battery/phone", "{int}", "{int}%", "is", "at",
      "{string}", "list", "minute(s)", "{}",
    ]
    let words = [
      "the", "usr", "user", "open", "opens", "app", "apps", "battery", "phone", "5", "5%", "is",
      "at", "list", "minutes", "x",
    ]
    func line(_ parts: [String], _ count: Int) -> String {
      (0..<count).map { _ in parts[chance.number(below: parts.count)] }.joined(separator: " ")
    }
    let registry = ParameterTypeRegistry()
    let expressions = (0..<60).compactMap { _ in
      try? CucumberExpression(line(pieces, 1 + chance.number(below: 6)), registry)
    }
    let search = NearestExpressions(expressions)
    var foundCount = 0
    for _ in 0..<300 {
      let text = line(words, chance.number(below: 8))
      let expected = expressions.enumerated().map { index, expression in
        NearestExpressions.Suggestion(
          index: index, similarityPerMille: Self.similarity(of: expression, to: text))
      }
      .filter { $0.similarityPerMille >= NearestExpressions.similarityPerMilleMin }
      .sorted { ($1.similarityPerMille, $0.index) < ($0.similarityPerMille, $1.index) }
      #expect(search.suggestions(for: text, limit: 100) == expected, "\(text)")
      foundCount += expected.count
    }
    #expect(foundCount > 100)
  }

  /// The likeness as it is defined, row by row for each wording, with nothing left out.
  private static func similarity(of expression: CucumberExpression, to text: String) -> Int {
    let words = ExpressionWording.words(of: text)
    let likenesses = ExpressionWording(expression.shape).variants.map { pattern in
      let total = pattern.reduce(0) { $0 + $1.weight } + words.reduce(0) { $0 + $1.count }
      return total > 0 ? max(0, 1_000 - 1_000 * cost(pattern, words) / total) : 0
    }
    return likenesses.max() ?? 0
  }

  private static func cost(_ pattern: [WordPattern], _ words: [[Unicode.Scalar]]) -> Int {
    var row = [0]
    for word in words { row.append((row.last ?? 0) + word.count) }
    for item in pattern {
      var next = [row[0] + max(item.weight, 1)]
      for (index, word) in words.enumerated() {
        let more = item.hasParameter ? WordPattern.costOfTaking(word.count) : word.count
        next.append(
          min(
            row[index] + item.cost(of: word), row[index + 1] + max(item.weight, 1),
            next[index] + more))
      }
      row = next
    }
    return row[words.count]
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
