import Testing

@testable import RehearseCommand

/// Runs in which nearly every sentence is unknown, as a suite has that was written for other steps.
struct UnknownSentenceTests {
  private static let words = [
    "the", "user", "opens", "app", "taps", "button", "screen", "shows", "location", "waits",
    "minutes", "server", "answers", "battery", "phone", "offline", "campaign", "point", "recorded",
  ]

  /// Thousands of sentences that all differ, and in more than a number: those would fail for one reason.
  private static func sentences(_ count: Int) -> [String] {
    (0..<count).map { number in
      let chosen = (0..<(4 + number % 5)).map { words[(number * 7 + $0 * 5) % words.count] }
      return chosen.joined(separator: " ") + " " + name(of: number)
    }
  }

  private static func name(of number: Int) -> String {
    String(number).map { "\(letters[$0.wholeNumberValue ?? 0])" }.joined()
  }

  private static let letters = Array("zyxwvutsrq")

  private static func files(_ scenarios: [[String]], perFile: Int) -> [String: String] {
    var files: [String: String] = [:]
    for (place, steps) in scenarios.enumerated() {
      let path = "Scenarios/\(10_000 + place / perFile).feature"
      files[path, default: "Feature: F\n"] +=
        "  Scenario: s\(place)\n" + steps.map { "    When \($0)\n" }.joined()
    }
    return files
  }

  /// Before, 6,000 took 42 seconds, and 500 from 8 to 16: what is bounded here is half of that on a busy machine.
  @Test(arguments: [
    (500, 500, 1), (500, 1, 500), (500, 1, 1), (6_000, 6_000, 1), (6_000, 1, 6_000), (3_000, 1, 1),
  ])
  func `thousands of unknown sentences take no longer than it takes to read them`(
    count: Int, perScenario: Int, perFile: Int
  ) async throws {
    let sentences = Self.sentences(count)
    let scenarios = stride(from: 0, to: count, by: perScenario).map {
      Array(sentences[$0..<min(count, $0 + perScenario)])
    }
    let bench = try Bench(Self.files(scenarios, perFile: perFile))
    let clock = ContinuousClock()
    let start = clock.now
    let alone = await bench.run(["run", "--parallel", "1"], steps: CommandSteps.all)
    #expect(start.duration(to: clock.now) < .seconds(20))
    let together = await bench.run(["run", "--parallel", "3"], steps: CommandSteps.all)
    #expect(together.text == alone.text)
    #expect(alone.code == 2)
    let told = alone.output.split(separator: "\n")
    #expect(told.count { $0.contains("No step is known with this text.") } >= count - 100)
    #expect(
      told.count { $0.contains("for the first 100 unknown sentences of a run only") }
        == count - 100)
  }
}
