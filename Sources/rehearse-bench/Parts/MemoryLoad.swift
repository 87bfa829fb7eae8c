import ScenarioRunner
import Vocabulary

/// What a child process does so that its parent can measure the memory it takes.
struct MemoryLoad {
  /// The option by which the benchmark tells itself, as a child, what to do.
  static let option = "--load"

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

  /// Runs the load in a process of its own; nil when that fails.
  func peakBytes() -> Int? {
    ChildProcess.run(Programs.own, [Self.option, "\(scenarios)/\(workers)"])?.peakBytes
  }
}
