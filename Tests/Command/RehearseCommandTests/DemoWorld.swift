import CucumberExpressions
import Foundation
import ScenarioRunner

@testable import RehearseCommand

/// A counter and a clock: the smallest world that can show everything the command does.
struct DemoWorld: ScenarioWorld {
  private(set) var virtualTime: Duration = .zero
  private var count = 0
  private var events: [EvidenceEvent] = []
  private let profile: String

  init(_ setup: ScenarioSetup) {
    profile = setup.profile
  }

  mutating func finishStep() throws {
    guard count == 1_313 else { return }
    throw StepFailure("A rule of counting was broken.", expected: "Nobody counts to 1313.")
  }

  func requireSoundEnd() throws {
    guard count == 2_013 else { return }
    throw StepFailure("Nobody stops at 2013.")
  }

  /// Whoever says what the count is has it checked at once.
  var isUnderwayByItself: Bool { true }

  func fingerprint() -> WorldFingerprint? {
    WorldFingerprint { hasher in
      hasher.combine(count)
      hasher.combine(virtualTime)
    }
  }

  func possibleDeeds() -> [String] { ["13 is added", "1300 is added", "5 seconds pass"] }

  mutating func finishScenario() throws { try requireSoundEnd() }

  func evidence() -> Evidence {
    Evidence(screen: ["[ \(count) ]"], events: events, facts: ["profile: \(profile)"])
  }

  static var steps: StepCollection<DemoWorld> {
    StepCollection(
      library: { _ in library },
      profiles: { tags in
        let profiles = ["iOS", "Android"].filter { tags.contains("@" + $0.lowercased()) }
        return profiles.isEmpty ? ["iOS"] : profiles
      }, profileTags: ["@ios", "@android"])
  }

  private static func depth(_ count: Int) -> Int {
    count < 0 ? 0 : 1 + depth(count + 1) &+ depth(count + 2)
  }

  private static var library: StepLibrary<DemoWorld> {
    var library = StepLibrary<DemoWorld>(ParameterTypeRegistry(), makeWorld: DemoWorld.init)
    library.subject("Counting")
    // It counts as a check, so that scenarios of this step alone mean something.
    library.then("the count is {int}", "Sets the count.", example: "the count is 3") {
      (world: inout DemoWorld, count: Int) in world.count = count
    }
    library.when("{int} is added", "Adds to the count.", example: "2 is added") {
      (world: inout DemoWorld, number: Int) in
      guard number >= 0 else {
        throw StepFailure(obstacle: "Less than nothing cannot be added.")
      }
      guard number < 1_000_000 else {
        throw LimitReached(
          by: .scenario, "Nobody counts so far.", notes: ["Add less at once."])
      }
      world.count += number
      world.events.append(
        EvidenceEvent(time: world.virtualTime, cause: "user", text: "adds \(number)"))
    }
    library.then("the count should be {int}", "Checks the count.", example: "the count should be 5")
    {
      (world: inout DemoWorld, count: Int) in
      guard world.count == count else {
        throw StepFailure("The count differs.", expected: "\(count)", actual: "\(world.count)")
      }
    }
    library.subject("Time")
    library.when(
      "{int} second(s) pass(es)", "Lets virtual time run.", example: "5 seconds pass", line: 7
    ) {
      (world: inout DemoWorld, count: Int) in world.virtualTime += .seconds(count)
    }
    library.when("the table is", "Takes a table.", example: "the table is\n| a | b |") {
      (_: inout DemoWorld, _: DataTableArgument) in
    }
    library.when("the world ends", "Crashes.", example: "the world ends") {
      (world: inout DemoWorld) in
      world.count = [Int]()[world.count]
    }
    library.when("the world never ends", "Overflows the stack.", example: "the world never ends") {
      (world: inout DemoWorld) in
      world.count = depth(world.count)
    }
    library.when("the world gives up", "Aborts.", example: "the world gives up") {
      (_: inout DemoWorld) in abort()
    }
    return library
  }
}
