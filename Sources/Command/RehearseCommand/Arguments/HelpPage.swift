import Requirements

/// A help page: a declaration as text, at most 100 columns wide.
struct HelpPage {
  private static let width = 100
  /// The column in which the explanations of options start.
  private static let column = 30

  private let spec: CommandSpec

  init(_ spec: CommandSpec) { self.spec = spec }

  var text: String {
    var lines = ["Usage: rehearse \(spec.name) \(spec.usage)", ""]
    lines += WrappedText.lines(spec.summary, width: Self.width)
    for paragraph in spec.discussion.split(separator: "\n") {
      lines += [""] + WrappedText.lines(String(paragraph), width: Self.width)
    }
    lines += ["", "Options:"]
    for option in spec.allOptions { lines += Self.entry(option.synopsis, option.help) }
    for (title, section) in spec.sections {
      lines += ["", "\(title):"] + section.map { $0.isEmpty ? "" : "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of the command itself.
  static var overview: String {
    var lines = [
      "Usage: rehearse SUBCOMMAND [OPTION]... [PATH]...", "",
      "Plays scenarios written in Gherkin on a simulated phone, in virtual time.", "",
      "Subcommands:",
    ]
    for subcommand in Subcommand.allCases {
      lines += entry(subcommand.rawValue, subcommand.spec.summary, column: 16)
    }
    lines += entry("help", "Shows the page of a subcommand: rehearse help run", column: 16)
    for topic in HelpTopic.allCases {
      lines += entry("help \(topic.rawValue)", topic.summary, column: 16)
    }
    lines += ["", "Options:"]
    lines += entry("-h, --help", "Shows this page, or that of a subcommand.", column: 18)
    lines += entry(
      "    --version", "Shows the version; with --json also what it reads and writes.", column: 18)
    lines += ["", "Exit codes:"] + exitCodes.map { "  \($0)" }
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

  private static func entry(_ synopsis: String, _ help: String, column: Int = column) -> [String] {
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
