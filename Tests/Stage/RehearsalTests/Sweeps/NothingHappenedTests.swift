import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// A check that holds where nothing has happened may hold for want of anything: each such one is looked at.
///
/// The snapshot lists them. A new line in it is a new way to be green; it stays only if the sentence itself says that
/// there is none, or describes the state of a phone that nobody has touched.
struct NothingHappenedTests {
  @Test func `the checks that hold where nothing has happened are those that were looked at`()
    async throws
  {
    #expect(NothingHappened.sentences.count > 250)
    var places: [String: [String]] = [:]
    for beginning in NothingHappened.beginnings {
      for sentence in await NothingHappened.passing(NothingHappened.sentences, at: beginning) {
        places[sentence, default: []].append(beginning.name)
      }
    }
    let lines = NothingHappened.sentences.compactMap { sentence in
      places[sentence].map { "\(sentence)\n    \($0.joined(separator: ", "))\n" }
    }
    try Snapshot.expect(lines.joined(), matches: "checks that hold where nothing has happened.txt")
  }

  @Test(arguments: NothingHappened.beginnings.map(\.name))
  func `no check holds by a name that nothing has`(name: String) async throws {
    let beginning = try #require(NothingHappened.beginnings.first { $0.name == name })
    #expect(NothingHappened.misnamed.count > 30)
    let passing = await NothingHappened.passing(NothingHappened.misnamed, at: beginning)
    #expect(passing == [])
  }
}
