import ScenarioReports

/// The page of a run, to which the pages of requirements and audits link scenarios: `--report`.
struct ReportLink {
  static let option = OptionSpec(
    "--report", value: .required("PAGE"),
    "Links scenarios on an html page to this page of a run: its path beside that page, or its address."
  )

  private let page: String

  /// Reads the option; nil where it is not given.
  static func read(
    _ arguments: ParsedArguments, _ reports: [RequirementReportRequest]
  ) throws(UsageError) -> ReportLink? {
    guard let word = arguments.value("--report") else { return nil }
    guard reports.contains(where: { $0.kind == .html }) else {
      throw .missingOperand("--format html:FILE, which --report is for")
    }
    // Whatever else stands in front of a colon could be a program.
    let isAddress = ["https://", "http://"].contains { word.text.lowercased().hasPrefix($0) }
    let isPath = !word.text.prefix { $0 != "/" }.contains(":")
    guard !word.text.isEmpty, isAddress || isPath,
      !word.text.contains(where: { $0 == "#" || $0.isNewline })
    else {
      throw .invalidValue(
        word, of: "--report",
        expected: "a path, or an address that begins with https:// or http://",
        similar: [])
    }
    return ReportLink(page: word.text)
  }

  /// A scenario's name as a link to where it stands on the page.
  func html(_ name: String, id: String) -> HTML {
    "<a href=\"\(page)#\(AnchorNames.base(of: id))\">\(HTML.isolated(name))</a>"
  }
}

extension ReportLink? {
  /// A scenario's name, as a link where there is a page to link to.
  func html(_ name: String, id: String) -> HTML { self?.html(name, id: id) ?? HTML.isolated(name) }
}
