import Requirements
import ScenarioReports
import ScenarioRunner

/// The findings of `rehearse requirements`, before they are written in one of the ways.
struct RequirementReport {
  let matrix: RequirementMatrix
  let info: RunInfo
  /// Whether what is proved is left out of the text.
  let isQuiet: Bool
  /// Whether it is told what each proof rests on.
  let tellsReasons: Bool
  /// How many scenarios are left for the night.
  let nightlyCount: Int
  /// The page of the run; nil where nobody named one.
  let link: ReportLink?

  func bytes(_ kind: RequirementReportKind, _ style: TextStyle) -> [UInt8] {
    switch kind {
    case .text: RequirementText(report: self, style: style).bytes
    case .json: RequirementJSON(report: self).bytes
    case .html: RequirementPage(report: self).bytes
    }
  }

  /// A document in one line: `startup: 38 of 39 requirements proved, 1 missing`.
  func summary(_ part: RequirementMatrix.Part) -> String {
    let wanted: RequirementStatus = matrix.isDryRun ? .claimed : .proved
    var text = "\(part.document.prefix ?? part.document.path): \(part.count(wanted)) of "
    text += "\(part.rows.count) requirements \(wanted.rawValue)"
    for word in ["named", "not met", "missing", "not played"] {
      let statuses = RequirementStatus.allCases.filter { $0 != wanted && Self.word($0) == word }
      let count = statuses.reduce(0) { $0 + part.count($1) }
      if count > 0 { text += ", \(count) \(word)" }
    }
    return text
  }

  /// Whether a requirement stands as well as it can where nobody has made experiments.
  func isGood(_ row: RequirementRow, _ document: RequirementDocument) -> Bool {
    switch row.status {
    case .proved: true
    case .named: document.proofs.proofs.isEmpty
    case .claimed: matrix.isDryRun
    case .failing, .missing, .notPlayed: false
    }
  }

  /// What a proof rests on, a line for each thing that was broken; empty for what is not proved.
  func reasons(_ row: RequirementRow, _ document: RequirementDocument) -> [String] {
    guard row.status == .proved else { return [] }
    let id = row.requirement.id.description
    let wanted = row.requirement.details.breakers.map(\.sabotage)
    return document.proofs.proofs.filter { $0.id == id && wanted.contains($0.sabotage) }.map {
      let others = $0.othersCount == 0 ? "it alone" : "with \($0.othersCount) more"
      let notice = $0.notice == ProofBook.Proof.check ? "" : ", by the rule: \($0.notice)"
      return "where \($0.sabotage): \($0.scenario), \(others)\(notice)"
    }
  }

  /// How a limit is said.
  static func words(_ limit: RequirementDetails.Limit) -> String {
    "limit\(limit.platform.map { " on \($0)" } ?? ""): \(limit.text)"
  }

  /// How a status is said, with the limits that a platform sets.
  static func word(_ row: RequirementRow) -> String {
    let limits = row.requirement.details.limits
    guard row.status == .proved || row.status == .named, !limits.isEmpty else {
      return word(row.status)
    }
    let platforms = limits.compactMap(\.platform)
    let place = platforms.isEmpty ? "" : " on \(platforms.joined(separator: " and "))"
    return "\(word(row.status)), with a limit\(place)"
  }

  /// How a status is said.
  static func word(_ status: RequirementStatus) -> String {
    switch status {
    case .claimed, .notPlayed: "not played"
    case .failing: "not met"
    case .proved, .named, .missing: status.rawValue
    }
  }
}

/// The kinds of reports `rehearse requirements` knows.
enum RequirementReportKind: String, CaseIterable {
  case text
  case json
  case html
}

/// A report that was asked for: `--format name[:file]`.
struct RequirementReportRequest {
  let kind: RequirementReportKind
  /// The file; nil for standard output.
  let file: String?

  /// Reads all requests of a command line; without one for standard output, it gets the text.
  static func all(
    _ arguments: ParsedArguments, page: String = "requirements.html"
  ) throws(UsageError) -> [RequirementReportRequest] {
    var requests: [RequirementReportRequest] = []
    for word in arguments.values("--format") {
      let request = try RequirementReportRequest(word)
      if requests.contains(where: { $0.file == request.file }) {
        throw .invalidValue(
          word, of: "--format",
          expected: "one report for each file, and one at most without, as in html:page.html",
          similar: [])
      }
      if request.kind == .html, arguments.has("--list") {
        throw .invalidValue(word, of: "--format", expected: "text or json with --list", similar: [])
      }
      guard request.kind != .html || request.file != nil else {
        throw ReportRequest.pageWithoutFile(word, as: page)
      }
      requests.append(request)
    }
    if !requests.contains(where: { $0.file == nil }) {
      requests.insert(RequirementReportRequest(kind: .text, file: nil), at: 0)
    }
    return requests
  }

  init(kind: RequirementReportKind, file: String?) { (self.kind, self.file) = (kind, file) }

  private init(_ word: Word) throws(UsageError) {
    let parts = word.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = RequirementReportKind.allCases.map(\.rawValue)
    guard let name = parts.first.map(String.init), let kind = RequirementReportKind(rawValue: name)
    else {
      throw .invalidValue(
        word, of: "--format", expected: names.joined(separator: ", ") + ", or one with :FILE",
        similar: NearestNames.near(String(word.text.prefix { $0 != ":" }), in: names))
    }
    let path = parts.dropFirst().first.map(String.init)
    if path == "" {
      throw .invalidValue(word, of: "--format", expected: "a file behind the colon", similar: [])
    }
    self.kind = kind
    guard !FilePath.isFeature(path?.lowercased() ?? "") else {
      throw ReportRequest.overFeature(word, of: "--format")
    }
    // As everywhere, - is standard output.
    file = path == "-" ? nil : path
  }
}

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
    (self.targets, self.console, self.style) = (targets, console, style)
  }

  /// Writes the reports, and returns whether all could be written.
  func write(_ bytes: (_ kind: RequirementReportKind, _ isFile: Bool) -> [UInt8]) -> Bool {
    var isWhole = true
    for (request, file) in targets {
      guard let file else {
        console.output.write(bytes(request.kind, false))
        continue
      }
      do throws(AtomicFile.Fault) { try file.write(bytes(request.kind, true)) } catch {
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
    console.report(Diagnostic(problem.message, place: request.file, notes: problem.notes), style)
  }
}
