import CucumberExpressions

/// A runner of plans, which gives the same events in the same order for any number of workers.
///
/// ```swift
/// let runner = Runner(library: shopSteps, options: RunOptions(workers: 2))
/// let summary = await runner.run(plan, info: RunInfo(version: "1.0", plan: plan)) { event in
///   report.receive(event)
/// }
/// ```
public struct Runner<World: ScenarioWorld>: Sendable {
  private let library: StepLibrary<World>
  private let options: RunOptions

  /// Creates a runner.
  public init(library: StepLibrary<World>, options: RunOptions = RunOptions()) {
    self.library = library
    self.options = options
  }

  /// Runs a plan and hands over its events in plan order, on the caller's actor.
  @discardableResult
  public nonisolated(nonsending) func run(
    _ plan: Plan,
    info: RunInfo,
    receive: (RunEvent) -> Void
  ) async -> RunSummary {
    let problems = library.declarationProblems.map(Problem.init) + plan.problems
    receive(.runStarted(info))
    for problem in problems {
      receive(.problem(problem))
    }
    var delivery = Delivery(
      plan, failuresMax: options.failuresMax,
      RunSummary(
        problemCount: problems.count { $0.severity == .error },
        warningCount: problems.count { $0.severity == .warning },
        isEmpty: plan.selectedCount == 0 && !options.allowEmpty))
    if options.workers > 1 {
      await runInParallel(plan, &delivery, receive)
    } else {
      await runInSequence(plan, &delivery, receive)
    }
    delivery.skipRest(receive)
    receive(.runFinished(delivery.summary))
    return delivery.summary
  }

  /// Runs chunk after chunk, so that nothing else is done at the same time.
  private nonisolated(nonsending) func runInSequence(
    _ plan: Plan,
    _ delivery: inout Delivery,
    _ receive: (RunEvent) -> Void
  ) async {
    let worker = Worker(library, library.index, options, SuggestionBudget(library, plan))
    for chunk in Chunks(count: plan.scenarios.count, workers: 1) where !delivery.isStopped {
      delivery.deliver(await worker.run(plan.scenarios[chunk]), receive)
    }
  }

  /// Runs chunks on the workers as they become free.
  ///
  /// Chunks that end early wait for those before them, and no chunk is begun that is too far ahead.
  private nonisolated(nonsending) func runInParallel(
    _ plan: Plan,
    _ delivery: inout Delivery,
    _ receive: (RunEvent) -> Void
  ) async {
    let chunks = Chunks(count: plan.scenarios.count, workers: options.workers)
    let workerCount = min(options.workers, chunks.count)
    let budget = SuggestionBudget(library, plan)
    let index = library.index
    let workers = (0..<workerCount).map { _ in Worker(library, index, options, budget) }
    await withTaskGroup(of: FinishedChunk.self) { group in
      var queue = ChunkQueue(chunks: chunks.count, workers: workers.count)
      func beginChunks() {
        while let next = queue.next() {
          let worker = workers[next.worker]
          let scenarios = plan.scenarios[chunks[next.chunk]]
          group.addTask { FinishedChunk(start: next, results: await worker.run(scenarios)) }
        }
      }
      beginChunks()
      while let finished = await group.next(), !delivery.isStopped {
        queue.finish(finished)
        // Before the report, so that the worker is not idle while it is written.
        beginChunks()
        while !delivery.isStopped, let results = queue.nextResults() {
          delivery.deliver(results, receive)
        }
        // After it too, for what was too far ahead before.
        if !delivery.isStopped { beginChunks() }
      }
    }
  }
}

/// One of the parallel hands of a run, with its own compiled expressions and table of bound steps.
actor Worker<World: ScenarioWorld> {
  private let execution: ScenarioExecution<World>

  init(
    _ library: StepLibrary<World>, _ index: ExpressionIndex, _ options: RunOptions,
    _ budget: SuggestionBudget<World>
  ) {
    execution = ScenarioExecution(
      binder: StepBinder(library, index, suggesting: budget), options: options)
  }

  func run(_ scenarios: ArraySlice<PlannedScenario>) -> [ScenarioResult] {
    scenarios.map(execution.run)
  }
}
