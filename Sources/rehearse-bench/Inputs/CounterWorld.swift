import CucumberExpressions
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
