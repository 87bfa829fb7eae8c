import CucumberExpressions
import Foundation
import Rehearsal
import ScenarioRunner

/// Worlds in which nothing has happened yet, and the checks that hold in them.
enum NothingHappened {
  /// A state of things in which nobody has done anything that a check could be about.
  struct Beginning: Sendable {
    /// What the snapshot calls it.
    let name: String
    /// The steps that lead there.
    let steps: [String]
    /// The platform.
    var tag = "@ios"
  }

  /// A name that no app, server or platform knows.
  static let unknownName = "Xyzzy"

  /// A phone as it is bought, and each app installed, and opened once.
  static let beginnings: [Beginning] =
    [
      Beginning(name: "fresh iPhone", steps: []),
      Beginning(name: "fresh Android phone", steps: [], tag: "@android"),
      Beginning(name: "bare app opened", steps: ["the app is open"]),
    ]
    + ["pet listing app", "campaign app", "clock-in app", "tour app"].flatMap { app in
      [
        Beginning(name: "\(app) installed", steps: ["the \(app) is installed"]),
        Beginning(
          name: "\(app) opened",
          steps: [
            "the \(app) is installed", "location permission is while using",
            "the user opens the app",
          ]),
      ]
    }

  /// All checks, each as its example and with every number zero, with a table's heading alone and with
  /// every other word of a closed set.
  static let sentences: [String] = {
    let matcher = StepInventory(ScenarioFiles.library).matcher()
    var sentences: [String] = []
    for definition in ScenarioFiles.library.definitions
    where definition.kind == .then && !definition.isModified {
      for example in definition.examples {
        for variant in [example, zeroed(example), headed(example)] + reworded(example, definition)
        where !sentences.contains(variant)
          && !matcher.matches(String(variant.prefix { $0 != "\n" })).isEmpty
        {
          sentences.append(variant)
        }
      }
    }
    return sentences
  }()

  /// All checks that name something in quotation marks, with a name that nothing has.
  static let misnamed: [String] = sentences.filter { $0.contains("\"") && !$0.contains("\"\"\"") }
    .map { sentence in
      sentence.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? String($0.element) : unknownName }
        .joined(separator: "\"")
    }

  /// Returns the sentences that hold there.
  static func passing(_ sentences: [String], at beginning: Beginning) async -> [String] {
    let results = await Play.sentences(
      sentences, after: beginning.steps, on: beginning.tag, workers: 2)
    return zip(sentences, results).filter { $0.1.status == .passed }.map(\.0)
  }

  /// The sentence with every number in its first line zero.
  private static func zeroed(_ sentence: String) -> String {
    let lines = sentence.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let zero = String(lines[0].replacing(/[0-9]+/, with: "0"))
    return ([zero] + lines.dropFirst().map(String.init)).joined(separator: "\n")
  }

  /// The sentence with every other word that may stand in the place of one of its words: "lost" for "good".
  private static func reworded(_ sentence: String, _ definition: StepDefinition<World>) -> [String]
  {
    definition.expression.parameterTypes.flatMap { type -> [String] in
      let words = type.patterns.flatMap { $0.split(separator: "|").map(String.init) }
      guard words.count > 1,
        words.allSatisfy({ !$0.contains(where: { "[](){}?*+.\\".contains($0) }) }),
        let place = words.lazy.compactMap({ sentence.range(of: " \($0)") }).max(by: {
          $0.lowerBound < $1.lowerBound
        })
      else { return [] }
      return words.map { sentence.replacingCharacters(in: place, with: " \($0)") }
    }
  }

  /// The sentence with the first row of its table alone.
  private static func headed(_ sentence: String) -> String {
    guard sentence.contains("|") else { return sentence }
    return sentence.split(separator: "\n").prefix(2).joined(separator: "\n")
  }
}
