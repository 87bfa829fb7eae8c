import ScenarioReports

/// The joining of an audit's parts to what the undivided audit would have found.
enum AuditMerge {
  /// Joins the parts in files, one at least, in whatever order they are given.
  ///
  /// - Throws: `ResultFile.Fault` where a part is missing, double, cut, or of another audit.
  static func merged(_ files: [ResultFile]) throws(ResultFile.Fault) -> AuditRecord {
    let parts = try files.map { file throws(ResultFile.Fault) in try Part(file) }
    var collected = CollectedParts(of: parts[0].count)
    for (file, part) in zip(files, parts) {
      guard part.isOfSameAudit(as: parts[0]) else {
        throw ResultFile.Fault(
          path: file.path, message: "it is not a part of the same audit as \(files[0].path)",
          notes: ["all parts must have the same files, seed, version and options"])
      }
      try collected.add(part.index, from: file.path)
    }
    try collected.requireAll { "it is written by `rehearse audit --shard \($0)/\($1)`" }
    var whole = parts[0].record
    whole.shard = nil
    whole.sabotages = Set(parts.flatMap(\.record.sabotages)).sorted()
    let numbers = AuditRecord.numbers(whole.sabotages)
    whole.scenarios = parts.flatMap { renumbered($0.record, numbers) }
      .sorted { $0.place < $1.place }
    // Each part knows those above the steps it has played.
    let excuses = Set(parts.flatMap { $0.record.excuses ?? [] })
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    whole.excuses = excuses.isEmpty ? nil : excuses
    return whole
  }

  /// The record of a part, and which part it is.
  private struct Part {
    let record: AuditRecord
    let index: Int
    let count: Int

    init(_ file: ResultFile) throws(ResultFile.Fault) {
      let read = AuditJSON.record(in: file.bytes)
      do throws(SealedJSON.Fault) { try SealedJSON.check(file.bytes) } catch {
        guard error == .other || read != nil else { throw Self.cut(file) }
        throw ResultFile.Fault(
          path: file.path,
          message: error == .other
            ? "this JSON is not as it was written: its checksum is another"
            : "an older rehearse has written this JSON, without a checksum, or another program",
          notes: ["audit this part again: the file must stay as `rehearse audit` writes it"])
      }
      guard let record = read, !record.isCut else { throw Self.cut(file) }
      let numbers = (record.shard ?? "1/1").split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
        throw ResultFile.Fault(path: file.path, message: "it is no part of an audit")
      }
      (self.record, index, count) = (record, numbers[0], numbers[1])
    }

    private static func cut(_ file: ResultFile) -> ResultFile.Fault {
      ResultFile.Fault(
        path: file.path, message: "the file is cut short or no audit's JSON",
        notes: ["it is written by `rehearse audit --shard I/N --format json:FILE`"])
    }

    func isOfSameAudit(as other: Part) -> Bool {
      record.suite == other.record.suite && record.seed == other.record.seed
        && record.version == other.record.version && count == other.count
        && record.isEverywhere == other.record.isEverywhere
        && record.catalogue == other.record.catalogue
        && record.selectedCount == other.record.selectedCount
    }
  }

  private static func renumbered(
    _ record: AuditRecord, _ numbers: [String: Int]
  ) -> [AuditRecord.Scenario] {
    func new(_ old: [Int]) -> [Int] {
      old.compactMap { number in
        record.sabotages.indices.contains(number) ? numbers[record.sabotages[number]] : nil
      }
    }
    return record.scenarios.map { scenario in
      var scenario = scenario
      // The order of the alphabet is kept, so that what belongs to them in the same order still does.
      scenario.noticed = new(scenario.noticed)
      scenario.checked = new(scenario.checked)
      scenario.missed = new(scenario.missed)
      scenario.same = new(scenario.same)
      scenario.unknown = scenario.unknown.map(new)
      return scenario
    }
  }
}

/// The work of `rehearse merge` on the JSON that the parts of a divided audit have written.
struct AuditMergeSession {
  let files: [ResultFile]
  let reports: [RequirementReportRequest]
  let strictPermille: Int?
  let link: ReportLink?
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
    link = try ReportLink.read(arguments, reports)
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
        figures.bytes(kind, isQuiet: false, isFile ? .plain : style, link)
      }
      return figures.exitCode(isWhole: isWhole, strictPermille)
    } catch {
      console.report(error.diagnostic, errorStyle)
      return ExitCode.invalid
    }
  }
}
