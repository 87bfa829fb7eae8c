import Gherkin
import Requirements
import ScenarioReports
import ScenarioRunner

/// The report as text, for people.
struct RequirementText {
  let report: RequirementReport
  let style: TextStyle

  private static let width = 100

  var bytes: [UInt8] {
    var sink = ByteSink()
    for part in report.matrix.parts { write(part, to: &sink) }
    for part in report.matrix.parts {
      let isComplete = part.rows.allSatisfy { report.isGood($0, part.document) }
      sink.write(line: report.summary(part), isComplete ? .green : .red, style)
    }
    for line in Nightly.lines(report.nightlyCount) { sink.write(line: line) }
    return sink.drain()
  }

  private func write(_ part: RequirementMatrix.Part, to sink: inout ByteSink) {
    let rows =
      report.isQuiet ? part.rows.filter { !report.isGood($0, part.document) } : part.rows
    guard !rows.isEmpty else { return }
    sink.write(text: part.document.title, .bold, style)
    sink.write("  ")
    sink.write(text: part.document.path, .dim, style)
    sink.write("\n\n")
    let idWidth = rows.map { $0.requirement.id.description.count }.max() ?? 0
    for row in rows { write(row, part.document, idWidth, to: &sink) }
    sink.endLine()
  }

  private func write(
    _ row: RequirementRow, _ document: RequirementDocument, _ idWidth: Int,
    to sink: inout ByteSink
  ) {
    let id = row.requirement.id.description
    sink.indent(2)
    let look = look(row.status)
    sink.write(text: "\(look.mark) \(id)", look.tint, style)
    sink.indent(idWidth - id.count + 2)
    let column = idWidth + 6
    let hasLimits = !row.requirement.details.limits.isEmpty
    let status = row.status == .proved && !hasLimits ? "" : " (\(wording(row)))"
    let lines = WrappedText.lines(
      row.requirement.text + status, width: max(20, Self.width - column))
    for (index, line) in lines.enumerated() {
      if index > 0 { sink.indent(column) }
      sink.write(line: line)
    }
    let limits = row.requirement.details.limits.map(RequirementReport.words)
    let reasons = report.tellsReasons ? report.reasons(row, document) : []
    for line in limits + reasons {
      for part in WrappedText.lines(line, width: max(20, Self.width - column)) {
        sink.indent(column)
        sink.write(line: part)
      }
    }
    for scenario in scenarios(row) { write(scenario, indent: column, to: &sink) }
  }

  private func wording(_ row: RequirementRow) -> String {
    row.status == .claimed && report.matrix.isDryRun ? "claimed" : RequirementReport.word(row)
  }

  /// The proofs of a requirement, those of one scenario on several platforms together.
  private func scenarios(_ row: RequirementRow) -> [[RequirementProof]] {
    var found: [[RequirementProof]] = []
    var places: [String: Int] = [:]
    for proof in row.proofs {
      if let index = places[proof.place] {
        found[index].append(proof)
      } else {
        places[proof.place] = found.count
        found.append([proof])
      }
    }
    return found
  }

  private func write(_ proofs: [RequirementProof], indent: Int, to sink: inout ByteSink) {
    guard let first = proofs.first else { return }
    sink.indent(indent)
    sink.write(text: "\(first.name)  ", .dim, style)
    sink.write(text: first.place, .dim, style)
    for (index, proof) in proofs.enumerated() {
      sink.write(text: index == 0 ? "  " : ", ")
      let isQuiet = proof.status == .passed || report.matrix.isDryRun
      sink.write(
        text: isQuiet ? proof.profile : "\(proof.profile) \(proof.status.rawValue)",
        isQuiet ? .dim : .red, style)
    }
    sink.endLine()
  }

  private func look(_ status: RequirementStatus) -> (mark: String, tint: TextStyle.Tint) {
    switch status {
    case .proved, .named: ("✓", .green)
    case .failing: ("✗", .red)
    case .claimed, .notPlayed: ("?", .yellow)
    case .missing: ("-", .yellow)
    }
  }
}

/// The report as JSON, for tools.
struct RequirementJSON {
  let report: RequirementReport

  var bytes: [UInt8] {
    let matrix = report.matrix
    var json = JSONWriter(.indented)
    json.object { json in
      json.array("documents", of: matrix.parts) { json, part in
        json.object { write(part, to: &$0) }
      }
      json.field("isDryRun", matrix.isDryRun)
      json.array("profiles", of: matrix.profiles)
      json.field("seed", json: "\(report.info.seed)".utf8)
      json.field("version", report.info.version)
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ part: RequirementMatrix.Part, to json: inout JSONWriter) {
    json.object("counts") { json in
      json.field("claimed", part.count(.claimed))
      json.field("failing", part.count(.failing))
      json.field("missing", part.count(.missing))
      json.field("named", part.count(.named))
      json.field("not played", part.count(.notPlayed))
      json.field("proved", part.count(.proved))
    }
    json.field("file", part.document.path)
    json.field("prefix", optional: part.document.prefix)
    json.array("requirements", of: part.rows) { json, row in
      json.object { json in
        json.array("because", of: report.reasons(row, part.document))
        json.field("id", row.requirement.id.description)
        json.array("limits", of: row.requirement.details.limits.map(RequirementReport.words))
        json.field("line", row.requirement.line)
        json.array("profiles", of: row.profiles)
        json.array("scenarios", of: row.proofs) { json, proof in
          json.object { json in
            json.field("name", proof.name)
            json.field("place", proof.place)
            json.field("profile", proof.profile)
            json.field("status", proof.status.rawValue)
          }
        }
        json.field("status", row.status.rawValue)
        json.field("text", row.requirement.text)
      }
    }
    json.field("title", part.document.title)
  }
}
