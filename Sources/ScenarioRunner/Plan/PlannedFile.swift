/// What one file adds to a plan.
struct PlannedFile: Sendable {
  let uri: String
  /// The selected scenarios, before shards and order have given them a place.
  var scenarios: [PlannedScenario] = []
  var totalCount = 0
  var problems: [Problem] = []
  /// The tags of all its scenarios, selected or not.
  var tagNames: Set<String> = []
  /// The ids among the wanted ones that the file has; kept only where ids are selected.
  var knownIDs: Set<String> = []
}
