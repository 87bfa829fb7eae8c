import CucumberExpressions
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Numbers in sentences: whatever is written, the answer is an answer.
struct NumberTests {
  /// The types of Cucumber's own whose values have no bounds that any sentence could mean.
  private static let unbounded: Set<String> = [
    "int", "float", "double", "byte", "short", "long", "bigdecimal", "biginteger",
  ]

  /// What is written where the example of a step has a number.
  private static let extremes = [
    "-9223372036854775808", "-1", "0", "1", "9223372036854775807", "1000000000",
  ]

  /// In what state of things the sentences are tried, and on which platform.
  private static let beginnings: [(steps: [String], tag: String)] = [
    (["the pet listing app is installed", "the user opens the app"], "@ios"),
    (["the campaign \"Spring leaflets\" is running"], "@ios"),
    (["the employee is clocked in"], "@android"),
    (["the app is open"], "@android"),
  ]

  @Test func `every number in a sentence has a range`() {
    for definition in ScenarioFiles.library.definitions {
      for type in definition.expression.parameterTypes where Self.unbounded.contains(type.name) {
        Issue.record(
          "\(definition.expression.source): write {count} or {ordinal} for {\(type.name)}")
      }
    }
  }

  @Test func `every number of every sentence can be as small and as large as can be`() async throws
  {
    let matcher = StepInventory(ScenarioFiles.library).matcher()
    let sentences = ScenarioFiles.library.definitions.filter { !$0.isModified }
      .flatMap(\.examples).flatMap(Self.variants)
      .filter { !matcher.matches(String($0.prefix { $0 != "\n" })).isEmpty }
    #expect(sentences.count > 1_000)
    // Each sentence is tried in one state, and its neighbours in the others.
    for (index, beginning) in Self.beginnings.enumerated() {
      let places = sentences.indices.filter { place in
        Self.fits(sentences[place], beginning.steps[0])
          ?? (place % Self.beginnings.count == index)
      }
      let some = places.map { sentences[$0] }
      let results = await Play.sentences(
        some, after: beginning.steps, on: beginning.tag, workers: 2)
      #expect(results.count == some.count, "\(beginning.steps[0])")
    }
  }

  /// Whether a sentence about a certain app can be tried in the state; nil where it is about none.
  ///
  /// A way of a month is tried where no app records every metre of it.
  private static func fits(_ sentence: String, _ beginning: String) -> Bool? {
    for (word, app) in [
      ("arrives", "pet listing"),
      ("listing", "pet listing"), ("campaign", "campaign"), ("shift", "clocked in"),
      ("gap", "clocked in"), ("recorded", "campaign"), ("stored", "clocked in"),
    ] where sentence.contains(word) {
      return beginning.contains(app)
    }
    return nil
  }

  @Test(arguments: [
    ("the -1 newest recorded points are on the server", "from 0 to 1000000"),
    ("the user taps point -9223372036854775808 of the map", "from 1 to 1000000"),
    ("the employee opens shift -9223372036854775808 of the history", "from 1 to 1000000"),
    ("listing -9223372036854775808 is \"Burek\"", "from 1 to 1000000"),
    (
      "the campaign server accepts only the first -1 points of the next upload",
      "from 0 to 1000000"
    ),
    ("the network loses one in 0 requests", "from 1 to 1000000"),
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
