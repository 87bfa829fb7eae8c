import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// Every scenario of the repository, and those that the articles have their reader add, played once.
///
/// They are many: whatever wants to know how all of them end looks here.
enum WholePlay {
  /// What a play wrote.
  struct Result: Sendable {
    let outcome: Bench.Outcome
    /// The report for machines, with every step of every scenario.
    let messages: String
  }

  /// The arguments of the articles' command that plays them, with several workers.
  static let byFour = Task { try await play(arguments, workers: 4) }

  static let arguments: [String] = {
    let examples = (try? Readme.all().flatMap(\.examples)) ?? []
    return examples.compactMap(\.arguments).first(where: playsAll) ?? ["run", "Scenarios"]
  }()

  /// Tells whether arguments play all scenarios and do nothing else.
  static func playsAll(_ arguments: [String]) -> Bool {
    arguments.starts(with: ["run", "Scenarios"])
      && arguments.dropFirst(2).allSatisfy { ["--format", "progress", "pretty"].contains($0) }
  }

  /// The features that are played once more to compare runs: every fourth, and all of them in a deep sweep, as at night.
  static func compared() throws -> [String] {
    let files = try featurePaths().map { "Scenarios/\($0)" }
    let distance = Sweep.scale > 1 ? 1 : 4
    return stride(from: 0, to: files.count, by: distance).map { files[$0] }
  }

  /// Every feature file below the folder of scenarios, in the order of paths.
  static func featurePaths() throws -> [String] {
    let folder = Readme.root.appending(path: "Scenarios")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
  }

  static func play(_ arguments: [String], workers: Int) async throws -> Result {
    let bench = try Readme.bench()
    let outcome = await bench.run(
      arguments + ["--parallel", "\(workers)", "--format", "messages:all.ndjson"]
        + (arguments.contains("--format") ? [] : ["--format", "progress"]),
      steps: CommandSteps.all)
    return Result(outcome: outcome, messages: bench.text("all.ndjson") ?? "")
  }
}
