import Gherkin
package import ScenarioRunner

/// The requirements that the passing scenarios of a run prove.
package struct RequirementTally: Sendable {
  private let catalogue: RequirementCatalogue
  private var verdicts: RequirementVerdicts

  /// Creates a tally of nothing.
  package init(_ catalogue: RequirementCatalogue, _ scope: RequirementScope) {
    self.catalogue = catalogue
    verdicts = scope.verdicts
  }

  /// Counts a scenario.
  package mutating func add(_ result: ScenarioResult) { verdicts.add(result) }

  /// One line for each document that a scenario of the run had to do with.
  package var lines: [String] {
    catalogue.documents.compactMap { document in
      let stand = document.requirements.map { verdicts[$0.id.description] }
      guard stand.contains(where: { $0 >= .unchecked }) else { return nil }
      let provedCount = stand.count { $0 == .proved }
      let namedCount = stand.count { $0 == .named }
      let parts = [
        (namedCount, "named"),
        (stand.count { $0 == .failing }, "not met"),
        (stand.count { $0 == .unchecked }, "claimed without a check"),
        (stand.count { $0 == .missing }, "missing"),
        (stand.count { $0 == .notPlayed || $0 == .skipped }, "not played"),
      ]
      let head = "\(document.prefix ?? ""): \(provedCount) of \(stand.count) requirements proved"
      let rest = parts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }
      return head + rest.joined() + advice(document, namedCount)
    }
  }
}

extension RequirementTally {
  /// How what is only named becomes proved.
  private func advice(_ document: RequirementDocument, _ namedCount: Int) -> String {
    guard namedCount > 0 else { return "" }
    let ids = document.requirements.map(\.id.description)
    let isStale = !verdicts.stale.isDisjoint(with: ids)
    return isStale
      ? "; some go otherwise than when they were proved: `rehearse audit --proofs`"
      : "; `rehearse audit --proofs` proves what is named"
  }
}

/// The requirements that a run can call missing: those of apps that it plays, and that no scenario carries.
///
/// Of an app that is not played nothing is known, and a scenario that was left out is not missing.
package struct RequirementScope: Hashable, Sendable {
  /// The ids that no scenario carries although their app is played.
  package private(set) var missing: Set<String> = []
  /// For each id the experiments that prove it.
  package private(set) var experiments: [String: [RequirementVerdicts.Experiment]] = [:]

  /// The verdicts before anything was played.
  package var verdicts: RequirementVerdicts {
    RequirementVerdicts(missing: missing, experiments: experiments)
  }

  /// Finds out what can be called missing.
  ///
  /// - Parameters:
  ///   - documents: The documents that belong to the run.
  ///   - plan: What is played, and which tags the files have.
  ///   - named: The paths of documents that the user asks about, whatever is played.
  ///   - isReadWhole: Whether all feature files beside a document were read.
  package init(
    _ documents: [RequirementDocument], _ plan: Plan, named: [String] = [],
    isReadWhole: (RequirementDocument) -> Bool
  ) {
    let played = Set(plan.scenarios.map(\.pickle.uri))
    let prefixes = Set(
      plan.scenarios.flatMap(\.pickle.tags).compactMap { Self.prefix(of: $0.name) })
    for document in documents {
      experiments.merge(document.experiments) { first, _ in first }
      let isNamed = named.contains(document.path)
      let isPlayed =
        document.prefix.map(prefixes.contains) ?? false
        || played.contains { Self.lies($0, beside: document.path) }
      guard isNamed || isPlayed, isReadWhole(document) else { continue }
      for requirement in document.requirements {
        let id = requirement.id.description
        if !plan.tagNames.contains("@" + id) { missing.insert(id) }
      }
    }
  }

  /// What stands before the colon of a tag; nil where it has none.
  private static func prefix(of tag: String) -> String? {
    guard let colon = tag.firstIndex(of: ":") else { return nil }
    return String(tag[..<colon].dropFirst())
  }

  /// Whether a file lies in the folder of a document, or in one below it.
  private static func lies(_ uri: String, beside document: String) -> Bool {
    guard let slash = document.lastIndex(of: "/") else { return !uri.hasPrefix("/") }
    return uri.hasPrefix(document[...slash])
  }
}
