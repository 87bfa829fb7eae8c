import Gherkin
import Requirements
import ScenarioReports

/// `rehearse requirements --list`: the ids of the documents, one on each line.
struct RequirementsListing {
  private let command: RequirementsCommand
  private let console: Console

  init(_ command: RequirementsCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
  }

  func run() -> Int32 {
    let style = command.color.style(for: console.errors, console.environment)
    let targets = RequirementTargets(command.reports, console, style)
    guard let targets else { return ExitCode.invalid }
    var errors: [Diagnostic] = []
    let catalogue: RequirementCatalogue
    if command.specifications.isEmpty {
      let features = FeatureFiles(command.chosen.places, in: console.folder)
      let found = RequirementFiles(for: features, in: console.folder)
      errors = (features.faults + found.faults).map(\.diagnostic)
      catalogue = RequirementCatalogue(found.documents)
      if catalogue.documents.isEmpty, errors.isEmpty { errors = [RequirementsSession.noDocument] }
    } else {
      let files = SpecificationFiles(
        command.specifications, prefix: command.prefix, in: console.folder)
      errors = files.faults.map(\.diagnostic)
      for warning in files.warnings { console.report(warning, style) }
      catalogue = RequirementCatalogue(files.documents)
    }
    errors += catalogue.problems.map { Diagnostic($0.problem.problem(in: $0.path)) }
    for diagnostic in errors { console.report(diagnostic, style) }
    let isWritten = targets.write { kind, _ in
      RequirementList(documents: catalogue.documents).bytes(kind)
    }
    return errors.isEmpty && isWritten ? ExitCode.success : ExitCode.invalid
  }
}

/// The ids of documents with their texts, for other tools.
struct RequirementList {
  let documents: [RequirementDocument]

  func bytes(_ kind: RequirementReportKind) -> [UInt8] {
    guard kind != .json else { return json }
    var sink = ByteSink()
    for requirement in documents.flatMap(\.requirements) {
      sink.write(text: requirement.id.description)
      sink.write("\t")
      sink.write(line: requirement.text)
    }
    return sink.drain()
  }

  private var json: [UInt8] {
    let entries = documents.flatMap { document in document.requirements.map { (document, $0) } }
    var json = JSONWriter(.indented)
    json.object { json in
      json.array("requirements", of: entries) { json, entry in
        json.object { json in
          json.field("file", entry.0.path)
          json.field("id", entry.1.id.description)
          json.field("line", entry.1.line)
          json.field("text", entry.1.text)
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}
