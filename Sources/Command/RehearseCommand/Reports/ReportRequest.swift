import Requirements
import ScenarioReports
import ScenarioRunner

/// A report that was asked for: `--format name[:file]`.
struct ReportRequest {
  let kind: ReportKind
  /// The file; nil for standard output.
  let file: Word?
  /// Whether nobody asked for it by name, so that it may show itself in another way.
  var isDefault = false

  /// The kind that is written: of a single file every step is worth reading, of many one line each.
  func kind(files: Int, _ detail: ReportOptions.Detail) -> ReportKind {
    isDefault && kind == .features && (files == 1 || detail == .verbose) ? .pretty : kind
  }

  /// Reads all requests of a command line; without one for standard output, people get a report to read.
  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for word in arguments.values("--format") {
      let request = try ReportRequest(word)
      if let rival = requests.first(where: { $0.file?.text == request.file?.text }) {
        let place = rival.file.map { "a file of their own each, not \($0.text) twice" }
        throw .invalidValue(
          word, of: "--format",
          expected: place ?? "at most one report without a file, as in junit:report.xml",
          similar: [])
      }
      requests.append(request)
    }
    if !requests.contains(where: { $0.file == nil }) {
      let kind = requests.isEmpty ? ReportKind.features : .progress
      requests.insert(ReportRequest(kind: kind, file: nil, isDefault: true), at: 0)
    }
    return requests
  }

  private init(kind: ReportKind, file: Word?, isDefault: Bool) {
    (self.kind, self.file, self.isDefault) = (kind, file, isDefault)
  }

  /// A page is for a browser; nobody can read it among the lines of a terminal.
  static func pageWithoutFile(_ word: Word, as name: String) -> UsageError {
    .invalidValue(
      word, of: "--format", expected: "a file for the page, as in html:\(name)", similar: [])
  }

  /// A file with a feature's name is the user's own, whether it is there already or not.
  static func overFeature(_ word: Word, of option: String) -> UsageError {
    .invalidValue(
      word, of: option,
      expected: "a name that does not end in .feature: such a file would be taken for a feature",
      similar: [])
  }

  private init(_ word: Word) throws(UsageError) {
    let text = word.text
    let name = text.prefix { $0 != ":" }
    let names = ReportKind.allCases.map(\.rawValue)
    // Other Cucumbers call it by its singular.
    guard let kind = ReportKind(rawValue: name == "message" ? "messages" : String(name)) else {
      throw .invalidValue(
        word, of: "--format", expected: names.joined(separator: ", ") + ", or one with :FILE",
        similar: NearestNames.near(String(name), in: names))
    }
    self.kind = kind
    let path = String(text.dropFirst(name.count + 1))
    // As everywhere, - is standard output.
    guard name.count < text.count, path != "-" else {
      guard !kind.isPage else { throw Self.pageWithoutFile(word, as: "report.html") }
      file = nil
      return
    }
    guard !path.isEmpty else {
      throw .invalidValue(word, of: "--format", expected: "a file behind the colon", similar: [])
    }
    guard !FilePath.isFeature(path.lowercased()) else {
      throw Self.overFeature(word, of: "--format")
    }
    file = word.part(path, at: name.count + 1)
  }
}

/// A report on its way to standard output, piece by piece, or to a file, which takes its name only when it is whole.
struct ReportOutput {
  /// What is gathered before it is written to an output that is no terminal.
  private static let chunkBytes = 16 << 10

  let request: ReportRequest
  private var reporter: any Reporter
  private var sink = ByteSink()
  private let file: AtomicFile?
  private let spool: Spool?

  init(_ request: ReportRequest, _ reporter: any Reporter, file: AtomicFile?, _ console: Console) {
    (self.request, self.reporter, self.file) = (request, reporter, file)
    let spool = file.map { Spool(beside: $0) }
    self.spool = spool
    sink.overflow =
      if let spool { { spool.append($0) } } else {
        { [output = console.output] in output.write($0) }
      }
  }

  mutating func receive(_ event: RunEvent, _ console: Console) {
    reporter.report(event, to: &sink)
    guard spool == nil else { return sink.spill() }
    let enough = console.output.isTerminal ? 1 : Self.chunkBytes
    if sink.bytes.count >= enough { console.output.write(sink.drain()) }
  }

  /// Appends lines that only people need.
  mutating func close(with lines: [String]) {
    guard request.kind.isForPeople else { return }
    for line in lines { sink.write(line: line) }
  }

  mutating func finish(_ console: Console) throws(AtomicFile.Fault) {
    let bytes = sink.drain()
    guard let file, let spool else { return console.output.write(bytes) }
    spool.append(bytes)
    try file.write(spool)
  }
}
