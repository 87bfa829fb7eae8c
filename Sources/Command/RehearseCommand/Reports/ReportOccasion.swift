import ScenarioReports

/// What whoever starts a run says of it, for the head of a page: `--title`, `--commit`, `--build`.
enum ReportOccasion {
  /// The most characters of a value: more is no name and no address, but a slip.
  private static let lengthMax = 2_000

  static let options = [
    OptionSpec(
      "--title", value: .required("TEXT"), "A name for the run, at the head of an html page."),
    OptionSpec(
      "--commit", value: .required("ID"),
      "The revision that is played, at the head of an html page."),
    OptionSpec(
      "--build", value: .required("URL"),
      "The address of the build, linked from the head of an html page."),
  ]

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
    return RunOccasion(
      title: arguments.value("--title")?.text ?? "",
      commit: arguments.value("--commit")?.text ?? "", build: build?.text ?? "")
  }

  private static func isAddress(_ text: String) -> Bool {
    let start = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let start else { return false }
    return text.count > start.count && !text.contains(where: \.isWhitespace)
  }
}
