import Gherkin
import ScenarioRunner
import Testing

/// What a scenario's chances come from, and what they do not.
struct ScenarioKeyTests {
  private static let text = """
    Feature: Walks
      @ios @android
      Scenario: One
        Given the basket has 1 apple
      Scenario Outline: Many <n>
        Given the basket has <n> apples
        Examples:
          | n |
          | 1 |
          | 2 |
      Rule: By night
        Scenario: One
          Given the basket has 1 apple
        Scenario: Twice
          Given the basket has 1 apple
        Scenario: Twice
          Given the basket has 2 apples
    """

  private func seeds(
    _ text: String = text, uri: String = "a.feature", seed: UInt64 = 7,
    _ selection: Selection = Selection()
  ) async -> [UInt64] {
    await Planner(selection: selection, seed: seed, profilesFor: profiles)
      .plan([Source(uri: uri, text: text)]).scenarios.map(\.seed)
  }

  @Test func `each scenario, row and platform has its own, and namesakes go by their number`()
    async
  {
    let seeds = await seeds()
    #expect(seeds.count == 7)
    #expect(Set(seeds).count == 7)
  }

  @Test(arguments: ["b.feature", "/srv/team/Scenarios/a.feature", "../a.feature"])
  func `the path is no part of them`(uri: String) async {
    #expect(await seeds(uri: uri) == seeds())
  }

  @Test func `lines, comments, steps and other tags are no part of them`() async {
    let changed =
      "# a comment\n\n"
      + Self.text.replacing(
        "        Given", with: "        # why\n        * the fog lifts\n        Given"
      )
      .replacing("  Scenario Outline", with: "  @slow\n  Scenario Outline")
    #expect(await seeds(changed) == seeds())
  }

  @Test func `what else is in the file, or selected, is no part of them`() async {
    let all = await seeds()
    #expect(await seeds(Selection(names: ["Twice"])) == Array(all.suffix(2)))
    let (first, rest) = ("  Scenario: New\n    Given the basket has 3 apples\n", "  @ios @android")
    #expect(await seeds(Self.text.replacing(rest, with: first + rest)).suffix(7) == all[...])
  }

  private func seeds(_ selection: Selection) async -> [UInt64] {
    await seeds(Self.text, uri: "a.feature", seed: 7, selection)
  }

  @Test(arguments: [
    ("Feature: Walks", "Feature: Talks", 7), ("Rule: By night", "Rule: By day", 3),
    ("Scenario: One", "Scenario: Once", 3), ("Many <n>", "More <n>", 2), ("| 2 |", "| 3 |", 1),
  ])
  func `another name gives others, and only to what it names`(
    old: String, new: String, count: Int
  ) async {
    let (before, after) = (await seeds(), await seeds(Self.text.replacing(old, with: new)))
    #expect(zip(before, after).count { $0 != $1 } == count)
  }

  @Test func `the run's seed shifts all of them`() async {
    let (one, other) = (await seeds(seed: 1), await seeds(seed: 2))
    #expect(Set(one).isDisjoint(with: other))
  }

  /// Names that would be one if they were only put behind each other, or parted by a mark.
  private static let likeNames:
    [(feature: String, rule: String?, scenario: String, row: [String])] =
      [
        ("ab", nil, "c", []), ("a", nil, "bc", []), ("a", "b", "c", []), ("a", "bc", "", []),
        ("", "a", "bc", []), ("a", nil, "c", ["b"]), ("a", nil, "", ["b", "c"]),
        ("a", nil, "", ["bc"]), ("a", nil, "", ["b", "", "c"]), ("a", nil, "", ["", "b", "c"]),
        ("a", nil, "", ["b c"]), ("a b", nil, "c", []), ("a", nil, "b c", []),
      ]

  @Test func `no two lists of names are one`() async {
    var seeds: [UInt64] = []
    for (feature, rule, scenario, row) in Self.likeNames {
      var text = "Feature: \(feature)\n"
      if let rule { text += "Rule: \(rule)\n" }
      text += row.isEmpty ? "Scenario: \(scenario)\n" : "Scenario Outline: \(scenario)\n"
      text += "  Given the basket has 1 apple\n"
      if !row.isEmpty {
        text += "Examples:\n|" + row.indices.map { "x\($0)|" }.joined() + "\n|"
        text += row.map { "\($0)|" }.joined() + "\n"
      }
      let found = await self.seeds(text)
      #expect(found.count == 1, "\(text)")
      seeds += found
    }
    #expect(Set(seeds).count == Self.likeNames.count)
  }

  @Test func `a drawn order goes by what scenarios are, not by where they stand`() async {
    func names(_ uri: String, _ text: String) async -> [String] {
      await Planner(selection: Selection(order: .random(seed: 5)), profilesFor: profiles)
        .plan([Source(uri: uri, text: text)]).scenarios.map { "\($0.pickle.name) \($0.profile)" }
    }
    let drawn = await names("a.feature", Self.text)
    #expect(await names("/else/where.feature", "# a line\n" + Self.text) == drawn)
  }
}
