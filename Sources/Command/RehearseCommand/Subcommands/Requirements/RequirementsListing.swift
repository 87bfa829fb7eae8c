import Requirements
import ScenarioReports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `rehearse requirements --list`: the ids of the documents, one on each line.
struct RequirementsListing {
  private let command: RequirementsCommand
  private let console: Console

  init(_ command: RequirementsCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() -> Int32 {
    let style = command.color.style(for: console.errors, console.environment)
    let targets = RequirementTargets(command.reports, console, style)
    guard let targets else { return ExitCode.invalid }
    var errors: [Diagnostic] = []
    let catalogue: RequirementCatalogue
    if command.specifications.isEmpty {
      let paths = command.paths.isEmpty ? [RunCommand.defaultPath] : command.paths
      let features = FeatureFiles(paths, in: console.folder)
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
