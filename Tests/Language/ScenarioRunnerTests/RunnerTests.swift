import Gherkin
import ScenarioRunner
import Testing

struct RunnerTests {
  private func run(
    _ steps: String...,
    options: RunOptions = RunOptions()
  ) async throws -> Run {
    let text = steps.map { "    * \($0)\n" }.joined()
    return try await Run("Feature: f\n  Scenario: s\n\(text)", options: options)
  }

  private func first(_ run: Run, step: Int = 0) throws -> StepResult {
    let result = try #require(run.results.first)
    return try #require(result.steps.dropFirst(step).first)
  }

  @Test func `steps act on the world in order and virtual time is kept`() async throws {
    let run = try await run(
      "the basket has 5 apples", "2 minutes pass", "the customer takes 1 apple",
      "3 minutes pass", "the basket holds 4 apples")
    let result = try #require(run.results.first)
    #expect(result.status == .passed)
    #expect(result.virtualDuration == .seconds(300))
    #expect(result.steps.map(\.startedAt) == [0, 0, 120, 120, 300].map { .seconds($0) })
    #expect(result.steps[1].definition?.expression == "{duration} pass(es)")
    #expect(result.evidence == nil)
    #expect(run.summary.exitCode == 0)
    #expect(run.summary.steps[.passed] == 5)
  }

  @Test func `a failure ends the scenario and shows expected, actual and evidence`() async throws {
    let run = try await run("the basket has 5 apples", "the basket holds 4 apples", "the fog lifts")
    #expect(run.statuses == [[.passed, .failed, .ambiguous]])
    let problem = try first(run, step: 1).problem
    #expect(problem?.message == "Wrong number of apples.")
    #expect(problem?.expected == "4")
    #expect(problem?.actual == "5")
    #expect(run.results.first?.status == .failed)
    #expect(run.results.first?.evidence?.screen == ["[5]"])
    #expect(run.summary.exitCode == 1)
    #expect(run.summary.rerun.ids == ["a.feature:2"])
  }

  @Test func `an invariant that a step violates fails that step`() async throws {
    let run = try await run("the customer takes 1 apple", "2 minutes pass")
    #expect(run.statuses == [[.failed, .skipped]])
    #expect(try first(run).problem?.message == "A basket never holds fewer than no apples.")
  }

  @Test func `what does not hold at the end fails the last step`() async throws {
    let run = try await run("the basket must end empty", "the basket has 2 apples")
    #expect(run.statuses == [[.passed, .failed]])
    #expect(try first(run, step: 1).problem?.message == "The basket is not empty at the end.")
  }

  @Test func `any other error fails the step with its description`() async throws {
    let run = try await run("the apples spoil")
    #expect(run.statuses == [[.failed]])
    #expect(try first(run).problem?.message == "the apples are spoiled")
  }

  @Test(
    arguments: [
      ("a step is unwritten", StepStatus.pending, 2 as Int32, "later"),
      ("the platform cannot", .invalid, 2, "Not on this platform."),
      ("the rest does not apply", .skipped, 0, "not today"),
      ("the fog lifts", .ambiguous, 2, "2 step definitions match this step."),
      ("nobody knows this", .undefined, 2, "No step is known with this text."),
    ])
  func `each way not to pass has its own status and exit code`(
    text: String, status: StepStatus, exitCode: Int32, message: String
  ) async throws {
    let run = try await run("the basket has 1 apple", text, "2 minutes pass")
    #expect(run.statuses == [[.passed, status, .skipped]])
    #expect(run.results.first?.status == status)
    #expect(run.summary.exitCode == exitCode)
    #expect(run.summary.scenarios[status] == 1)
    #expect(try first(run, step: 1).problem?.message == message)
    #expect(run.summary.rerun.ids.isEmpty == status.isAcceptable)
  }

  @Test func `faults of later steps are told at once, and a failure is worse than they`()
    async throws
  {
    let run = try await run(
      "nobody knows this", "2 minutes pass", "the fog lifts", "these fruits:", "nor this",
      "the basket holds 3 apples")
    #expect(run.statuses == [[.undefined, .skipped, .ambiguous, .invalid, .undefined, .skipped]])
    #expect(run.results.first?.status == .invalid)
    let failing = try await self.run("the apples spoil", "nobody knows this")
    #expect(failing.statuses == [[.failed, .undefined]])
    #expect(failing.summary.exitCode == 1)
  }

  @Test func `steps before an undefined one are run`() async throws {
    let run = try await run("the customer takes 2 apples", "nobody knows this")
    #expect(run.statuses == [[.failed, .undefined]])
  }

