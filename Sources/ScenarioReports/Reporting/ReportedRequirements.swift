import ScenarioRunner

/// The requirements that a report tells of.
package struct ReportedRequirements: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// Their texts by their ids, which are tags without the at sign.
  package var texts: [String: String]
  /// The ids that no scenario carries although their app is played; of the others nothing is known.
  package var missing: Set<String>

  /// Creates requirements.
  package init(texts: [String: String] = [:], missing: Set<String> = []) {
    self.texts = texts
    self.missing = missing
  }

  /// Creates requirements of which none is missing.
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(texts: Dictionary(elements) { first, _ in first })
  }

  /// The text of a requirement; nil for ids that are none.
  package subscript(id: String) -> String? { texts[id] }

  /// How they stand before anything was played.
  var verdicts: RequirementVerdicts { RequirementVerdicts(missing: missing) }
}
