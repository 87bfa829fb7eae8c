import Gherkin
import ScenarioRunner
import Testing

/// Files that the grammar accepts and that would be green without meaning it.
struct FalseGreenTests {
  private static let knownTags: [KnownTag] = [
    KnownTag("@ios", not: ["@iphone", "@ipad"]), "@android",
  ]

  private static let steps = "    Given the basket has 1 apple\n    Then the basket holds 1 apple\n"
  private static let scenario = "  Scenario: good\n" + steps

  private func problems(
    _ text: String, uri: String = "a.feature", selection: Selection = Selection()
  ) async -> [Problem] {
    await Planner(selection: selection, knownTags: Self.knownTags) { _ in ["p"] }
      .plan([Source(uri: uri, text: text)]).problems
  }

  @Test func `a line that was meant as a header or step is an error at its place`() async throws {
    let good = Self.scenario
    for (text, place, advice) in [
      ("Background\n\(Self.steps)\n\(good)", "2:1", "write \"Background:\""),
      ("background\n\(Self.steps)\n\(good)", "2:1", "write \"Background:\""),
      ("  Scenario S\n\(Self.steps)\n\(good)", "2:3", "write \"Scenario: S\""),
      ("  Scenario Outline S\n\(Self.steps)\n\(good)", "2:3", "write \"Scenario Outline: S\""),
      ("  Example S\n\(Self.steps)\n\(good)", "2:3", "write \"Example: S\""),
      ("  Scenario: A\n\n  Scenario B\n\(Self.steps)", "4:3", "write \"Scenario: B\""),
      ("  Scenario: A\n    Examples\n      | a |\n\(Self.steps)", "3:5", "write \"Examples:\""),
      ("  Scenario: A\n    Examples X\n      | a |\n\(Self.steps)", "3:5", "\"Examples: X\""),
      ("\n  Rule The rule\n\n\(good)", "3:3", "write \"Rule: The rule\""),
      ("  Scenario：S\n\(Self.steps)\n\(good)", "2:3", "write \"Scenario:\""),
      ("  Scenario: S\n    given an apple\n\(Self.steps)", "3:5", "begins with \"Given\""),
      ("  Scenario: S\n    WHEN x\n\(Self.steps)", "3:5", "begins with \"When\""),
      ("  Scenario: S\n    Text first.\n    given x\n\(Self.steps)", "4:5", "\"Given\""),
      ("  Scenario: S\n    Given\u{A0}an apple\n\(Self.steps)", "3:5", "no-break space"),
      ("  Scenario: S\n    Given\tan apple\n\(Self.steps)", "3:5", "a tab"),
      ("  Scenario: S\n    And\u{2003}x\n", "3:5", "unusual blank"),
      ("  Scenario: S\n    Given: an apple\n\(Self.steps)", "3:5", "no colon"),
      ("  Scenario: S\n    Given\n\(Self.steps)", "3:5", "says something"),
      ("  Scenario: S\n    \u{200B}Given x\n\(Self.steps)", "3:5", "cannot be seen"),
      ("  Scenario: S\n    \u{FEFF}Given x\n\(Self.steps)", "3:5", "cannot be seen"),
      ("  Background:\n    given x\n\(good)", "3:5", "begins with \"Given\""),
      ("\(Self.steps)\n\(good)", "2:5", "Steps stand under"),
      ("  Rule: r\n\(Self.steps)\n\(good)", "3:5", "Steps stand under"),
      ("\n  Given an unheard-of thing\n\n\(good)", "3:3", "Steps stand under"),
      ("  Said before.\n  Then it is green\n\n\(good)", "3:3", "Steps stand under"),
      ("  Rule: r\n    When it rains\n\n\(good)", "3:5", "Steps stand under"),
      ("\(good)  Examples: e\n    Then it is\n    |a|\n    |1|\n", "6:5", "Steps stand under"),
    ] {
      let found = await problems("Feature: f\n" + text)
      let problem = try #require(found.first { $0.severity == .error }, "\(text)")
      #expect(problem.place == "a.feature:\(place)", "\(text)")
      #expect(problem.notes.first?.contains(advice) == true, "\(text): \(problem.notes)")
      #expect(problem.notes.last?.contains("begin the line with a dash") == true, "\(text)")
      #expect(problem.excerpt.count == 2, "\(text)")
    }
  }

  @Test(arguments: [
    "Given the basket has 1 apple", "And the basket has 2 apples", "* the basket holds 1 apple",
    "Words on apples\n  Given the basket has 1 apple\n  are gone",
    "Said before.\n  given the basket has 1 apple",
  ])
  func `a single step that the library knows is an error wherever nothing plays it`(
    text: String
  ) async throws {
    let library = try Basket.library
    for file in [
      "Feature: f\n  \(text)\n\n\(Self.scenario)",
      "Feature: f\n  Rule: r\n  \(text)\n\n\(Self.scenario)",
      "Feature: f\n\(Self.scenario)  Examples: e\n  \(text)\n  |a|\n  |1|\n",
    ] {
      let planner = Planner(
        stepMatcher: { StepMatcher(library) }, profilesFor: { _ in ["p"] })
      let errors = await planner.plan([Source(uri: "a.feature", text: file)]).problems
        .filter { $0.severity == .error }
      #expect(errors.count == 1, "\(file)\(errors)")
      #expect(errors.first?.notes.first?.contains("Steps stand under") == true, "\(errors)")
    }
  }

