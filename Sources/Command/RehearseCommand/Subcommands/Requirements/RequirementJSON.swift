import Requirements
import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The report as JSON, for tools.
struct RequirementJSON {
  private struct Root: Encodable {
    let version: String
    let seed: UInt64
    let isDryRun: Bool
    let profiles: [String]
    let documents: [Document]
  }

  private struct Document: Encodable {
    let prefix: String?
    let title: String
    let file: String
    let counts: [String: Int]
    let requirements: [Entry]
  }

  private struct Entry: Encodable {
    let id: String
    let text: String
    let line: Int
    let status: String
    let profiles: [String]
    let scenarios: [Scenario]
  }

  private struct Scenario: Encodable {
    let name: String
    let place: String
    let profile: String
    let status: String
  }

  private let root: Root

  init(_ report: RequirementReport) {
    let matrix = report.matrix
    root = Root(
      version: report.info.version, seed: report.info.seed, isDryRun: matrix.isDryRun,
      profiles: matrix.profiles, documents: matrix.parts.map(Self.document))
  }

  var bytes: [UInt8] { JSONText.bytes(root) }

  private static func document(_ part: RequirementMatrix.Part) -> Document {
    let counts = RequirementStatus.allCases.map { ($0.rawValue, part.count($0)) }
    return Document(
      prefix: part.document.prefix, title: part.document.title, file: part.document.path,
      counts: Dictionary(counts) { first, _ in first }, requirements: part.rows.map(entry))
  }

  private static func entry(_ row: RequirementRow) -> Entry {
    Entry(
      id: row.requirement.id.description, text: row.requirement.text, line: row.requirement.line,
      status: row.status.rawValue, profiles: row.profiles,
      scenarios: row.proofs.map { proof in
        Scenario(
          name: proof.name, place: proof.place, profile: proof.profile,
          status: proof.status.rawValue)
      })
  }
}

/// JSON as tools and people read it: indented, with its keys in order.
enum JSONText {
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and lists of them can always be encoded.
    guard let data = try? encoder.encode(value) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
