import ScenarioRunner

/// One play within a watch: which scenarios, and why.
struct WatchRound: Hashable, Sendable {
  enum Choice: Hashable, Sendable {
    /// What the command line names.
    case all
    /// What did not pass the last time.
    case failed
    /// Some of the feature files, because of a change.
    case features([String])
  }

  var choice = Choice.all
  /// A part of a name or path that scenarios must have; empty for none.
  var pattern = ""
  /// The files that have changed, where that is why.
  var changed: [String] = []
}

/// What the command is told for each round of a watch.
struct WatchArguments: Hashable, Sendable {
  /// From so many files on everything is played: a command line is no place for all of them.
  private static let featuresMax = 500
  /// What only the watch is told, or is told for each round.
  private static let own =
    ["--watch", "--rerun-failed", "--failed-first", ReportOccasion.markName]
    + OptionSpec.settings.map(\.name)

  private let options: [String]
  private let paths: [String]
  private let lines: [String: [Int]]
  private let list: String

  /// Takes over what the user has written.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - lines: The lines that are chosen in files.
  ///   - list: The file that keeps what did not pass.
  init(_ arguments: ParsedArguments, lines: [String: [Int]], list: String) {
    options = arguments.occurrences.filter { !Self.own.contains($0.name) }.map { option in
      option.name + (option.value.map { "=\($0.text)" } ?? "")
    }
    paths = arguments.operands.map(\.text)
    (self.lines, self.list) = (lines, list)
  }

  /// The words behind the program's name.
  ///
  /// - Parameter mark: What tells the pages of this round from others; nil where the round writes no page.
  func words(for round: WatchRound, mark: String? = nil) -> [String] {
    let keeper = round.choice == .failed ? "--rerun-failed" : "--failed-first"
    // The settings stand among the options already.
    var words = ["run", "--no-settings"] + options
    if !round.pattern.isEmpty {
      words.removeAll { $0.hasPrefix("--match=") }
      words.append("--match=\(round.pattern)")
    }
    if let mark { words.append("\(ReportOccasion.markName)=\(mark)") }
    return words + ["\(keeper)=\(list)", "--"] + operands(of: round)
  }

  /// The words behind the program's name for a studio at a place, or at what is watched first.
  ///
  /// Whoever has the scenarios played has started the apps that their folder describes.
  func wordsForStudio(at place: String?) -> [String] {
    let watched = paths.first.map { (try? FeaturePath($0))?.path ?? $0 }
    return ["studio", "--trust", "--", place ?? watched ?? "."]
  }

  private func operands(of round: WatchRound) -> [String] {
    guard case .features(let features) = round.choice, features.count <= Self.featuresMax else {
      return paths
    }
    return features.map { path in
      path + (lines[path] ?? []).map { ":\($0)" }.joined()
    }
  }
}