  @Test func `keywords of another language are an error that names the language`() async throws {
    let good = Self.scenario
    for (text, place, header) in [
      ("  Scenario: S\n    Angenommen es regnet\n    Wenn x\n    Dann y\n", "3:5", "de"),
      ("  Scenario: S\n    Wenn x\n    Dann y\n", "3:5", "de"),
      ("  Scenario: S\n    Étant donné x\n\(Self.steps)", "3:5", "fr"),
      ("  Scenario: S\n    Angenommen es regnet\n\(Self.steps)", "3:5", "de"),
      ("  Szenario: S\n    Angenommen x\n\n\(good)", "2:3", "de"),
      ("  Scénario: S\n    Soit x\n\n\(good)", "2:3", "fr"),
      ("  Escenario: S\n    Dado x\n\n\(good)", "2:3", "es"),
      ("  シナリオ: S\n    前提x\n\n\(good)", "2:3", "ja"),
      ("  Scenario: S\n    前提りんごがある\n", "3:5", "ja"),
      ("  Zakładając x\n  Kiedy y\n  Wtedy z\n\n\(good)", "2:3", "pl"),
    ] {
      let problem = try #require(await problems("Feature: f\n" + text).first, "\(text)")
      #expect(problem.severity == .error)
      #expect(problem.place == "a.feature:\(place)", "\(text)")
      #expect(
        problem.notes.first?.contains("\"# language: \(header)\"") == true, "\(problem.notes)")
    }
  }

  @Test func `a file of another language is told its header, and English in it as well`()
    async throws
  {
    let german = await problems("Funktionalität: F\n  Szenario: S\n    Angenommen x\n")
    #expect(german.map(\.location?.line) == [1])
    #expect(german.first?.notes.first?.contains("\"# language: de\"") == true)
    let mixed = await problems(
      "# language: pl\nFunkcja: f\n  Scenario: s\n    Given a\n\n  Scenariusz: t\n    * a\n")
    #expect(mixed.map(\.location?.line) == [3])
    #expect(mixed.first?.notes.first?.contains("the keywords of Polish") == true)
  }

  @Test(arguments: [
    "As a user I want to know\n  given that permission is denied,\n  what to do.",
    "When the user opens the app, a popup is shown.",
    "A user who refused can browse.\n  I know.\n  And so on.",
    "Rule of thumb: none.\n  Background information is here.",
    "Background updates\n\n  Scenario planning is fun.",
    "Examples of this are many.\n  Rules: one\n  Role: owner",
    "- Given is a keyword\n  - Scenario: here\n  \"Then\" too.",
    "We count.\n  When it rains we\n  count again", "Given the size of the town, nobody walks.",
    "Men walk.\n  Dan sails.\n  Data are kept.", "Context: a walk.\n  See also: the map.",
  ])
  func `prose is left alone`(prose: String) async {
    for text in [
      "Feature: f\n  \(prose)\n\n\(Self.scenario)",
      "Feature: f\n  Rule: r\n  \(prose)\n\n\(Self.scenario)",
      "Feature: f\n  Scenario: s\n    It is said:\n  \(prose.replacing("When", with: "If"))\n\(Self.steps)",
    ] {
      let found = await problems(text)
      #expect(found.isEmpty, "\(text)\n\(found)")
    }
  }

  @Test func `lines that nothing takes say what they were meant to be`() async throws {
    for (line, advice) in [
      ("given x", "begins with \"Given\""), ("Scenario S", "write \"Scenario: S\""),
      ("Wenn es regnet", "\"# language: de\""), ("Given: x", "no colon"),
    ] {
      let text = "Feature: f\n  Scenario: s\n    * a\n    \(line)\n"
      let problem = try #require(await problems(text).first)
      #expect(problem.notes.first?.contains(advice) ?? (line == "Wenn es regnet"), "\(line)")
    }
  }

  @Test func `what plays nothing is an error or a warning`() async throws {
    for (text, place, severity, message) in [
      ("Scenario: s\n", "2:1", Problem.Severity.error, "has no steps"),
      ("Scenario: s\n  * a\nScenario: t\n", "4:1", .error, "has no steps"),
      ("Background:\n  * a\nScenario: s\n", "4:1", .error, "has no steps"),
      ("Scenario Outline: s\n  * a\nExamples:\n", "4:1", .error, "no rows"),
      ("Scenario Outline: s\n  * a\nExamples:\n|b|\n", "4:1", .error, "no rows"),
      ("Scenario Outline: s\n  * a\n", "2:1", .error, "has no examples"),
      ("Scenario: <b>\n  * <B>\nExamples:\n|b|\n|1|\n", "3:5", .error, "called \"B\""),
      ("Scenario: <b>\n  * <other>\nExamples:\n|b|\n|1|\n", "3:5", .warning, "called \"other\""),
      ("Scenario: s\n  * <b>\n", "3:5", .warning, "taken as it stands"),
      ("Scenario: s\n  * <b>\nExamples:\n|b|b|\n|1|2|\n", "5:4", .error, "are called \"b\""),
      ("Scenario: s\n  * <b>\nExamples:\n|c|b|\n|1|2|\n", "5:2", .warning, "uses the column \"c\""),
      ("Scenario: s\n  * a\nExamples:\n|b|\n|1|\n", "4:1", .warning, "every row plays the same"),
      (
        "Scenario: <b>\n  * a\nExamples:\n|b|\n|1|\n|1|\n", "7:1", .warning,
        "same as that on line 6"
      ),
      ("", "1:1", .warning, "has no scenario"),
      ("#Scenario: s\n#  * a\n", "1:1", .warning, "has no scenario"),
      ("Rule: r\nRule: t\nScenario: s\n  * a\n", "2:1", .warning, "The rule has no scenario"),
      ("Background:\nScenario: s\n  * a\n", "2:1", .warning, "background has no steps"),
      (
        "Scenario: s\n  * a\n\"\"\"\nScenario: t\n  * b\n\"\"\"\n", "4:1", .warning,
        "stands in this doc string"
      ),
      ("@andriod\nScenario: s\n  * a\n", "2:1", .error, "changes nothing"),
      ("@iOS\nScenario: s\n  * a\n", "2:1", .error, "changes nothing"),
      ("@iPhone\nScenario: s\n  * a\n", "2:1", .error, "changes nothing"),
      ("@ipad-mini\nScenario: s\n  * a\n", "2:1", .error, "changes nothing"),
      ("@Android\nRule: r\nScenario: s\n  * a\n", "2:1", .error, "changes nothing"),
    ] {
      let found = await problems("Feature: f\n" + text)
      #expect(found.map(\.place) == ["a.feature:\(place)"], "\(text)\(found)")
      #expect(found.first?.severity == severity, "\(text)")
      #expect(found.first?.message.contains(message) == true, "\(found)")
    }
    #expect(await problems("# nothing\n").first?.message.contains("holds no feature") == true)
  }

  @Test func `tags of one's own and tables without a fault are left alone`() async {
    for text in [
      "@slow @wip @pos @paid @iphones-only\nScenario: s\n  * a\n",
      "Scenario: s\n  * a < b and c > d\n",
      "Scenario Outline: s <c>\n  * <b>\nExamples:\n|b|c|\n|1|2|\n|1|3|\n",
      "Scenario: s\n  * a\n\"\"\"\nA Scenario: no header\n\"\"\"\n",
    ] {
      let found = await problems("Feature: f\n" + text)
      #expect(found.isEmpty, "\(text)\(found)")
    }
  }

  @Test func `a scenario without steps that is not selected is left alone`() async throws {
    let text = "Feature: f\n  @later\n  Scenario: s\n\n\(Self.scenario)"
    let selection = Selection(tags: try TagExpression("not @later"))
    #expect(await problems(text, selection: selection).isEmpty)
    #expect(await problems(text).count == 1)
  }

  @Test func `files of other programs are named`() async {
    let wide = Array("Feature: F\n  Scenario: ä\n".utf16)
    let low: [UInt8] = wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let high: [UInt8] = wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files: [(bytes: [UInt8], name: String)] = [
      (Array("{\\rtf1\\ansi}".utf8), "RTF"), (Array("PK\u{3}\u{4}word".utf8), "Word"),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "Word"), (Array("%PDF-1.7".utf8), "PDF"),
      (Array("\n <!DOCTYPE html>\n".utf8), "HTML"), (Array("<html>".utf8), "HTML"),
      (low, "UTF-16"), (high, "UTF-16"), ([0xFF, 0xFE] + low, "UTF-16"),
    ]
    for (bytes, name) in files {
      for uri in ["a.feature", "a.feature.md"] {
        let plan = await Planner { _ in ["p"] }.plan([Source(uri: uri, bytes: bytes)])
        #expect(plan.problems.count == 1, "\(name)")
        #expect(plan.problems.first?.message.contains(name) == true, "\(plan.problems)")
        #expect(plan.problems.first?.severity == .error)
      }
    }
  }

  @Test func `a file of nonsense has a bounded number of findings`() async {
    let lines = (0..<5_000).map { "  Scenario: s\($0)\n    given x\n" }.joined(separator: "\n")
    #expect(await problems("Feature: f\n" + lines).count == 10)
  }
}
