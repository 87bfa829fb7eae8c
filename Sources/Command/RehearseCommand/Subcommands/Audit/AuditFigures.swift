/// The figures of an audit: a verdict for each sabotage of each app, and for each requirement what it notices.
struct AuditFigures {
  /// The fate of a sabotage in all scenarios of an app.
  enum Verdict: String, CaseIterable {
    /// At least one scenario failed.
    case noticed
    /// Something was different, and no scenario failed.
    case survived
    /// Nothing was different in any scenario.
    case equivalent
  }

  /// A sabotage of an app.
  struct Row {
    let app: String
    let sabotage: String
    /// Its number in the record.
    let number: Int
    var noticed: [AuditRecord.Scenario] = []
    var missed: [AuditRecord.Scenario] = []
    var same: [AuditRecord.Scenario] = []

    /// Where something else was to be seen in a scenario that missed it, in words.
    func difference(in scenario: AuditRecord.Scenario) -> String {
      guard let index = scenario.missed.firstIndex(of: number),
        scenario.places.indices.contains(index)
      else { return "" }
      return scenario.places[index]
    }

    var verdict: Verdict { !noticed.isEmpty ? .noticed : !missed.isEmpty ? .survived : .equivalent }
  }

  struct Requirement {
    let id: String
    let text: String
    /// How many scenarios carry it.
    var scenarioCount = 0
    /// What its scenarios notice by a check, as far as it was tried.
    var noticed: [String] = []
    /// What nobody else notices; nil where not everything was tried in all scenarios.
    var alone: [String]?

    /// Whether the audit was cut before it was whole, so that it may have noticed more.
    let isCut: Bool

    var isUnproven: Bool { !isCut && scenarioCount > 0 && noticed.isEmpty }

    /// Whether anything is known of it.
    var isJudged: Bool { isUnproven || !noticed.isEmpty }
  }

  let record: AuditRecord
  /// The apps, in the order of the alphabet.
  let apps: [String]
  /// By app, and then in the order of the record.
  let rows: [Row]
  let requirements: [Requirement]
  /// What no scenario could be touched by.
  let untouched: [String]
  /// The scenarios that did not pass although nothing went wrong.
  let unusable: [AuditRecord.Scenario]
  /// How much of their bounds checks use.
  let slack: SlackFigures
  /// How often a scenario was played with something wrong.
  let playCount: Int

  init(_ record: AuditRecord) {
    self.record = record
    let usable = record.scenarios.filter(\.isTried)
    slack = SlackFigures(record)
    unusable = record.scenarios.filter { $0.status != "passed" }
    rows = Self.rows(usable, record.sabotages)
    apps = Set(usable.map(\.app)).sorted()
    requirements = Self.requirements(record, rows)
    let touched = Set(record.sabotages)
    untouched = record.isCut ? [] : record.catalogue.filter { !touched.contains($0) }
    playCount = usable.reduce(0) {
      $0 + $1.noticed.count + $1.missed.count + $1.same.count + ($1.unknown ?? []).count
    }
  }

  /// Whether each sabotage was tried in every scenario that it can touch.
  var isEverywhere: Bool { record.isEverywhere == true }

  func count(_ verdict: Verdict, app: String? = nil) -> Int {
    rows.count { $0.verdict == verdict && (app == nil || $0.app == app) }
  }

  /// Of what was different anywhere, how much was noticed; in tenths of a percent, rounded down; nil where nothing was.
  func permille(app: String? = nil) -> Int? {
    let noticed = count(.noticed, app: app)
    let all = noticed + count(.survived, app: app)
    return all == 0 ? nil : noticed * 1000 / all
  }

  private static func rows(_ scenarios: [AuditRecord.Scenario], _ sabotages: [String]) -> [Row] {
    struct Key: Hashable {
      let app: String
      let number: Int
    }
    var found: [Key: Row] = [:]
    var unknown: Set<Key> = []
    for scenario in scenarios {
      unknown.formUnion((scenario.unknown ?? []).map { Key(app: scenario.app, number: $0) })
      func note(_ numbers: [Int], _ list: WritableKeyPath<Row, [AuditRecord.Scenario]>) {
        for number in numbers where sabotages.indices.contains(number) {
          let new = Row(app: scenario.app, sabotage: sabotages[number], number: number)
          found[Key(app: scenario.app, number: number), default: new][keyPath: list]
            .append(scenario)
        }
      }
      note(scenario.noticed, \.noticed)
      note(scenario.missed, \.missed)
      note(scenario.same, \.same)
    }
    // Of what is the same in some scenarios and not known in others nobody can say that it is the same.
    return found.filter { $0.value.verdict != .equivalent || !unknown.contains($0.key) }
      .sorted { ($0.key.app, $0.key.number) < ($1.key.app, $1.key.number) }.map(\.value)
  }

