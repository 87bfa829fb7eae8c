import Requirements

/// A report that was asked for: `--format name[:file]`.
struct RequirementReportRequest {
  let kind: RequirementReportKind
  /// The file; nil for standard output.
  let file: String?

  /// Reads all requests of a command line; without one for standard output, it gets the text.
  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [RequirementReportRequest] {
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
        throw ReportRequest.pageWithoutFile(word, as: "requirements.html")
      }
      requests.append(request)
    }
    if !requests.contains(where: { $0.file == nil }) {
      requests.insert(RequirementReportRequest(kind: .text, file: nil), at: 0)
    }
    return requests
  }

  private init(kind: RequirementReportKind, file: String?) {
    self.kind = kind
    self.file = file
  }

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
