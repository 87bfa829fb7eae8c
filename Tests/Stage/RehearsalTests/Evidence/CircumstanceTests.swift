import ScenarioRunner
import Testing

@testable import Rehearsal

/// The facts of a failure say what may explain it.
struct CircumstanceTests {
  private static let campaign = "Given the campaign \"Spring leaflets\" is running"

  private static func facts(_ steps: String..., on tag: String = "@ios") async throws -> [String] {
    let result = try #require(
      await Play.steps(steps.joined(separator: "\n    "), on: tag))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    return try #require(result.evidence).facts
  }

  @Test func `network, battery and what is in front are told always`() async throws {
    let facts = try await Self.facts(
      "Given the pet listing app is installed", "When the user opens the app")
    #expect(facts.contains("the phone is online"))
    #expect(facts.contains("the battery shows 100%"))
    #expect(facts.contains { $0.hasPrefix("in front: the") })
    #expect(!facts.contains { $0.hasPrefix("the network ") })
  }

  @Test(arguments: [
    (["Given the phone is offline"], "the phone is offline"),
    (["Given the network lets nothing through"], "the network lets nothing through"),
    (["Given the network loses one in 3 requests"], "the network loses one in 3 requests"),
    (["Given the network loses one in 4 answers"], "the network loses one in 4 answers"),
    (["Given the network takes 2 seconds each way"], "the network takes 2 s each way"),
    (["Given the battery is at 17%"], "the battery shows 17%"),
    (
      ["Given location permission is denied", "When the user opens the app"],
      "in front: the app, its popup “Location is off”"
    ),
    (
      ["When the user opens the app"],
      "in front: the system's question “Allow “Pet Finder” to use your location?”"
    ),
    (
      [
        "Given location permission is denied", "When the user opens the app",
        "And the user leaves the app",
      ], "in front: the home screen; behind it the app's popup “Location is off”"
    ),
    (
      [
        "Given location permission is while using",
        "And the listing server answers after 10 seconds", "When the user opens the app",
      ], "1 request waits for an answer"
    ),
    (
      ["Given the listing server answers after 10 seconds"],
      "the listing server takes 10 s to answer"
    ),
  ])
  func `what is not as usual is told`(steps: [String], fact: String) async throws {
    let lines = ["Given the pet listing app is installed"] + steps
    let result = try #require(await Play.steps(lines.joined(separator: "\n    ")))
    let facts = result.evidence?.facts ?? []
    #expect(facts.contains(fact), "\(Play.explanation(of: result))")
  }

  /// How many points are told to wait on the phone.
  private static func waitingCount(_ facts: [String]) -> Int? {
    let fact = facts.first { $0.contains(" recorded; not on the server: ") }
    let word = fact?.split(separator: " ").last
    return word == "none" ? 0 : word.flatMap { Int($0) }
  }

  @Test func `what waits to be sent is told by its number`() async throws {
    let way = "And the user walks 500 m north at 5 km/h and arrives"
    let offline = try await Self.facts(Self.campaign, "And the phone is offline", way)
    let online = try await Self.facts(Self.campaign, way, "And 10 minutes pass")
    #expect((40...50).contains(Self.waitingCount(offline) ?? -1), "\(offline)")
    #expect((0...5).contains(Self.waitingCount(online) ?? -1), "\(online)")
  }

  @Test func `a gap is told with its reason, its start and its end`() async throws {
    let steps = [
      "Given the employee is clocked in", "When 10 minutes pass", "And there is no GPS signal",
      "And 30 minutes pass", "And the GPS signal comes back", "And 30 minutes pass",
    ]
    let result = try #require(await Play.steps(steps.joined(separator: "\n    ")))
    let facts = result.evidence?.facts ?? []
    let gap = facts.first { $0.hasPrefix("a gap is logged: no signal, from ") }
    #expect(gap?.contains(" min to ") == true, "\(Play.explanation(of: result))")
    let before = try #require(
      await Play.steps(steps.prefix(4).joined(separator: "\n    "))?.evidence?.facts)
    #expect(
      before.contains { $0.hasPrefix("tracking is interrupted: no signal, since ") }, "\(before)")
  }

  @Test func `a check of gaps says when they were`() async throws {
    let steps = [
      "Given the employee is clocked in", "When 10 minutes pass", "And there is no GPS signal",
      "And 30 minutes pass", "And the GPS signal comes back", "And 30 minutes pass",
      "Then no gap is logged",
    ]
    let result = try #require(await Play.steps(steps.joined(separator: "\n    ")))
    let notes = result.steps.last?.problem?.notes ?? []
    #expect(notes.contains { $0.hasPrefix("no signal, from ") }, "\(notes)")
  }

  @Test func `where an app gives no reason, the route's gaps are told`() async throws {
    let facts = try await Self.facts(
      Self.campaign, "When the user walks 200 m north at 5 km/h and arrives",
      "And the user pauses the campaign", "And 20 minutes pass",
      "And the user resumes the campaign", "And the user walks 200 m north at 5 km/h and arrives")
    #expect(facts.contains { $0.hasPrefix("the route has a gap from ") }, "\(facts)")
  }

  @Test func `what only explains makes no play another one`() async throws {
    let result = try #require(await Play.steps("Given the phone is offline"))
    let evidence = try #require(result.evidence)
    let plain = Evidence(
      screen: evidence.screen, events: evidence.events,
      facts: Array(evidence.facts.prefix(evidence.lastingFactCount)))
    #expect(plain.facts.count < evidence.facts.count)
    #expect(
      ScenarioFingerprint(result.scenario, plain).text
        == ScenarioFingerprint(result.scenario, evidence).text)
  }
}
