import Gherkin

/// What one file adds to a plan.
struct PlannedFile: Sendable {
  let source: Source
  /// The selected scenarios, before shards and order have given them a place.
  var scenarios: [PlannedScenario] = []
  var totalCount = 0
  var problems: [Problem] = []
  /// The lines of headers whose description is told to hold steps.
  var mistakenHeaders: Set<Int> = []
  /// The tags of all its scenarios, selected or not.
  var tagNames: Set<String> = []
  /// The parts of names that were looked for and that a scenario has.
  var foundNames: Set<String> = []
  /// Whether it could not be parsed, so that nobody knows what it has.
  var isUnread = false
  /// The ids among the wanted ones that the file has; kept only where ids are selected.
  var knownIDs: Set<String> = []

  init(source: Source) { self.source = source }

  var uri: String { source.uri }
}
