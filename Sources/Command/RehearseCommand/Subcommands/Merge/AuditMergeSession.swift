import ScenarioReports

/// What `rehearse merge` does with the JSON that the parts of a divided audit have written.
struct AuditMergeSession {
  let files: [ResultFile]
  let reports: [RequirementReportRequest]
  let strictPermille: Int?
  let color: ColorChoice

  /// Whether a file is laid out as an audit's JSON is; a record of a run has its whole head on the first line.
  static func isMeant(by bytes: [UInt8]) -> Bool { bytes.starts(with: Array("{\n".utf8)) }

  init(_ files: [ResultFile], _ arguments: ParsedArguments) throws(UsageError) {
    self.files = files
    reports =
      arguments.has("--format")
      ? try RequirementReportRequest.all(arguments, page: "audit.html")
      : [RequirementReportRequest(kind: .json, file: nil)]
    strictPermille = try AuditCommand.strictPermille(arguments)
    color = try ColorChoice(arguments)
  }

  func run(_ console: Console) -> Int32 {
    let errorStyle = color.style(for: console.errors, console.environment)
    guard let targets = RequirementTargets(reports, console, errorStyle),
      InputFiles(files.map(\.path), in: console.folder)
        .areApart(from: reports.compactMap(\.file), console, errorStyle)
    else { return ExitCode.invalid }
    do throws(ResultFile.Fault) {
      let figures = AuditFigures(try AuditMerge.merged(files))
      let style = color.style(for: console.output, console.environment)
      let isWhole = targets.write { kind, isFile in
        figures.bytes(kind, isQuiet: false, isFile ? .plain : style)
      }
      return figures.exitCode(isWhole: isWhole, strictPermille)
    } catch {
      console.report(error.diagnostic, errorStyle)
      return ExitCode.invalid
    }
  }
}
