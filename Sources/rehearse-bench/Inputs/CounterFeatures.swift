import Gherkin
import ScenarioRunner

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
