import Rehearsal
import ScenarioRunner
import Testing

/// What worlds say that lies ahead, and which deeds they offer first.
struct DueEventTests {
  private static func world(_ sentences: [String], profile: String = "iOS") throws -> World {
    let player = SentencePlayer(ScenarioFiles.library)
    var world = player.makeWorld(ScenarioSetup(profile: profile, seed: 15))
    for sentence in sentences { try #require(try player.play(sentence, in: &world), "\(sentence)") }
    return world
  }

  @Test(arguments: [
    (["the campaign \"Spring leaflets\" is running"], "iOS"),
    (["the employee is clocked in", "the user leaves the app"], "Android"),
    (["the delivery route is under way", "the user walks 2 km north at 5 km/h"], "iOS"),
    (
      ["the tour app is installed", "the user opens the app", "the user locks the phone"], "Android"
    ),
    (["the user opens the app", "the user walks 500 m north at 5 km/h"], "iOS"),
  ])
  func `each line can be played, and brings the world to that time`(
    sentences: [String], profile: String
  ) throws {
    let player = SentencePlayer(ScenarioFiles.library)
    let world = try Self.world(sentences, profile: profile)
    let events = world.dueEvents()
    #expect(!events.isEmpty)
    var times: [Duration] = []
    for event in events {
      var next = world
      #expect(try player.play(event.sentence, in: &next), "\(event.sentence)")
      times.append(next.virtualTime - world.virtualTime)
    }
    #expect(times.allSatisfy { $0 > .zero })
    #expect(times == times.sorted())
  }

  @Test func `the end of a way and an alarm are told in the user's words`() throws {
    let walk = try Self.world(["the user opens the app", "the user walks 500 m north at 5 km/h"])
    let arrival = walk.dueEvents().first { $0.sentence == "the user arrives" }
    #expect(arrival == DueEvent(in: "6 min", "the user arrives", sentence: "the user arrives"))
    let alarm = try Self.world(
      ["the user opens the app", "the app sets the alarm \"look again\" for 10 minutes"],
      profile: "Android")
    #expect(
      alarm.dueEvents().contains(
        DueEvent(in: "10 min", "the app's alarm “look again” rings", sentence: "10 min pass")))
  }

  @Test func `before an app is named only apps are offered first`() throws {
    let offered = try Self.world([]).offeredDeeds()
    #expect(offered.first.allSatisfy { $0.hasSuffix("is installed") })
    #expect(offered.further.contains("the user opens the app"))
  }

  @Test func `what the user sees comes first, and what is so already is not offered`() throws {
    let world = try Self.world([
      "the pet listing app is installed", "location permission is denied", "the user opens the app",
    ])
    let offered = world.offeredDeeds()
    #expect(
      offered.first.starts(with: ["the user taps \"Go to Settings\"", "the user taps \"Cancel\""]))
    let idle = [
      "the GPS signal comes back",
      "the user sets location permission to never in Settings and returns",
    ]
    let all = Set(world.possibleBeginnings() + world.possibleDeeds())
    #expect(Set(offered.first + offered.further) == all.subtracting(idle))
    #expect(offered.first.count + offered.further.count == all.count - idle.count)
    #expect(offered.further.contains("the listing server loses its next reply"))
  }

  @Test(arguments: [
    (
      ["the campaign app is installed", "location permission is always", "the user opens the app"],
      ["Spring leaflets"]
    ),
    (
      ["the tour app is installed", "location permission is always", "the user opens the app"],
      ["Royal Way"]
    ),
    (
      [
        "the user is at 52.2252, 21.0122", "the delivery route is under way",
        "the courier drives to stop 1", "the user taps \"Deliver\"",
      ], ["Delivered", "Failed"]
    ),
    // Nothing of a row can be tapped behind a popup, behind a call, or away from the app.
    (["the tour app is installed", "the user opens the app", "a phone call comes in"], []),
    (["the tour app is installed", "the user opens the app", "the user leaves the app"], []),
    (["the pet listing app is installed", "the user opens the app"], []),
  ])
  func `rows are offered where they do something`(sentences: [String], rows: [String]) throws {
    let player = SentencePlayer(ScenarioFiles.library)
    let world = try Self.world(sentences)
    let offered = world.offeredDeeds()
    let taps = (offered.first + offered.further).filter { $0.hasPrefix("the user taps the row ") }
    for row in rows { #expect(offered.first.contains("the user taps the row \"\(row)\"")) }
    #expect(taps.isEmpty == rows.isEmpty, "\(taps)")
    for tap in taps {
      var next = world
      #expect(try player.play(tap, in: &next), "\(tap)")
    }
  }

  @Test(arguments: ["iOS", "Android"])
  func `on the page in Settings everything is offered but what is chosen already`(
    profile: String
  ) throws {
    let player = SentencePlayer(ScenarioFiles.library)
    var world = try Self.world(
      [
        "the pet listing app is installed", "location permission is while using",
        "the user opens the app", "the user opens the app's page in Settings",
      ], profile: profile)
    var seen: Set<String> = []
    for _ in 0..<3 {
      let offered = world.offeredDeeds()
      let lines = offered.first.filter { $0.hasSuffix("in Settings") }
      #expect(lines.count == 4, "\(lines)")
      for line in offered.first + offered.further where line.hasSuffix("in Settings") {
        var next = world
        #expect(try player.play(line, in: &next), "\(line)")
      }
      let line = try #require(lines.first { !seen.contains($0) })
      seen.insert(line)
      #expect(try player.play(line, in: &world))
    }
  }

  @Test(arguments: [
    (["the user opens the app"], ["accepts", "declines"]), ([], ["accepts", "declines"]),
    (["the user opens the app", "the user locks the phone"], ["accepts", "declines"]),
  ])
  func `a call is taken or declined first`(sentences: [String], answers: [String]) throws {
    let player = SentencePlayer(ScenarioFiles.library)
    let ringing = try Self.world(
      ["the tour app is installed"] + sentences + ["a phone call comes in"])
    let offered = ringing.offeredDeeds().first
    #expect(offered.starts(with: answers.map { "the user \($0) the phone call" }))
    for deed in offered.prefix(2) {
      var next = ringing
      #expect(try player.play(deed, in: &next), "\(deed)")
    }
    var talking = ringing
    try #require(try player.play(offered[0], in: &talking))
    #expect(talking.offeredDeeds().first.first == "the phone call ends")
  }

  @Test func `at home the app is opened first, and one that does not run is quit last`() throws {
    let fresh = try Self.world(["the tour app is installed"]).offeredDeeds()
    #expect(fresh.first.first == "the user opens the app")
    // What was never opened cannot be quit.
    #expect(!(fresh.first + fresh.further).contains("the user quits the app"))
    let ended = try Self.world([
      "the tour app is installed", "the user opens the app", "the system ends the app",
    ]).offeredDeeds()
    #expect(!ended.first.contains("the user quits the app"))
    #expect(ended.further.contains("the user quits the app"))
  }
}
