import ScenarioRunner

/// What every subcommand that plays is told of the scenarios: which they are, and how many are played at once.
struct ScenarioChoice {
  static let workersMax = 256

  /// The paths as they were written; empty without one.
  let paths: [String]
  /// What is chosen beside the paths.
  private(set) var selection: Selection
  /// The condition on tags as it was written, which tells a run from others; empty without one.
  let tagText: String
  let seed: UInt64
  let workers: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.map(\.text)
    selection = Selection(tags: try TagExpression(arguments))
    selection.names = arguments.values("--name").map(\.text)
    selection.shard = try Shard(arguments)
    tagText = arguments.value("--tags")?.text ?? ""
    seed = try arguments.seed("--seed") ?? 0
    workers = try arguments.integer("--parallel", in: 1...Self.workersMax)
  }

  /// Where scenarios are looked for when no path is given.
  static let defaultPath = "Scenarios"

  /// Where scenarios are looked for.
  var places: [String] { paths.isEmpty ? [Self.defaultPath] : paths }

  var workerCount: Int { workers ?? Processors.count }
}
