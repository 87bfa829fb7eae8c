import Foundation
import TestSupport

@testable import rehearse

/// Every scenario of the repository, and those that the README has its reader add, played once for each number of workers.
///
/// They are many: whatever wants to know how all of them end looks here.
enum WholePlay {
  /// What a play wrote.
  struct Result: Sendable {
    let outcome: Bench.Outcome
    /// The report for machines, with every step of every scenario.
    let messages: String
  }

  static let byOne = Task { try await play(["run", "Scenarios"], workers: 1) }

  /// The arguments of the README's command that plays them, with several workers.
  static let byFour = Task { try await play(arguments, workers: 4) }

  static let arguments: [String] = {
    let examples = (try? Readme().examples) ?? []
    return examples.compactMap(\.arguments).first(where: playsAll) ?? ["run", "Scenarios"]
  }()

  /// Tells whether arguments play all scenarios and do nothing else.
  static func playsAll(_ arguments: [String]) -> Bool {
    arguments.starts(with: ["run", "Scenarios"])
      && arguments.dropFirst(2).allSatisfy { ["--format", "progress", "pretty"].contains($0) }
  }

  private static func play(_ arguments: [String], workers: Int) async throws -> Result {
    let bench = try Readme().bench()
    let outcome = await bench.run(
      arguments + ["--parallel", "\(workers)", "--format", "messages:all.ndjson"]
        + (arguments.contains("--format") ? [] : ["--format", "progress"]),
      steps: Rehearse.steps)
    return Result(outcome: outcome, messages: bench.text("all.ndjson") ?? "")
  }
}
