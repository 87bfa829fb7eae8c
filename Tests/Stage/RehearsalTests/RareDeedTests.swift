import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// What searches try because of what an app has asked for, and what only walks try.
struct RareDeedTests {
  private let player = SentencePlayer(ScenarioFiles.library)

  private func world(_ profile: String, _ sentences: [String]) throws -> World {
    var world = player.makeWorld(ScenarioSetup(profile: profile, seed: 1))
    for sentence in ["the app is open"] + sentences {
      try #require(try player.play(sentence, in: &world), "\(sentence)")
    }
    return world
  }

  @Test(arguments: [
    ("iOS", "the app registers for pushes", "the server pushes \"news\""),
    ("Android", "the app registers for pushes", "the server pushes \"news\""),
    ("Android", "the user connects the charger", "the user disconnects the charger"),
    (
      "iOS", "the app defers the work \"w\" until the phone charges",
      "the user connects the charger"
    ),
    ("Android", "the app sets the alarm \"a\" for 1 hour", "the user force-stops the app"),
    ("Android", "the app defers the work \"w\" for 1 hour", "the user force-stops the app"),
  ])
  func `what an app has asked for can come to it, and is tried only then`(
    profile: String, request: String, deed: String
  ) throws {
    #expect(try !world(profile, []).possibleDeeds().contains(deed))
    var world = try world(profile, [request])
    #expect(world.possibleDeeds().contains(deed))
    #expect(try player.play(deed, in: &world))
  }

  @Test(arguments: ["iOS", "Android"])
  func `a notification can be tapped where the user sees it`(profile: String) throws {
    let posted = [
      "the app's notifications are on", "the app posts the notification \"Ready\"",
      "the user leaves the app",
    ]
    let deed = "the user taps the notification \"Ready\""
    var world = try world(profile, posted)
    #expect(world.possibleDeeds().contains(deed))
    #expect(try player.play(deed, in: &world))
    let locked = try self.world(profile, posted + ["the user locks the phone"])
    #expect(!locked.possibleDeeds().contains(deed))
  }

  @Test(arguments: ["iOS", "Android"])
  func `every rare deed can happen, and then its opposite where there is one`(profile: String)
    throws
  {
    // What is used now is in no other standby bucket.
    let first = try world(profile, ["the user leaves the app"])
    #expect(first.rareDeeds().count == (profile == "iOS" ? 8 : 12))
    for deed in first.rareDeeds() {
      var world = first
      #expect(try player.play(deed.sentence, in: &world), "\(deed.sentence)")
      let opposites = world.rareDeeds().filter { $0.kind == deed.kind }
      #expect(opposites.count == first.rareDeeds().count { $0.kind == deed.kind })
      guard let opposite = opposites.first, opposite != deed else { continue }
      #expect(try player.play(opposite.sentence, in: &world), "\(opposite.sentence)")
    }
  }

  @Test func `a phone that is off has none`() throws {
    #expect(try world("iOS", ["the user switches the phone off"]).rareDeeds() == [])
  }

  private func exploration(
    _ limits: Exploration<World>.Limits, only sentences: [String]? = nil
  ) async throws -> Exploration<World>.Report {
    let text = "@android\nFeature: F\n  Scenario: S\n    Given the app is open\n"
    let plan = await Planner(profilesFor: World.profiles(forTags:)).plan(
      [Source(uri: "a.feature", text: text)], workers: 1)
    let scenario = try #require(plan.scenarios.first)
    return try await Exploration(
      ScenarioFiles.library, from: scenario, limits, only: sentences
    ).run().get()
  }

  @Test func `walks try what orders leave out, and what nothing has tried is known`() async throws {
    var limits = Exploration<World>.Limits()
    (limits.depth, limits.walks) = (1, 0)
    let kinds = [
      "power saving", "the clock", "the time zone", "the language", "the charger", "full storage",
      "notifications", "Location Accuracy", "battery use", "standby buckets", "a force stop",
    ]
    let orders = try await exploration(limits).rareKinds
    #expect(orders.walked == [] && orders.untried == kinds)
    limits.walks = 60
    let walks = try await exploration(limits).rareKinds
    #expect(walks.walked == kinds && walks.untried == [])
    let named = try await exploration(limits, only: ["the app crashes"]).rareKinds
    #expect(named.walked == [] && named.untried == [])
  }
}
