import CucumberExpressions
import Gherkin
import ScenarioRunner
import Synchronization
import Testing

/// When the runner asks worlds for storyboards, and for how long it keeps them.
struct StoryboardCollectionTests {
  /// A world that notes what the runner asks of it.
  struct Filmed: ScenarioWorld {
    var virtualTime: Duration { .zero }
    private var calls: [String] = []

    init(_ setup: ScenarioSetup) {}

    mutating func finishStep() throws {}

    mutating func finishScenario() throws {}

    func evidence() -> Evidence { Evidence(facts: calls) }

    mutating func beginStoryboard() { calls.append("begin") }

    mutating func addToStoryboard(afterStep index: Int) { calls.append("step \(index)") }

    func exhibit() -> Exhibit? { Exhibit(calls) }
  }

  private static let library: StepLibrary<Filmed> = {
    var library = StepLibrary<Filmed>(ParameterTypeRegistry(), makeWorld: Filmed.init)
    library.given("it works", "Does nothing.", example: "it works") { (_: inout Filmed) in }
    library.given("it fails", "Fails.", example: "it fails") { (_: inout Filmed) in
      throw StepFailure("no")
    }
    return library
  }()

  /// Runs scenarios, and returns the results with what was prepared of each.
  private static func run(
    _ steps: [String], storyboards: Bool, failureStoryboards: Bool = false
  ) async -> (results: [ScenarioResult], prepared: [[String]]) {
    let lines = ["Feature: F", "Scenario: S"] + steps.map { "Given \($0)" }
    let plan = await Planner { _ in ["iOS"] }
      .plan([Source(uri: "a.feature", text: lines.joined(separator: "\n"))], workers: 1)
    let prepared = Mutex<[[String]]>([])
    let options = RunOptions(
      storyboards: storyboards, failureStoryboards: failureStoryboards,
      preparations: [
        "a": { result in
          let calls = result.evidence?.exhibit?.value(as: [String].self) ?? ["none"]
          prepared.withLock { $0.append(calls) }
          return [1]
        },
        "b": { _ in [2, 3] },
      ])
    var results: [ScenarioResult] = []
    await Runner(library: library, options: options)
      .run(plan, info: RunInfo(version: "0", plan: plan)) { event in
        if case .scenarioFinished(let result) = event { results.append(result) }
      }
    return (results, prepared.withLock { $0 })
  }

  @Test func `a storyboard begins before the first step and grows with each`() async {
    let (results, prepared) = await Self.run(["it works", "it works"], storyboards: true)
    #expect(prepared == [["begin", "step 0", "step 1"]])
    #expect(results.map(\.preparedParts) == [["a": [1], "b": [2, 3]]])
    #expect(results[0].evidence == nil)
  }

  @Test func `what fails is seen, and what is not run is not`() async {
    let (results, prepared) = await Self.run(["it fails", "it works"], storyboards: true)
    #expect(prepared == [["begin", "step 0"]])
    #expect(results[0].evidence != nil)
    #expect(results[0].evidence?.exhibit == nil)
  }

  @Test func `where only failures are to be seen, a scenario that fails is played once more`() async
  {
    let passed = await Self.run(["it works"], storyboards: false, failureStoryboards: true)
    #expect(passed.prepared == [["none"]])
    #expect(passed.results[0].evidence == nil)
    let failed = await Self.run(
      ["it works", "it fails"], storyboards: false, failureStoryboards: true)
    #expect(failed.prepared == [["begin", "step 0", "step 1"]])
    #expect(failed.results[0].status == .failed)
    #expect(failed.results[0].steps.map(\.status) == [.passed, .failed])
    #expect(failed.results[0].evidence != nil)
    #expect(failed.results[0].evidence?.exhibit == nil)
  }

  @Test func `without a wish for storyboards no world is asked for one`() async {
    let (results, prepared) = await Self.run(["it works", "it fails"], storyboards: false)
    #expect(prepared == [["none"]])
    #expect(results[0].evidence?.facts == [])
  }
}
