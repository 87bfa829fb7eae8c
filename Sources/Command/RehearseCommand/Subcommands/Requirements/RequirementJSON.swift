import Gherkin
import Requirements
import ScenarioRunner

/// The report as JSON, for tools.
struct RequirementJSON {
  let report: RequirementReport

  var bytes: [UInt8] {
    let matrix = report.matrix
    var json = JSONWriter(.indented)
    json.object { json in
      json.array("documents", of: matrix.parts) { json, part in
        json.object { Self.write(part, to: &$0) }
      }
      json.field("isDryRun", matrix.isDryRun)
      json.array("profiles", of: matrix.profiles)
      json.field("seed", json: "\(report.info.seed)".utf8)
      json.field("version", report.info.version)
    }
    json.endLine()
    return json.bytes
  }

  private static func write(_ part: RequirementMatrix.Part, to json: inout JSONWriter) {
    json.object("counts") { json in
      json.field("claimed", part.count(.claimed))
      json.field("failing", part.count(.failing))
      json.field("missing", part.count(.missing))
      json.field("not played", part.count(.notPlayed))
      json.field("proved", part.count(.proved))
    }
    json.field("file", part.document.path)
    json.field("prefix", optional: part.document.prefix)
    json.array("requirements", of: part.rows) { json, row in
      json.object { json in
        json.field("id", row.requirement.id.description)
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
