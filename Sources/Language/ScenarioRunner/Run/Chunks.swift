import Gherkin

/// Files or scenarios cut into runs of neighbours, each the work of one task.
struct Chunks: RandomAccessCollection {
  /// Large enough that starting a task costs nothing, small enough that few results are held back.
  static let sizeMax = 128

  private let scenarioCount: Int
  private let size: Int

  init(count: Int, workers: Int) {
    scenarioCount = count
    // With few scenarios every worker still gets several chunks, so that none is idle at the end.
    size = Swift.min(Self.sizeMax, Swift.max(1, count / (workers * 8)))
  }

  var startIndex: Int { 0 }

  var endIndex: Int { (scenarioCount + size - 1) / size }

  subscript(position: Int) -> Range<Int> {
    let start = position * size
    return start..<Swift.min(start + size, scenarioCount)
  }
}

/// A chunk and the worker that runs it.
struct ChunkStart: Sendable {
  let chunk: Int
  let worker: Int
}

/// A chunk that a worker has run.
struct FinishedChunk: Sendable {
  let start: ChunkStart
  let results: [ScenarioResult]
}

/// The queue that decides which chunk is begun by which worker, and brings finished chunks back into order.
struct ChunkQueue {
  /// How many chunks for each worker may be begun ahead of the one that is to be handed over next.
  static let windowPerWorker = 4

  private let chunkCount: Int
  private let window: Int
  private var idleWorkers: [Int]
  private var upcoming = 0
  private var delivered = 0
  private var waiting: [Int: [ScenarioResult]] = [:]

  init(chunks: Int, workers: Int) {
    chunkCount = chunks
    window = workers * Self.windowPerWorker
    idleWorkers = Array((0..<workers).reversed())
  }

  /// Returns the next chunk and the worker to run it; nil while all work or too much is held back.
  mutating func next() -> ChunkStart? {
    guard upcoming < chunkCount, upcoming - delivered < window,
      let worker = idleWorkers.popLast()
    else { return nil }
    defer { upcoming += 1 }
    return ChunkStart(chunk: upcoming, worker: worker)
  }

  mutating func finish(_ chunk: FinishedChunk) {
    idleWorkers.append(chunk.start.worker)
    waiting[chunk.start.chunk] = chunk.results
  }

  /// Returns the results that are next in plan order; nil while they are not there.
  mutating func nextResults() -> [ScenarioResult]? {
    guard let results = waiting.removeValue(forKey: delivered) else { return nil }
    delivered += 1
    return results
  }
}

/// The hand-over of results in plan order: it counts them, and skips the rest after so many faults where asked to.
struct Delivery {
  private(set) var summary: RunSummary
  /// Whether faults have ended the run; results that come later are reported as skipped.
  private(set) var isStopped = false
  private let plan: Plan
  /// How many more scenarios may fail to pass before the rest is skipped.
  private var failuresLeft: Int?
  private var deliveredCount = 0
  /// The scenarios of which a warning was told: the rows of an outline and the profiles share theirs.
  private var warned: Set<String> = []
  private var backgrounds: BackgroundJudge

  init(_ plan: Plan, failuresMax: Int?, _ summary: RunSummary) {
    self.plan = plan
    failuresLeft = failuresMax
    self.summary = summary
    backgrounds = BackgroundJudge(plan)
  }

  mutating func deliver(_ results: [ScenarioResult], _ receive: (RunEvent) -> Void) {
    for result in results where !isStopped {
      deliver(result, receive)
      guard !result.status.isAcceptable, let left = failuresLeft else { continue }
      failuresLeft = left - 1
      isStopped = left <= 1
    }
  }

  /// Reports the scenarios that are left as skipped, whether or not a worker was ahead and has run them.
  mutating func skipRest(_ receive: (RunEvent) -> Void) {
    for scenario in plan.scenarios[deliveredCount...] {
      deliver(ScenarioResult(skipped: scenario), receive)
    }
  }

  private mutating func deliver(_ result: ScenarioResult, _ receive: (RunEvent) -> Void) {
    deliveredCount += 1
    summary.add(result)
    for warning in result.warnings where isNew(warning, of: result.scenario) {
      summary.warningCount += 1
      receive(.problem(warning))
    }
    receive(.scenarioFinished(result))
    for problem in backgrounds.add(result) {
      summary.problemCount += 1
      receive(.problem(problem))
    }
  }

  private mutating func isNew(_ warning: Problem, of scenario: PlannedScenario) -> Bool {
    let node = scenario.pickle.astNodeIDs.first ?? scenario.pickle.id
    return warned.insert("\(scenario.pickle.uri):\(node) \(warning.message)").inserted
  }
}
