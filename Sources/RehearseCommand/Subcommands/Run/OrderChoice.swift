import Requirements
import ScenarioRunner

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
}

extension OrderChoice {
  /// The order with its seed.
  func runOrder(_ recovery: CrashRecovery) -> RunOrder {
    switch self {
    case .defined: .defined
    case .reversed: .reversed
    case .random(let seed): .random(seed: seed ?? recovery.drawnSeed())
    }
  }
}
