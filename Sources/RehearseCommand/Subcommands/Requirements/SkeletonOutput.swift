import Requirements
import ScenarioReports

/// `rehearse requirements --skeleton`: a feature file made from a specification.
struct SkeletonOutput {
  private let command: RequirementsCommand
  private let console: Console

  init(_ command: RequirementsCommand, _ console: Console) {
    self.command = command
    self.console = console
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
    } catch {
      console.report(Diagnostic(FileProblem.unwritable(error).message, place: path), style)
      return ExitCode.invalid
    }
    return errors.isEmpty ? ExitCode.success : ExitCode.invalid
  }

  private func exists(_ path: String) -> Bool {
    (try? FileStatus(path: console.folder.resolve(path))) != nil
  }
}
