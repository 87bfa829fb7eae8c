import Requirements
import ScenarioRunner

/// The choice that every subcommand that plays is told: which scenarios, and how many are played at once.
struct ScenarioChoice {
  static let workersMax = 256

  /// The paths as they were written; empty without one.
  let paths: [String]
  /// What is chosen beside the paths.
  private(set) var selection: Selection
  /// The condition on tags as it was written, which tells a run from others; empty without one.
  let tagText: String
  /// The settings file, which is read and must not be written over; empty without one.
  let settingsPaths: [String]
  let seed: UInt64
  let workers: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.map(\.text)
    selection = Selection(tags: try TagExpression(arguments))
    selection.names = arguments.values("--name").map(\.text)
    selection.matches = arguments.values("--match").map(\.text)
    selection.profiles = try Self.profiles(arguments)
    selection.shard = try Shard(arguments)
    tagText = arguments.value("--tags")?.text ?? ""
    settingsPaths = [arguments.settings?.path].compactMap(\.self)
    seed = try arguments.seed("--seed") ?? 0
    workers = try arguments.integer("--parallel", in: 1...Self.workersMax)
  }

  /// The names by which the command line knows profiles.
  private static let platforms = ["ios": "iOS", "android": "Android"]

  private static func profiles(_ arguments: ParsedArguments) throws(UsageError) -> Set<String>? {
    guard let word = arguments.value("--platform") else { return nil }
    guard let profile = platforms[word.text.lowercased()] else {
      let names = platforms.keys.sorted()
      throw .invalidValue(
        word, of: "--platform", expected: names.reversed().joined(separator: " or "),
        similar: NearestNames.near(word.text.lowercased(), in: names))
    }
    return [profile]
  }

  /// Where scenarios are looked for when no path is given.
  static let defaultPath = "Scenarios"

  /// Where scenarios are looked for.
  var places: [String] { paths.isEmpty ? [Self.defaultPath] : paths }

  var workerCount: Int { workers ?? Processors.count }
}

/// The order asked for with `--order`.
enum OrderChoice: Hashable, Sendable {
  case defined
  case reversed
  /// Shuffled; without a seed one is drawn, and named in the report.
  case random(seed: UInt64?)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let word = arguments.value("--order") else {
      self = .defined
      return
    }
    let parts = word.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.dropFirst().first) {
    case ("defined", nil): self = .defined
    case ("reversed", nil): self = .reversed
    case ("random", nil): self = .random(seed: nil)
    case ("random", let digits?):
      guard let seed = UInt64(digits) else { throw Self.fault(word) }
      self = .random(seed: seed)
    default: throw Self.fault(word)
    }
  }

  private static func fault(_ word: Word) -> UsageError {
    .invalidValue(
      word, of: "--order",
      expected: "defined, reversed, random, or random: and a number such as random:7",
      similar: NearestNames.near(word.text, in: ["defined", "reversed", "random"]))
  }

  /// The order with its seed.
  func runOrder(_ recovery: CrashRecovery) -> RunOrder {
    switch self {
    case .defined: .defined
    case .reversed: .reversed
    case .random(let seed): .random(seed: seed ?? recovery.drawnSeed())
    }
  }
}

extension ParsedArguments {
  /// Reads a seed: any whole number of 64 bits.
  func seed(_ name: String) throws(UsageError) -> UInt64? {
    guard let word = value(name) else { return nil }
    guard let seed = UInt64(word.text) else {
      throw .invalidValue(
        word, of: name, expected: "a whole number from 0 to \(UInt64.max)", similar: [])
    }
    return seed
  }
}

extension Shard {
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let word = arguments.value("--shard") else { return nil }
    let parts = word.text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      let shard = Shard(index: index, count: count)
    else {
      throw .invalidValue(
        word, of: "--shard", expected: "I/N with I from 1 to N, such as 2/5", similar: [])
    }
    self = shard
  }
}

extension TagExpression {
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let word = arguments.value("--tags") else { return nil }
    do throws(TagExpressionError) { self = try TagExpression(word.text) } catch {
      let place = word.part(
        String(word.text.dropFirst(error.offset).prefix(1)), at: error.offset)
      throw .malformedTags(
        place,
        reason: error.explanation.split(separator: "\n").last.map(String.init) ?? error.message)
    }
  }
}
