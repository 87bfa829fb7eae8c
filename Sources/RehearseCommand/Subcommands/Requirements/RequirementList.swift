import Requirements
import ScenarioReports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The ids of documents with their texts, for other tools.
struct RequirementList {
  private struct Entry: Encodable {
    let id: String
    let text: String
    let file: String
    let line: Int
  }

  private struct Root: Encodable {
    let requirements: [Entry]
  }

  let documents: [RequirementDocument]

  func bytes(_ kind: RequirementReportKind) -> [UInt8] {
    let entries = documents.flatMap { document in
      document.requirements.map { requirement in
        Entry(
          id: requirement.id.description, text: requirement.text, file: document.path,
          line: requirement.line)
      }
    }
    if kind == .json { return JSONText.bytes(Root(requirements: entries)) }
    var sink = ByteSink()
    for entry in entries {
      sink.write(text: entry.id)
      sink.write("\t")
      sink.write(text: entry.text)
      sink.endLine()
    }
    return sink.drain()
  }
}
