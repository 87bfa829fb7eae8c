import ScenarioReports

/// What `rehearse merge` does with the JSON that the parts of a divided audit have written.
struct AuditMergeSession {
  let paths: [String]
  let reports: [RequirementReportRequest]
  let strictPermille: Int?
  let color: ColorChoice

  /// Whether a file is laid out as an audit's JSON is; a record of a run has its whole head on the first line.
  static func isMeant(by bytes: [UInt8]) -> Bool { bytes.starts(with: Array("{\n".utf8)) }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.map(\.text)
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
      InputFiles(paths, in: console.folder)
        .areApart(from: reports.compactMap(\.file), console, errorStyle)
    else { return ExitCode.invalid }
    do throws(AuditMerge.Fault) {
      let figures = AuditFigures(try AuditMerge.merged(try records(in: console.folder)))
      let style = color.style(for: console.output, console.environment)
      let isWhole = targets.write { kind, isFile in
        figures.bytes(kind, isQuiet: false, isFile ? .plain : style)
      }
      return figures.exitCode(isWhole: isWhole, strictPermille)
    } catch {
      console.report(Diagnostic(error.message, place: error.path, notes: error.notes), errorStyle)
      return ExitCode.invalid
    }
  }

  private func records(in folder: WorkingFolder) throws(AuditMerge.Fault) -> [AuditMerge.Part] {
    var parts: [AuditMerge.Part] = []
    for path in paths {
      do throws(FileProblem) {
        let bytes = try FileReader(bytesMax: AuditMerge.bytesMax).read(folder.resolve(path))
        parts.append(AuditMerge.Part(path: path, record: AuditJSON.record(in: bytes)))
      } catch {
        throw AuditMerge.Fault(path: path, message: error.message, notes: error.notes)
      }
    }
    return parts
  }
}
