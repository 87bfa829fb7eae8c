import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An audit as JSON: the figures for tools, and the record of which they are made, for merging.
struct AuditJSON: Codable {
  struct App: Codable {
    let name: String
    let noticed: Int
    let survived: Int
    let equivalent: Int
    let survivors: [Survivor]
  }

  struct Survivor: Codable {
    let sabotage: String
    let scenarios: [String]
  }

  struct Requirement: Codable {
    let id: String
    let scenarios: Int
    /// How many sabotages its scenarios notice, as far as they were tried.
    let noticed: Int
    /// What nobody else notices; left out where not everything was tried in all scenarios.
    let alone: [String]?
    let isUnproven: Bool
  }

  struct Slack: Codable {
    struct Bound: Codable {
      let file: String
      let line: Int
      let text: String
      let used: String
      let allowed: String
      let permille: Int
      let excuse: String?
    }

    /// How many bounds there are.
    let count: Int
    let bounds: [Bound]
    /// Where excuses stand that excuse nothing.
    let idleExcuses: [String]
  }

  let noticed: Int
  let survived: Int
  let equivalent: Int
  /// In tenths of a percent, rounded down; left out where nothing made a difference.
  let permille: Int?
  let apps: [App]
  let requirements: [Requirement]
  let untouched: [String]
  /// The bounds with more than twice the room that is used; left out where nothing is bounded.
  let slack: Slack?
  let record: AuditRecord

  init(_ figures: AuditFigures) {
    noticed = figures.count(.noticed)
    survived = figures.count(.survived)
    equivalent = figures.count(.equivalent)
    permille = figures.permille()
    apps = figures.apps.map { Self.app($0, figures) }
    requirements = figures.requirements.map {
      Requirement(
        id: $0.id, scenarios: $0.scenarioCount, noticed: $0.noticed.count, alone: $0.alone,
        isUnproven: $0.isUnproven)
    }
    untouched = figures.untouched
    slack = Slack(figures.slack)
    record = figures.record
  }

  /// Returns the record in the JSON of an audit; nil where it is none.
  static func record(in bytes: [UInt8]) -> AuditRecord? {
    struct Root: Decodable { let record: AuditRecord }
    return (try? JSONDecoder().decode(Root.self, from: Data(bytes)))?.record
  }

  /// The JSON, with a checksum at its end.
  var bytes: [UInt8] { SealedJSON.sealed(JSONText.bytes(self)) }

  private static func app(_ name: String, _ figures: AuditFigures) -> App {
    let survivors = figures.rows.filter { $0.app == name && $0.verdict == .survived }
    return App(
      name: name, noticed: figures.count(.noticed, app: name), survived: survivors.count,
      equivalent: figures.count(.equivalent, app: name),
      survivors: survivors.map { Survivor(sabotage: $0.sabotage, scenarios: $0.missed.map(\.id)) })
  }
}

extension AuditJSON.Slack {
  /// Keeps what is slack and what is excused, in the order of their lines; nil where nothing is bounded.
  fileprivate init?(_ figures: SlackFigures) {
    guard figures.count > 0 || !figures.idle.isEmpty else { return nil }
    count = figures.count
    bounds = (figures.slack + figures.excused)
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      .map {
        Bound(
          file: $0.file, line: $0.line, text: $0.text, used: $0.use.used, allowed: $0.use.allowed,
          permille: $0.use.permille, excuse: $0.excuse)
      }
    idleExcuses = figures.idle.map(\.place)
  }
}

/// JSON of values that tools, and this command, read as they are: indented, with its keys in order.
enum JSONText {
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and lists of them can always be encoded.
    guard let data = try? encoder.encode(value) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
