import Rehearsal
import ScenarioRunner

/// What a child process does so that its parent can measure the memory it takes.
struct MemoryLoad {
  /// The option by which the benchmark tells itself, as a child, what to do.
  static let option = "--load"

  /// The most memory a load took at a time.
  struct Peak {
    let load: MemoryLoad
    /// Nil when the process did not end well.
    let bytes: Int?
  }

  let scenarios: Int
  let workers: Int

  init(scenarios: Int, workers: Int) {
    self.scenarios = scenarios
    self.workers = workers
  }

  /// Reads the option's value, such as `10000/2`.
  init?(_ text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 0, numbers[1] >= 1 else { return nil }
    self.init(scenarios: numbers[0], workers: numbers[1])
  }

  func run() async {
    _ = await ScenarioLoad.counters(scenarios).run(workers: workers)
  }

  /// The load in words, as a row of the table is named.
  var title: String { workers == 1 ? "one worker" : "two workers" }

  /// Measures each load in a process of its own.
  ///
  /// To be called first of all: on Linux a child's peak is at least what its parent held when it started it.
  static func peaks(_ options: BenchOptions) -> [Peak] {
    [1, 2].map { workers in
      let load = MemoryLoad(scenarios: options.runScenarios, workers: workers)
      let child = MeasuredProcess.run(Programs.own, [Self.option, "\(load.scenarios)/\(workers)"])
      return Peak(load: load, bytes: child?.peakBytes)
    }
  }
}
