import CucumberExpressions
import ScenarioRunner
import Testing

@testable import Vocabulary

/// Numbers in sentences: whatever is written, the answer is an answer.
struct NumberTests {
  /// The types of Cucumber's own whose values have no bounds that any sentence could mean.
  private static let unbounded: Set<String> = [
    "int", "float", "double", "byte", "short", "long", "bigdecimal", "biginteger",
  ]

  /// What is written where the example of a step has a number.
  private static let extremes = [
    "-9223372036854775808", "-9223372036854775809", "-1", "0", "1", "2000000",
    "9223372036854775807", "99999999999999999999", "0.000001", "1000000000", "1e300",
  ]

  /// In what state of things the sentences are tried: with nothing, and with each app as it does what it is for.
  private static let beginnings: [(name: String, steps: [String])] = [
    ("no app", []),
    ("pet listing", ["the pet listing app is installed", "the user opens the app"]),
    ("campaign", ["the campaign \"Spring leaflets\" is running", "2 minutes pass"]),
    ("shift", ["the employee is clocked in", "20 minutes pass"]),
  ]

  @Test func `every number in a sentence has a range`() {
    for definition in ScenarioFiles.library.definitions {
      for type in definition.expression.parameterTypes where Self.unbounded.contains(type.name) {
        Issue.record(
          "\(definition.expression.source): write {count} or {ordinal} for {\(type.name)}")
      }
    }
  }

  @Test(arguments: ["@ios", "@android"])
  func `every number of every sentence can be written as small and as large as can be`(
    tag: String
  ) async throws {
    let sentences = ScenarioFiles.library.definitions.filter { !$0.isModified }
      .flatMap(\.examples).flatMap(Self.variants)
    #expect(sentences.count > 2_000)
    for beginning in Self.beginnings {
      let results = await Play.sentences(sentences, after: beginning.steps, on: tag)
      #expect(results.count == sentences.count, "\(beginning.name)")
    }
  }

  @Test(arguments: [
    ("the -1 newest recorded points are on the server", "from 0 to 1000000"),
    ("the user taps point -9223372036854775808 of the map", "from 1 to 1000000"),
    ("the employee opens shift -9223372036854775808 of the history", "from 1 to 1000000"),
    ("listing -9223372036854775808 is \"Burek\"", "from 1 to 1000000"),
    ("the listing server answers with status 99", "from 200 to 599"),
    ("the app has received 99999999999999999999 fixes", "from 0 to 1000000"),
  ])
  func `a number out of its range is marked where it stands, with the range`(
    sentence: String, range: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence]).first)
    let problem = try #require(result.steps[0].problem)
    #expect(result.status == .invalid)
    #expect(problem.message.contains(range), "\(problem.message)")
    let fault = try #require(problem.fault)
    let words = String(Array(sentence)[fault])
    #expect(words.contains { $0.isNumber }, "\(words)")
  }

  /// The sentence with each of its numbers, one after the other, written in each extreme way.
  private static func variants(_ sentence: String) -> [String] {
    let characters = Array(sentence)
    var variants: [String] = []
    var index = 0
    while index < characters.count {
      let end = characters[index...].firstIndex { !$0.isWholeNumber } ?? characters.count
      guard end > index else {
        index += 1
        continue
      }
      for extreme in extremes {
        variants.append(
          String(characters[..<index]) + extreme + String(characters[end...]))
      }
      index = end
    }
    return variants
  }
}
