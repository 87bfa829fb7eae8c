import Gherkin
import ScenarioRunner
import Testing

struct PlannerTests {
  @Test(arguments: [
    ("Feature: f\n\n  Senario: s\n    Given a\n", 3, "Scenario:"),
    ("Feature: f\n  Scenario: s\n    Background: b\n", 3, "\"Background:\" cannot stand"),
    ("Feature: f\n  Rule: r\n    scenario: s\n      Given a\n", 3, "Scenario:"),
    ("Feature: f\n  Scenario: s\n    given a\n", 3, "Given"),
    ("# language: pl\nFunkcja: f\n  Scenarjusz: s\n    Zakładając a\n", 3, "Scenariusz:"),
    ("Feature: f\n  Rules: one\n  Role: owner\n  Scenario: s\n    and so\n    Given a\n", 0, ""),
  ])
  func `a keyword that was misspelt into a description is told`(
    text: String, line: Int, keyword: String
  ) async throws {
    let plan = await Planner { _ in ["p"] }.plan([Source(uri: "a.feature", text: text)])
    let found = plan.problems.filter { $0.message.contains("taken for a description") }
    #expect(found.map { $0.location?.line } == (line == 0 ? [] : [line]))
    #expect(found.allSatisfy { $0.notes.first?.contains(keyword) == true })
    #expect(found.allSatisfy { !$0.excerpt.isEmpty })
  }

  @Test func `a scenario knows whether another of its file has its name, whatever is selected`()
    async throws
  {
    let text = """
      Feature: f
        Scenario: one
          Given a
        @only
        Scenario: two
          Given a
        Rule: r
          Scenario: two
            Given a
      """
    let sources = [Source(uri: "a.feature", text: text), Source(uri: "b.feature", text: text)]
    let plan = await Planner { _ in ["p", "q"] }.plan([sources[0]])
    #expect(plan.scenarios.map(\.hasNamesake) == [false, false, true, true, true, true])
    let selection = Selection(tags: try TagExpression("@only"))
    let part = await Planner(selection: selection) { _ in ["p"] }.plan(sources)
    #expect(part.scenarios.map(\.hasNamesake) == [true, true])
  }

  static let shop = Source(
    uri: "shop.feature",
    text: """
      @shop
      Feature: Shop

        Background:
          Given the basket has 1 apple

        @quick
        Scenario: Buying nothing
          When 5 minutes pass

        @android
        Scenario Outline: Buying <n>
          When the customer takes <n> apples

          @small
          Examples:
            | n |
            | 1 |
            | 2 |

          @large
          Examples:
            | n  |
            | 30 |

        Rule: Returns

          Background:
            Given the basket has 2 apples

          @ios @android
          Scenario: Bringing back
            When 1 minute passes

          Scenario: Keeping
            When 1 minute passes
      """)

  static let all = [
    "shop.feature:8", "shop.feature:18", "shop.feature:19", "shop.feature:24",
    "shop.feature:32 (iOS)", "shop.feature:32 (Android)", "shop.feature:35",
  ]

  private func plan(
    _ selection: Selection = Selection(),
    _ sources: [Source] = [shop],
    workers: Int = 1
  ) async -> Plan {
    await Planner(selection: selection, seed: 7, profilesFor: profiles)
      .plan(sources, workers: workers)
  }