  private static func requirements(_ record: AuditRecord, _ rows: [Row]) -> [Requirement] {
    var found: [String: Requirement] = [:]
    for item in record.requirements {
      found[item.id] = Requirement(
        id: item.id, text: item.text, alone: record.isEverywhere == true ? [] : nil,
        isCut: record.isCut)
    }
    for scenario in record.scenarios where scenario.isTried {
      for id in Set(scenario.requirements) { found[id]?.scenarioCount += 1 }
    }
    for row in rows where row.verdict == .noticed {
      // That something could not go on, or broke a rule, says nothing of what the scenario is about.
      let carried = row.noticed.map { scenario in
        scenario.checked.contains(row.number) ? Set(scenario.requirements) : []
      }
      let all = carried.reduce(into: Set<String>()) { $0.formUnion($1) }
      for id in all { found[id]?.noticed.append(row.sabotage) }
      if all.count == 1, !carried.contains([]), let id = all.first {
        found[id]?.alone?.append(row.sabotage)
      }
    }
    return record.requirements.compactMap { found[$0.id] }
  }

  /// The score in words: `93.4 %`.
  static func percentage(_ permille: Int?) -> String {
    permille.map { "\($0 / 10).\($0 % 10) %" } ?? "no score"
  }

  /// What is to be said where the audit was ended before it was whole; nothing otherwise.
  var cutRemarks: [String] {
    record.isCut ? ["Cut: this is what was known when the audit was ended."] : []
  }

  /// What is to be known of the record before its figures, in sentences.
  var remarks: [String] {
    var remarks = cutRemarks
    if record.isUnchanged, let since = record.since {
      remarks.append("No scenario is new or different since \(since).")
    } else if !record.scenarios.contains(where: \.isTried) {
      remarks.append("Nothing was tried, so nothing is known of the suite.")
    } else if permille() == nil {
      remarks.append(
        "Nothing that went wrong made any difference, so nothing is known of the suite.")
    }
    let leftOutCount = record.scenarios.count { $0.isLeftOut == true }
    if leftOutCount > 0 {
      let noun = leftOutCount == 1 ? "scenario that searches" : "scenarios that search"
      remarks.append(
        "\(leftOutCount) \(noun) many histories left out; to try them, say which: --name, --tags or PATH:LINE."
      )
    }
    return remarks + unknownPlays
  }

  /// What is to be said of plays that a limit has ended.
  private var unknownPlays: [String] {
    let plays = record.scenarios.flatMap { scenario in
      (scenario.unknown ?? []).filter(record.sabotages.indices.contains).map {
        "\(scenario.id) where \(record.sabotages[$0])"
      }
    }
    guard !plays.isEmpty else { return [] }
    let count = plays.count == 1 ? "1 play was" : "\(plays.count) plays were"
    let named = plays.prefix(3).joined(separator: "; ") + (plays.count > 3 ? "; and others" : "")
    return [
      "\(count) ended by a limit on what one scenario may play, so counted for nothing: \(named)."
    ]
  }

  /// An app in one line.
  func summary(app: String) -> String {
    let noticed = count(.noticed, app: app)
    let survived = count(.survived, app: app)
    return "\(app): \(noticed) of \(noticed + survived) sabotages noticed"
      + " (\(Self.percentage(permille(app: app)))), \(count(.equivalent, app: app)) equivalent"
  }

  /// The whole in one line.
  var summary: String {
    let noticed = count(.noticed)
    return "suite: \(noticed) of \(noticed + count(.survived)) sabotages noticed"
      + " (\(Self.percentage(permille()))), \(count(.equivalent)) equivalent,"
      + " \(untouched.count) not touched, \(playCount) plays"
  }
}
