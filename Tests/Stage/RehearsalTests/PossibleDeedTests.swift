import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// What worlds say may happen in them.
struct PossibleDeedTests {
  private static let starts = [
    "the campaign \"Spring leaflets\" is running", "the employee is clocked in",
    "the delivery route is under way", "the tour app is installed",
    "the pet listing app is installed", "location permission is always",
  ]

  /// What leads to what the user sees elsewhere than in the app.
  private static let turns = [
    "the user opens the app", "the user locks the phone", "the phone rings",
    "the user switches the phone off", "the user leaves the app",
  ]

  @Test(arguments: starts, ["iOS", "Android"])
  func `every deed is a sentence of the library`(start: String, profile: String) throws {
    let player = SentencePlayer(ScenarioFiles.library)
    var numbers = SeededNumbers(seed: 15)
    var first = player.makeWorld(ScenarioSetup(profile: profile, seed: 15))
    try #require(try player.play(start, in: &first))
    var unknown: Set<String> = []
    var tried: Set<String> = []
    for turn in Self.turns {
      var world = first
      _ = try? player.play(turn, in: &world)
      for _ in 0..<40 {
        let deeds = world.possibleDeeds()
        tried.formUnion(deeds)
        unknown.formUnion(deeds.filter { !player.knows($0) })
        guard !deeds.isEmpty else { break }
        var next = world
        let deed = deeds[numbers.number(below: deeds.count)]
        if try player.play(deed, in: &next) { world = next }
      }
    }
    #expect(unknown.sorted() == [])
    #expect(tried.count > 20, "\(tried.sorted())")
  }
}
