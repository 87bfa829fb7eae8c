import Processes
import ScenarioRunner
import Synchronization

/// What a run that somebody ends too early says of what it has played until then.
final class InterruptedRun: Sendable {
  private let plannedCount: Int
  private let writesFiles: Bool
  private let counts = Mutex<[StepStatus: Int]>([:])

  init(plannedCount: Int, writesFiles: Bool) {
    (self.plannedCount, self.writesFiles) = (plannedCount, writesFiles)
  }

  /// Takes note of how a scenario has ended.
  func add(_ status: StepStatus) { counts.withLock { $0[status, default: 0] += 1 } }

  /// The words: "3 of 12 scenarios were played, 2 passed, 1 failed".
  var words: String {
    let counts = counts.withLock { $0 }
    let played = counts.values.reduce(0, +)
    let ends = StepStatus.allCases.compactMap { status in
      counts[status].map { "\($0) \(status.rawValue)" }
    }
    let were = played == 1 ? "was" : "were"
    return (["\(played) of \(plannedCount) scenarios \(were) played"] + ends)
      .joined(separator: ", ")
  }

  /// Has a signal that asks the process to end tell this first; a second one ends it as it is.
  func watch() -> InterruptWatch {
    InterruptWatch { self.tell() }
  }

  private func tell() {
    let text =
      "error: the run was interrupted: \(words)\n"
      + (writesFiles ? "note: the reports in files are not there, or not whole\n" : "")
    DescriptorOutput(STDERR_FILENO).write(Array(text.utf8))
  }
}
