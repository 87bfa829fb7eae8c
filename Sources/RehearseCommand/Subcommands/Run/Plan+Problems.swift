import ScenarioRunner

extension Plan {
  /// Returns the plan with problems that were found before it was made.
  func adding(_ found: [Problem]) -> Plan {
    Plan(
      scenarios: scenarios, problems: found + problems, totalCount: totalCount,
      selectedCount: selectedCount, tagNames: tagNames, lostIDs: lostIDs, seed: seed, order: order,
      shard: shard)
  }
}
