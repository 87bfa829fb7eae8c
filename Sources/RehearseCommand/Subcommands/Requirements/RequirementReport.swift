import Requirements
import ScenarioReports
import ScenarioRunner

/// What `rehearse requirements` found out, before it is written in one of the ways.
struct RequirementReport {
  let matrix: RequirementMatrix
  let info: RunInfo
  /// Whether what is proved is left out of the text.
  let isQuiet: Bool

  func bytes(_ kind: RequirementReportKind, _ style: TextStyle) -> [UInt8] {
    switch kind {
    case .text: RequirementText(report: self, style: style).bytes
    case .json: RequirementJSON(self).bytes
    case .html: RequirementPage(report: self).bytes
    }
  }

  /// A document in one line: `startup: 38 of 39 requirements proved, 1 missing`.
  func summary(_ part: RequirementMatrix.Part) -> String {
    let wanted: RequirementStatus = matrix.isDryRun ? .claimed : .proved
    var text = "\(part.document.prefix ?? part.document.path): \(part.count(wanted)) of "
    text += "\(part.rows.count) requirements \(wanted.rawValue)"
    for word in ["failing", "missing", "not played"] {
      let statuses = RequirementStatus.allCases.filter { $0 != wanted && Self.word($0) == word }
      let count = statuses.reduce(0) { $0 + part.count($1) }
      if count > 0 { text += ", \(count) \(word)" }
    }
    return text
  }

  /// How a status is said.
  static func word(_ status: RequirementStatus) -> String {
    switch status {
    case .proved, .failing, .missing, .notPlayed: status.rawValue
    case .claimed: "not played"
    }
  }
}
