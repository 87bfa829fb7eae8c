import ScenarioReports

/// What whoever starts a run says of it, for the head of a page: `--title`, `--commit`, `--build`, `--page-mark`.
enum ReportOccasion {
  /// The most characters of a value: more is no name and no address, but a slip.
  private static let lengthMax = 2_000

  /// The most characters of a mark.
  private static let markLengthMax = 64

  static let options = [
    OptionSpec(
      "--title", value: .required("TEXT"), "A name for the run, at the head of an html page."),
    OptionSpec(
      "--commit", value: .required("ID"),
      "The revision that is played, at the head of an html page."),
    OptionSpec(
      "--build", value: .required("URL"),
      "The address of the build, linked from the head of an html page."),
    OptionSpec(
      markName, value: .required("MARK"),
      "Has an html page that is open in a browser load itself anew as soon as its file has another mark; --watch gives "
        + "each round one."),
  ]

  /// The option of marks, which a watch gives each of its rounds.
  static let markName = "--page-mark"

  /// Reads what is said; it must be for a page.
  static func read(
    _ arguments: ParsedArguments, _ reports: [ReportRequest]
  ) throws(UsageError) -> RunOccasion {
    for option in options {
      guard let word = arguments.value(option.name) else { continue }
      guard reports.contains(where: \.kind.isPage) else {
        throw .missingOperand("--format html:FILE, which \(option.name) is for")
      }
      let isBlank = word.text.allSatisfy(\.isWhitespace)
      guard !isBlank, word.text.count <= lengthMax, !word.text.contains(where: \.isNewline) else {
        throw .invalidValue(
          word, of: option.name, expected: "one line of at most \(lengthMax) characters",
          similar: [])
      }
    }
    let build = arguments.value("--build")
    if let build, !isAddress(build.text) {
      throw .invalidValue(
        build, of: "--build", expected: "an address that begins with https:// or http://",
        similar: [])
    }
    let mark = arguments.value(markName)
    if let mark, !isMark(mark.text) {
      throw .invalidValue(
        mark, of: markName, expected: "at most \(markLengthMax) letters and digits of English",
        similar: [])
    }
    return RunOccasion(
      title: arguments.value("--title")?.text ?? "",
      commit: arguments.value("--commit")?.text ?? "", build: build?.text ?? "",
      mark: mark?.text ?? "")
  }

  private static func isMark(_ text: String) -> Bool {
    text.count <= markLengthMax && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func isAddress(_ text: String) -> Bool {
    let start = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let start else { return false }
    return text.count > start.count && !text.contains(where: \.isWhitespace)
  }
}
