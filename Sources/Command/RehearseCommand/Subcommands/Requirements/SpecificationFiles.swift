import Requirements
import ScenarioReports

/// The specification documents that a command line names.
struct SpecificationFiles {
  private(set) var specifications: [Specification] = []
  /// Documents that cannot be read.
  private(set) var faults: [FeatureFiles.Fault] = []

  init(_ paths: [String], prefix: String?, in folder: WorkingFolder) {
    let reader = FileReader(bytesMax: RequirementFiles.bytesMax)
    for path in paths {
      do throws(FileProblem) {
        let bytes = try reader.read(folder.resolve(path))
        specifications.append(Specification(path: path, bytes: bytes, prefix: prefix))
      } catch { faults.append(FeatureFiles.Fault(path: path, fault: error)) }
    }
  }

  /// The documents as scenarios' tags are checked against them.
  var documents: [RequirementDocument] { specifications.map(\.document) }

  /// What is worth a look but is no problem.
  var warnings: [Diagnostic] {
    specifications.flatMap { specification in
      specification.warnings.map { warning in
        var diagnostic = Diagnostic(warning.problem(in: specification.path))
        diagnostic.isWarning = true
        return diagnostic
      }
    }
  }

  /// What cannot be used, for subcommands that make no plan of it.
  var errors: [Diagnostic] {
    faults.map(\.diagnostic)
      + specifications.flatMap { specification in
        specification.problems.filter { !$0.isWarning }
          .map { Diagnostic($0.problem(in: specification.path)) }
      }
  }
}

/// `rehearse requirements --skeleton`: a feature file made from a specification.
struct SkeletonOutput {
  private let command: RequirementsCommand
  private let console: Console

  init(_ command: RequirementsCommand, _ console: Console) {
    (self.command, self.console) = (command, console)
  }

  func run() -> Int32 {
    let files = SpecificationFiles(
      command.specifications, prefix: command.prefix, in: console.folder)
    let style = command.color.style(for: console.errors, console.environment)
    let errors = files.errors
    for diagnostic in errors + files.warnings { console.report(diagnostic, style) }
    guard let specification = files.specifications.first, !specification.items.isEmpty else {
      return ExitCode.invalid
    }
    let text = SkeletonWriter.feature(specification)
    guard let path = command.output else {
      console.print(text)
      return errors.isEmpty ? ExitCode.success : ExitCode.invalid
    }
    do throws(AtomicFile.Fault) {
      let file = try AtomicFile(path: path, in: console.folder)
      guard !exists(path) else {
        let notes = ["remove it first, or name another file: your work must not be overwritten"]
        console.report(Diagnostic("this file exists already", place: path, notes: notes), style)
        return ExitCode.invalid
      }
      try file.write(Array(text.utf8))
      try list(specification, beside: path)
    } catch {
      console.report(Diagnostic(FileProblem.unwritable(error).message, place: path), style)
      return ExitCode.invalid
    }
    return errors.isEmpty ? ExitCode.success : ExitCode.invalid
  }

  /// Writes down what the scenarios' tags name, unless a document does so already: without one no scenario could run.
  private func list(
    _ specification: Specification, beside feature: String
  ) throws(AtomicFile.Fault) {
    let features = FeatureFiles([feature], in: console.folder)
    let known = RequirementFiles(for: features, in: console.folder).documents
    let path = FilePath.join(FilePath.parent(of: feature), RequirementFiles.name)
    guard !known.contains(where: { $0.prefix == specification.prefix }), !exists(path) else {
      return
    }
    let text = SkeletonWriter.requirements(specification)
    try AtomicFile(path: path, in: console.folder).write(Array(text.utf8))
    console.print("\(path) lists the requirements that the scenarios of \(feature) name.\n")
  }

  private func exists(_ path: String) -> Bool {
    (try? FileStatus(path: console.folder.resolve(path))) != nil
  }
}