  @Test func `every scenario is planned once for each of its profiles, under a stable id`() async {
    let plan = await plan()
    #expect(plan.scenarios.map(\.id) == Self.all)
    #expect(plan.scenarios.map(\.index) == Array(0..<7))
    #expect(
      plan.scenarios.map(\.profile)
        == ["iOS", "Android", "Android", "Android", "iOS", "Android", "iOS"])
    #expect(plan.totalCount == 7)
    #expect(plan.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("@quick", ["shop.feature:8"]),
      ("@small", ["shop.feature:18", "shop.feature:19"]),
      ("@shop and not @android", ["shop.feature:8", "shop.feature:35"]),
      ("@none", []),
    ])
  func `tags of feature, scenario and examples select`(
    expression: String, expected: [String]
  ) async throws {
    let plan = await plan(Selection(tags: try TagExpression(expression)))
    #expect(plan.scenarios.map(\.id) == expected)
    #expect(plan.totalCount == 7)
    #expect(plan.selectedCount == expected.count)
  }

  @Test func `a part of the name in any case selects`() async {
    let plan = await plan(Selection(names: ["NOTHING", "buying 30"]))
    #expect(plan.scenarios.map(\.id) == ["shop.feature:8", "shop.feature:24"])
  }

  @Test(
    arguments: [
      (1, all), (2, all), (4, all), (5, all),  // the feature, its tags and its background
      (7, ["shop.feature:8"]),  // a tag
      (8, ["shop.feature:8"]),  // a scenario
      (9, ["shop.feature:8"]),  // a step
      (13, ["shop.feature:18", "shop.feature:19", "shop.feature:24"]),  // an outline
      (16, ["shop.feature:18", "shop.feature:19"]),  // the tag of its examples
      (17, ["shop.feature:18", "shop.feature:19"]),  // a heading: belongs to the examples
      (19, ["shop.feature:19"]),  // a row
      (24, ["shop.feature:24"]),  // a row of the other examples
      (26, ["shop.feature:32 (iOS)", "shop.feature:32 (Android)", "shop.feature:35"]),  // a rule
      (29, ["shop.feature:32 (iOS)", "shop.feature:32 (Android)", "shop.feature:35"]),
      (32, ["shop.feature:32 (iOS)", "shop.feature:32 (Android)"]),
      (36, ["shop.feature:35"]),  // the last line
    ])
  func `a line selects the scenarios of the node it is in`(line: Int, expected: [String]) async {
    let plan = await plan(Selection(lines: ["shop.feature": [line]]))
    #expect(plan.scenarios.map(\.id) == expected)
    #expect(plan.problems.isEmpty)
  }

  @Test func `several lines select together, and other files stay whole`() async {
    let other = Source(uri: "b.feature", text: "Feature: b\n  Scenario: b\n    Given the fog lifts")
    let plan = await plan(Selection(lines: ["shop.feature": [19, 9]]), [Self.shop, other])
    #expect(plan.scenarios.map(\.id) == ["shop.feature:8", "shop.feature:19", "b.feature:2"])
  }

  @Test(arguments: [0, 37, 99])
  func `a line that the file does not have is a problem`(line: Int) async {
    let plan = await plan(Selection(lines: ["shop.feature": [line]]))
    #expect(plan.scenarios.isEmpty)
    #expect(plan.problems.map(\.kind) == [.selection])
    #expect(plan.problems.first?.message == "There is no line \(line): the file has 36 lines.")
  }

  @Test func `examples without rows cannot be selected`() async {
    let text = "Feature: f\n  Scenario Outline: o\n    Given <a>\n    Examples:\n      | a |\n"
    let source = Source(uri: "f.feature", text: text)
    let plan = await plan(Selection(lines: ["f.feature": [4]]), [source])
    #expect(plan.problems.map(\.kind) == [.meaningless, .selection])
    #expect(plan.problems.last?.message == "No scenario stands on line 4.")
  }

  @Test func `profiles can be narrowed without changing ids or seeds`() async {
    let both = await plan()
    let android = await plan(Selection(profiles: ["Android"]))
    #expect(
      android.scenarios.map(\.id)
        == ["shop.feature:18", "shop.feature:19", "shop.feature:24", "shop.feature:32 (Android)"])
    let seeds = Dictionary(uniqueKeysWithValues: both.scenarios.map { ($0.id, $0.seed) })
    #expect(android.scenarios.allSatisfy { seeds[$0.id] == $0.seed })
  }

  @Test func `ids of an earlier run select, and one that is gone is told`() async {
    let ids: Set = [
      "shop.feature:19", "shop.feature:32 (Android)", "shop.feature:99", "x.feature:1",
    ]
    let plan = await plan(Selection(ids: ids))
    #expect(plan.scenarios.map(\.id) == ["shop.feature:19", "shop.feature:32 (Android)"])
    #expect(plan.problems.map(\.message) == ["No scenario is “shop.feature:99” any more."])
  }

  @Test func `a file given twice is planned once`() async {
    let plan = await plan(Selection(), [Self.shop, Self.shop])
    #expect(plan.scenarios.map(\.id) == Self.all)
  }

  @Test func `broken files are problems beside the scenarios of sound ones`() async throws {
    let broken = Source(
      uri: "bad.feature", text: "Feature: bad\n  Scenario: s\n    Given a step\n    Gvien a step\n")
    let binary = Source(uri: "bin.feature", bytes: [0xFF, 0xFE, 0x00])
    let plan = await plan(Selection(), [broken, binary, Self.shop])
    #expect(plan.scenarios.map(\.id) == Self.all)
    #expect(plan.problems.map(\.uri).contains("bin.feature"))
    let problem = try #require(plan.problems.first)
    #expect(problem.kind == .syntax)
    #expect(problem.place == "bad.feature:4:5")
    #expect(problem.officialMessage?.hasPrefix("(4:5): expected: ") == true)
    #expect(problem.excerpt.first?.contains("Gvien a step") == true)
  }

  @Test func `bounds are problems with their names`() async {
    var limits = Limits()
    limits.picklesPerFile = 2
    let planner = Planner(limits: limits, profilesFor: profiles)
    let plan = await planner.plan([Self.shop])
    #expect(plan.problems.map(\.kind) == [.limit])
    #expect(plan.problems.first?.message.contains("scenarios from the file") == true)
    #expect(plan.scenarios.isEmpty)
  }

  @Test func `a refused scenario stays in the plan with its reason`() async {
    let planner = Planner(
      refuse: { pickle in
        pickle.tags.contains { $0.name == "@quick" }
          ? Problem(.unknownRequirement, uri: pickle.uri, message: "no such id") : nil
      }, profilesFor: profiles)
    let plan = await planner.plan([Self.shop])
    #expect(
      plan.scenarios.map { $0.refusal?.message } == ["no such id"] + Array(repeating: nil, count: 6)
    )
  }

  @Test func `the plan is the same for any number of workers`() async {
    let sources = (0..<40).map { number in
      let text = number % 7 == 3 ? "Freature" : String(decoding: Self.shop.bytes, as: UTF8.self)
      return Source(uri: "\(number).feature", text: text)
    }
    let one = await plan(Selection(), sources)
    for workers in [2, 8] {
      let many = await plan(Selection(), sources, workers: workers)
      #expect(many.scenarios.map(\.id) == one.scenarios.map(\.id))
      #expect(many.problems == one.problems)
    }
    #expect(one.problems.count == 6)
  }

  @Test func `Markdown files are planned as well`() async {
    let text = "# Feature: f\n\n## Scenario: s\n\n* Given the fog lifts\n"
    let plan = await plan(Selection(), [Source(uri: "f.feature.md", text: text)])
    #expect(plan.scenarios.map(\.id) == ["f.feature.md:3"])
  }
}
