import AppParts
import DeviceInterface
import Foundation
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import PetListingRoom
@testable import Rehearsal

/// Checks of what is not there in an app that can never have it.
struct AbilityTests {
  private static let listing = [
    "the pet listing app is installed", "location permission is while using",
    "the user opens the app", "1 minute passes",
  ]

  @Test(arguments: [
    ("no note is shown", "shows a note"), ("for 1 minute no note is shown", "shows a note"),
    ("no audio player is shown", "shows an audio player"),
    ("the phone holds no audio file", "loads audio"), ("the audio is not playing", "loads audio"),
    ("0 notifications are shown", "shows a notification"),
    ("location updates are off", "starts location updates"),
    ("the blue location indicator is not shown", "starts location updates"),
    ("the platform watches 0 regions", "has a region watched"),
    ("the app has stored nothing", "stores anything"),
    ("the app has stored at most 0 kB", "stores anything"),
    ("the app was told nothing about regions", "has a region watched"),
    ("the app was told nothing about audio", "loads audio"),
    ("the app was told nothing else about work", "defers work"),
    ("the app was told nothing about notifications", "shows a notification"),
    ("the app was told \"audio finished\" 0 times", "loads audio"),
  ])
  func `what the pet listing app never does is no check there`(
    sentence: String, ability: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.listing).first)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(
      result.steps.last?.problem?.message
        == "The pet listing app never \(ability), so nothing would be checked.")
  }

  @Test(arguments: [
    "no popup is shown", "the screen does not show that it is loading", "no system alert is shown",
    "the app has not asked for permission", "the location permission alert has never been shown",
    "the location arrow is not shown",
  ])
  func `what it does at times may be absent`(sentence: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.listing).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("the campaign \"Spring leaflets\" is running", "no note is shown", StepStatus.invalid),
    ("the campaign \"Spring leaflets\" is running", "0 notifications are shown", .passed),
    (
      "the campaign \"Spring leaflets\" is running",
      "the map shows 0 points that can be tapped", .invalid
    ),
    ("the campaign \"Spring leaflets\" is running", "the platform watches 0 regions", .invalid),
    ("the employee is clocked in", "no audio player is shown", .invalid),
    ("the employee is clocked in", "the phone holds no audio file", .invalid),
    ("the employee is clocked in", "no popup is shown", .passed),
    ("the app is open", "the platform watches 0 regions", .invalid),
    ("the app is open", "the app has received 0 fixes", .passed),
  ])
  func `each app has what it has`(
    beginning: String, sentence: String, status: StepStatus
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: [beginning]).first)
    #expect(result.status == status, "\(Play.explanation(of: result))")
  }

  @Test func `services are no subject on iOS, nor of an app that starts none`() async throws {
    let sentence = "the app was told nothing about services"
    for (tag, message) in [("@ios", "has no foreground services"), ("@android", "never starts a")] {
      let result = try #require(
        await Play.sentences([sentence], after: Self.listing, on: tag).first)
      #expect(result.status == .invalid)
      #expect(result.steps.last?.problem?.message.contains(message) == true)
    }
  }

  @Test func `of an app about which nobody has said it, nothing is held against a check`()
    async throws
  {
    let before = ["the note app is installed", "the user opens the app"]
    let text =
      "Feature: F\n  Scenario: S\n"
      + (before + ["no note is shown", "no audio player is shown"]).map { "    * \($0)\n" }.joined()
    let results = await Play.results(
      [Source(uri: "notes.feature", text: text)], library: NoteRoom.library)
    #expect(results.map(\.status) == [.passed])
  }

  @Test(arguments: [
    ("startup-listing", ["allowed", "denied", "first-time-ios"]),
    ("campaign", ["start", "audio", "offline", "permission-ios", "background-android"]),
    (
      "clock-in",
      [
        "history", "status-ios", "offline", "permission-ios", "closed-android", "tracking",
        "put-away",
      ]
    ),
    ("tour", ["happy-path", "permission-ios", "background-android", "sound"]),
    (
      "delivery",
      ["happy-path", "circles", "background-android", "permission-ios", "consent", "records"]
    ),
  ])
  func `an app has all that it says, and nothing else`(folder: String, names: [String]) async throws
  {
    let sources = try names.map {
      try ScenarioFiles.source("Scenarios/\(folder)/\($0).feature")
    }
    let plan = await Planner { World.profiles(forTags: $0) }.plan(sources, workers: 1)
    let player = ScenarioPlayer(ScenarioFiles.library)
    var used: Set<AppAbility> = []
    var declared: Set<AppAbility> = []
    for scenario in plan.scenarios {
      let world = player.play(scenario) { $0.interfere(nil) }.world
      used.formUnion(world.app.interference.saboteur?.use.abilities ?? [])
      declared.formUnion(world.app.room.abilities ?? [])
    }
    #expect(used.subtracting(declared) == [])
    #expect(declared.subtracting(used) == [])
  }

  @Test func `an app has popups and notifications where it has words for them`() {
    for room in AllApps.rooms {
      let abilities = room.abilities ?? []
      #expect(abilities.contains(.popup) == !room.words.popups.isEmpty, "\(room.name)")
      #expect(
        abilities.contains(.notification) == !room.words.notifications.isEmpty, "\(room.name)")
    }
  }
}
