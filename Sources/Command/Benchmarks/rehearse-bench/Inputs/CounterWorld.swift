import CucumberExpressions
import Gherkin
import ScenarioRunner

/// A world of one number, so that what is measured is the runner.
struct CounterWorld: ScenarioWorld {
  private var name = ""
  private var number = 0
  let virtualTime = Duration.zero

  init(_ setup: ScenarioSetup) {}

  mutating func finishStep() throws {}

  mutating func finishScenario() throws {}

  func evidence() -> Evidence {
    Evidence(facts: ["The counter “\(name)” shows \(number)."])
  }

  static func library() -> StepLibrary<CounterWorld> {
    var library = StepLibrary<CounterWorld>(ParameterTypeRegistry(), makeWorld: CounterWorld.init)
    library.given("a counter called {string}", "Names it.", example: "a counter called \"a\"") {
      (world: inout CounterWorld, name: String) in world.name = name
    }
    library.given("the counter shows {int}", "Sets it.", example: "the counter shows 3") {
      (world: inout CounterWorld, number: Int) in world.number = number
    }
    library.when("it counts up by {int}", "Adds.", example: "it counts up by 2") {
      (world: inout CounterWorld, number: Int) in world.number += number
    }
    library.when("it counts down by {int}", "Subtracts.", example: "it counts down by 2") {
      (world: inout CounterWorld, number: Int) in world.number -= number
    }
    library.then("the counter must show {int}", "Compares.", example: "the counter must show 3") {
      (world: inout CounterWorld, number: Int) in
      guard world.number == number else {
        throw StepFailure(
          "The counter shows another number.", expected: "\(number)", actual: "\(world.number)")
      }
    }
    return library
  }
}

/// Generated files of scenarios with five trivial steps, a hundred scenarios each.
enum CounterFeatures {
  static let scenariosPerFile = 100

  static func sources(scenarios: Int, seed: UInt64 = 1) -> [Source] {
    var chance = SeededGenerator(seed: seed)
    return stride(from: 0, to: scenarios, by: scenariosPerFile).map { first in
      var text = "@counting\nFeature: Counting from \(first)\n"
      for number in first..<min(first + scenariosPerFile, scenarios) {
        text += scenario(number, &chance)
      }
      return Source(uri: "features/counting-\(first).feature", text: text)
    }
  }

  private static func scenario(_ number: Int, _ chance: inout SeededGenerator) -> String {
    let start = Int.random(in: 0..<1_000, using: &chance)
    let more = Int.random(in: 1..<100, using: &chance)
    let less = Int.random(in: 1..<100, using: &chance)
    return """

        @startup:FR-\(number % 30)
        Scenario: Number \(number) is counted up and down
          Given a counter called "number \(number % 200)"
          And the counter shows \(start)
          When it counts up by \(more)
          And it counts down by \(less)
          Then the counter must show \(start + more - less)

      """
  }
}
