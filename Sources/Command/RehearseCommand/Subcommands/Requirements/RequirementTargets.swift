import ScenarioReports

/// The places that reports go to, found to be writable before there is anything to write.
struct RequirementTargets {
  private let targets: [(request: RequirementReportRequest, file: AtomicFile?)]
  private let console: Console
  private let style: TextStyle

  /// Opens the files; nil, with a message, when one cannot be written.
  init?(_ requests: [RequirementReportRequest], _ console: Console, _ style: TextStyle) {
    var targets: [(request: RequirementReportRequest, file: AtomicFile?)] = []
    for request in requests {
      do throws(AtomicFile.Fault) {
        let file = try request.file.map { path throws(AtomicFile.Fault) in
          try AtomicFile(path: path, in: console.folder)
        }
        targets.append((request, file))
      } catch {
        Self.report(error, request, console, style)
        return nil
      }
    }
    self.targets = targets
    self.console = console
    self.style = style
  }

  /// Writes the reports, and returns whether all could be written.
  func write(_ bytes: (_ kind: RequirementReportKind, _ isFile: Bool) -> [UInt8]) -> Bool {
    var isWhole = true
    for (request, file) in targets {
      guard let file else {
        console.output.write(bytes(request.kind, false))
        continue
      }
      do throws(AtomicFile.Fault) {
        try file.write(bytes(request.kind, true))
      } catch {
        Self.report(error, request, console, style)
        isWhole = false
      }
    }
    return isWhole
  }

  private static func report(
    _ fault: AtomicFile.Fault, _ request: RequirementReportRequest, _ console: Console,
    _ style: TextStyle
  ) {
    let problem = FileProblem.unwritable(fault)
    console.report(
      Diagnostic(problem.message, place: request.file, notes: problem.notes), style)
  }
}
