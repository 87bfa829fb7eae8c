import Requirements

/// A help page: a declaration as text, as wide as it is wanted.
struct HelpPage {
  /// The column in which the explanations of options start, where there is room.
  private static let column = 30

  private let spec: CommandSpec
  private let width: Int

  init(_ spec: CommandSpec, width: Int) { (self.spec, self.width) = (spec, width) }

  var text: String {
    var lines = WrappedText.lines("Usage: rehearse \(spec.name) \(spec.usage)", width: width) + [""]
    lines += WrappedText.lines(spec.summary, width: width)
    for paragraph in spec.discussion.split(separator: "\n") {
      lines += [""] + WrappedText.lines(String(paragraph), width: width)
    }
    lines += ["", "Options:"]
    for option in spec.allOptions {
      lines += Self.entry(option.synopsis, option.help, column: Self.column, width)
    }
    for (title, section) in spec.sections {
      // What is there to be copied must not be broken.
      let isCode = title == "Examples"
      lines += ["", "\(title):"] + section.flatMap { isCode ? ["  \($0)"] : Self.line($0, width) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line of a section, broken where there is no room; what stands in a second column stays in it.
  private static func line(_ text: String, _ width: Int) -> [String] {
    guard !text.isEmpty else { return [""] }
    guard text.count + 2 > width else { return ["  " + text] }
    let characters = Array(text)
    let gap = characters.indices.dropFirst(2).first { index in
      characters[index - 1] == " " && characters[index - 2] == " " && characters[index] != " "
    }
    let head = gap.map { String(characters[..<$0]) } ?? ""
    let rest = String(characters[(gap ?? 0)...])
    let column = head.count <= width / 2 ? head.count : 0
    let lines = WrappedText.lines(rest, width: width - column - 2)
    let indent = String(repeating: " ", count: column + 2)
    guard column == head.count else { return ["  " + head] + lines.map { indent + $0 } }
    return ["  " + head + (lines.first ?? "")] + lines.dropFirst().map { indent + $0 }
  }

  /// The page of the command itself.
  static func overview(width: Int) -> String {
    var lines = WrappedText.lines("Usage: rehearse SUBCOMMAND [OPTION]... [PATH]...", width: width)
    lines += [""]
    lines += WrappedText.lines(
      "Plays scenarios written in Gherkin on a simulated phone, in virtual time.", width: width)
    lines += ["", "Subcommands:"]
    for subcommand in Subcommand.allCases {
      lines += entry(subcommand.rawValue, subcommand.spec.summary, column: 16, width)
    }
    lines += entry("help", "Shows the page of a subcommand: rehearse help run", column: 16, width)
    for topic in HelpTopic.allCases {
      lines += entry("help \(topic.rawValue)", topic.summary, column: 16, width)
    }
    lines += ["", "Options:"]
    lines += entry("-h, --help", "Shows this page, or that of a subcommand.", column: 18, width)
    lines += entry(
      "    --version", "Shows the version; with --json also what it reads and writes.", column: 18,
      width)
    lines += ["", "Exit codes:"] + exitCodes.flatMap { line($0, width) }
    lines += [
      "", "Examples:", "  rehearse run", "  rehearse run Scenarios/checkout --tags @ios",
      "  rehearse steps permission", "  rehearse help run",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  static let exitCodes = [
    "0   everything passed",
    "1   a scenario failed",
    "2   nothing failed, but something cannot be done as it is written",
    "70  an error inside the command",
  ]

  private static func entry(
    _ synopsis: String, _ help: String, column wanted: Int, _ width: Int
  ) -> [String] {
    // In a narrow terminal the explanation stands under what it explains.
    let column = wanted <= width * 2 / 5 ? wanted : 6
    let lines = WrappedText.lines(help, width: width - column)
    let indent = String(repeating: " ", count: column)
    let head = "  \(synopsis)"
    guard head.count + 2 <= column, let first = lines.first else {
      return [head] + lines.map { indent + $0 }
    }
    let gap = String(repeating: " ", count: column - head.count)
    return [head + gap + first] + lines.dropFirst().map { indent + $0 }
  }
}
