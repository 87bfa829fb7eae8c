import Authoring
import Gherkin
import Rehearsal
import ScenarioRunner
import Storyboards
import TestSupport
import Testing

/// Two platforms beside each other, and the moment in which they part.
struct BesideTests {
  private static func feature(_ steps: [String], tags: String = "@ios @android") -> Source {
    let lines = [tags, "Feature: Test", "  Scenario: Test"] + steps.map { "    \($0)" }
    return Source(uri: "test.feature", text: lines.joined(separator: "\n") + "\n")
  }

  private static func beside(_ steps: String...) throws -> Outlook.Beside {
    let stance = Stance(profile: "iOS", showsBeside: true)
    return try #require(Desk.make().look(at: feature(steps), stance).beside)
  }

  private static func words(of partings: [Parting]) -> [String] {
    partings.flatMap { parting in
      parting.differences.map { "\(parting.step) \($0.subject): \($0.first) | \($0.second)" }
    }
  }

  @Test func `a story that goes the same way on both does not part`() throws {
    let beside = try Self.beside(
      "Given the pet listing app is installed", "And location permission is denied",
      "When the user opens the app", "Then the popup \"Location is off\" is shown")
    #expect(beside.result.scenario.profile == "Android")
    #expect(beside.result.status == .passed)
    #expect(Self.words(of: beside.partings) == [])
  }

  @Test func `words and signs that are the platform's own are no parting`() throws {
    let beside = try Self.beside(
      "Given the pet listing app is installed", "When the user opens the app",
      "And the user answers \"while using\"")
    #expect(Self.words(of: beside.partings) == [])
  }

  @Test func `what differs is told where it begins, and once`() throws {
    let beside = try Self.beside(
      "Given the tour \"Royal Way\" is running", "When 1 minute passes",
      "And the user quits the app",
      "And 1 minute passes")
    #expect(
      Self.words(of: beside.partings) == [
        "0 Screen: nothing more | the notification “Audio Tours: uses this device's location”",
        "2 App: nothing | Background", "2 Location: nothing | Tracking",
      ])
  }

  @Test func `what a customer sees on the other platform is known as well`() throws {
    let beside = try Self.beside(
      "Given the delivery route is under way", "And the customer of stop 2 follows the tracking")
    #expect(beside.elsewhere != nil)
  }

  @Test func `a step that one of them cannot do is a parting`() throws {
    let beside = try Self.beside(
      "Given the pet listing app is installed", "When the user opens the app",
      "And the user force-stops the app")
    let first = try #require(beside.partings.first?.differences.first)
    #expect(first.subject == "Outcome")
    #expect(first.first.hasPrefix("invalid: ") && first.second == "passed", "\(first)")
  }

  @Test func `nothing stands beside where nobody asks, and where there is no other platform`() {
    let desk = Desk.make()
    #expect(
      desk.look(at: Self.feature(["When 1 minute passes"]), Stance()).beside?.result.status == nil)
    let alone = Self.feature(["When 1 minute passes"], tags: "@ios")
    #expect(desk.look(at: alone, Stance(showsBeside: true)).beside?.result.status == nil)
  }

  @Test func `whoever looks at Android has iOS beside it`() throws {
    let source = Self.feature(["When 1 minute passes"])
    let stance = Stance(profile: "Android", showsBeside: true)
    let beside = try #require(Desk.make().look(at: source, stance).beside)
    #expect(beside.result.scenario.profile == "iOS")
  }
}