  @Test func `a scenario without steps is skipped, not passed`() async throws {
    let run = try await Run("Feature: f\n  Scenario: later\n")
    #expect(run.results.map(\.status) == [.skipped])
    #expect(run.results.first?.problem?.message == "The scenario has no steps.")
    // It proves nothing, which a green run must not hide.
    #expect(run.problems.map(\.place) == ["a.feature:2:3"])
    #expect(run.summary.exitCode == 2)
  }

  @Test func `a dry run binds everything and runs nothing`() async throws {
    let ran = Counter()
    let options = RunOptions(dryRun: true, willRun: { _ in ran.increment() })
    let run = try await run(
      "the customer takes 9 apples", "nobody knows this", "these fruits:", options: options)
    #expect(run.statuses == [[.skipped, .undefined, .invalid]])
    #expect(ran.value == 0)
    let clean = try await self.run("the customer takes 9 apples", options: options)
    #expect(clean.summary.exitCode == 0)
  }

  @Test func `nothing selected is an error unless it is allowed`() async throws {
    let nobody = Selection(names: ["nobody"])
    let text = "Feature: f\n  Scenario: s\n    * the basket has 1 apple\n"
    let run = try await Run(text, selection: nobody)
    #expect(run.summary.isEmpty)
    #expect(run.summary.exitCode == 2)
    let allowed = try await Run(text, options: RunOptions(allowEmpty: true), selection: nobody)
    #expect(allowed.summary.exitCode == 0)
  }

  @Test func `a shard that is left with nothing is no error`() async throws {
    let text = "Feature: f\n  Scenario: s\n    * the basket has 1 apple\n"
    let run = try await Run(text, selection: Selection(shard: Shard(index: 2, count: 2)))
    #expect(run.results.isEmpty)
    #expect(run.summary.exitCode == 0)
  }

  @Test func `problems of files come before scenarios and make the exit code 2`() async throws {
    let sources = [
      Source(uri: "a.feature", text: "Feature: f\n  Scenario: s\n    * the basket has 1 apple\n"),
      Source(uri: "b.feature", text: "Freature: f\n"),
    ]
    let run = try await Run(sources)
    #expect(run.results.map(\.status) == [.passed])
    #expect(run.problems.map(\.uri) == ["b.feature"])
    #expect(run.summary.exitCode == 2)
    guard case .problem = run.events.dropFirst().first else {
      Issue.record("the problem does not come first")
      return
    }
  }

  @Test func `evidence can be had of scenarios that passed`() async throws {
    let run = try await run("the basket has 5 apples", options: RunOptions(alwaysEvidence: true))
    #expect(run.results.first?.evidence?.screen == ["[5]"])
  }

  @Test func `a scenario that crashed an earlier attempt is failed without being run`() async throws
  {
    let options = RunOptions(crashed: [0: "The command crashed here."])
    let run = try await run("the basket has 5 apples", options: options)
    #expect(run.results.first?.status == .failed)
    #expect(run.results.first?.problem?.message == "The command crashed here.")
    #expect(run.statuses == [[.skipped]])
    #expect(run.summary.exitCode == 1)
  }

  @Test func `a refused scenario is invalid without being run`() async throws {
    let planner = Planner(
      refuse: {
        Problem(.unknownRequirement, uri: $0.uri, message: "no such id", notes: ["try x"])
      },
      profilesFor: profiles)
    let source = Source(uri: "a.feature", text: "Feature: f\n  Scenario: s\n    * 2 minutes pass\n")
    let plan = await planner.plan([source])
    let summary = await Runner(library: try Basket.library)
      .run(plan, info: RunInfo(version: "0", plan: plan)) { event in
        guard case .scenarioFinished(let result) = event else { return }
        #expect(result.status == .invalid)
        #expect(result.problem?.message == "no such id")
        #expect(result.problem?.notes == ["try x"])
        #expect(result.steps.map(\.status) == [.skipped])
      }
    #expect(summary.exitCode == 2)
  }

  @Test func `the head names everything that reproduces the run`() async throws {
    let text = "Feature: f\n  @ios @android\n  Scenario: s\n    * 2 minutes pass\n"
    let run = try await Run(text, selection: Selection(order: .random(seed: 3)))
    guard case .runStarted(let info) = run.events.first else {
      Issue.record("the head does not come first")
      return
    }
    #expect(info.seed == 7)
    #expect(info.order == .random(seed: 3))
    #expect(Set(info.profiles) == ["iOS", "Android"])
    #expect(info.scenarioCount == 2)
  }
}
