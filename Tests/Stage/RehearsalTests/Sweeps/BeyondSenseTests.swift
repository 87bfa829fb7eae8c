import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Amounts that no phone, place or server can have: each is refused by name, with its bound.
struct BeyondSenseTests {
  /// Every sentence with a distance that is no check of a way, with the distance that is tried in its example's place.
  private static func distances(_ amount: String) -> [String] {
    ScenarioFiles.library.definitions.filter { definition in
      !definition.isModified
        && definition.expression.parameterTypes.contains { $0.name == "distance" }
    }.flatMap(\.examples).compactMap { example in
      let sentence = example.prefix { $0 != "\n" }
      guard let found = sentence.firstMatch(of: /\d+(?:\.\d+)? (?:km|m)\b(?!\/)/) else {
        return nil
      }
      return example[..<found.range.lowerBound] + amount + example[found.range.upperBound...]
    }
  }

  @Test func `No sentence takes a distance that leaves the earth`() async throws {
    let sentences = Self.distances("1000000000 km")
    #expect(sentences.count > 20)
    for result in await Play.sentences(sentences, workers: 2) {
      let problem = try #require(result.steps.last?.problem, "\(result.steps.map(\.step.text))")
      #expect(result.status == .invalid, "\(problem.message)")
      #expect(
        problem.message.contains(
          "is not a distance of at most 20000 km, half the way around the earth")
          || problem.message.contains("at most 1000000 km"), "\(problem.message)")
    }
  }

  @Test(arguments: [
    ("20000 km", true), ("20000000 m", true), ("20000.01 km", false), ("20001 km", false),
    (String(repeating: "9", count: 400) + " km", false), ("0 m", true),
  ])
  func `The longest distance is half the way around the earth`(_ text: String, _ isOne: Bool) {
    #expect((DistanceText.parse(text) != nil) == isOne)
    #expect(text.utf8.count > 20 || DistanceText.parseWay(text) != nil)
  }

  @Test(arguments: [
    (
      "the user jumps 20001 km north",
      "“20001 km” is not a distance of at most 20000 km, half the way around the earth"
    ),
    ("the user walks 30000 km east at 5 km/h", "half the way around the earth"),
    ("the user drives 30000 km east at 5 km/h and arrives", "half the way around the earth"),
    ("there is a tunnel of 25000 km around Warsaw", "half the way around the earth"),
    ("the next position is 25000 km off and claims 10 m", "half the way around the earth"),
    (
      "the next position is 25000 km north of the truth and claims 10 m",
      "half the way around the earth"
    ),
    ("the app monitors the region \"Home\" of 25000 km around Warsaw", "half the way around"),
    ("there is a tunnel of 0 m around Warsaw", "Nothing lies within 0 m."),
    ("the user jumps 0 m north", "Nobody gets anywhere by a way of 0 m."),
    ("the user walks 0.00 km north at 5 km/h", "Nobody gets anywhere by a way of 0 m."),
    ("every 20th position is off by 0 m", "Positions that are off by 0 m are right"),
    ("positions are accurate to 0 m", "Positions cannot be accurate to 0 m."),
    ("positions are accurate to 101 km", "Positions cannot be accurate to 101 km."),
    ("positions scatter by 11 km", "Positions cannot scatter by 11 km."),
    ("the user walks 1 km north at 0 km/h", "is not a speed of more than 0 and at most 10000"),
    ("the user walks 1 km north at 1080000000 km/h", "is not a speed of more than 0"),
    ("the user walks 20000 km north at 0.001 m/s and arrives", "A scenario plays at most 60 d"),
    (
      "the phone has 1000000000000000000 MB of free storage",
      "is not an amount of storage of at most 1000 GB"
    ),
    ("the battery is at 101%", "“101” is not a percentage from 0 to 100"),
    ("the user travels to 91, 21", "latitude"),
    ("the user walks to 52, 181 at 5 km/h", "longitude"),
    ("11 years pass", ""), ("4000 days pass", "is not a length of time"),
    ("the phone's clock shows 24:00", "is not a time of day"),
    ("the phone's time zone changes to UTC+15", "is not a time zone from UTC-12 to UTC+14"),
    ("the server answers with status 600", "from 200 to 599"),
    ("the network loses one in 1000001 requests", "from 1 to 1000000"),
  ])
  func `What is beyond all sense is refused`(sentence: String, message: String) async throws {
    let result = try #require(await Play.sentences([sentence]).first)
    #expect(result.status == .invalid || result.status == .undefined)
    let problem = try #require(result.steps.last?.problem)
    #expect(
      message.isEmpty || (problem.message + problem.notes.joined()).contains(message),
      "\(problem.message) \(problem.notes)")
  }

  @Test func `The user can be sent half the way around the earth and back`() async throws {
    let result = try #require(
      await Play.steps(
        """
        When the user jumps 20000 km north
            And 1 minute passes
            And the user jumps 20000 km north
            And the app is open
            And the app asks for when-in-use permission
            And the user answers "allow"
            And the app asks for its location
            Then the last fix is within 100 km of Warsaw
        """))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }
}
