import Gherkin
import Requirements
import ScenarioReports

/// What a watch says beside the reports of its rounds, in as many columns as the terminal has.
struct WatchText {
  let style: TextStyle
  let columns: Int

  /// The most files that a heading names.
  private static let filesMax = 3

  /// What stands above a round; empty for the first one, which says for itself what it is.
  func heading(of round: WatchRound) -> [UInt8] {
    var words: [String] = []
    if !round.changed.isEmpty {
      words.append("Changed: \(Self.listed(round.changed)).")
    } else if round.choice == .failed {
      words.append("What did not pass:")
    }
    if !round.pattern.isEmpty { words.append("Only what has “\(round.pattern)”:") }
    guard !words.isEmpty else { return [] }
    var sink = ByteSink()
    sink.endLine()
    write(words.joined(separator: " "), .bold, to: &sink)
    sink.endLine()
    return sink.drain()
  }

  /// A message of the watch.
  func message(_ message: WatchCourse.Message) -> [UInt8] {
    var sink = ByteSink()
    switch message {
    case .keys(let pattern):
      sink.endLine()
      if !pattern.isEmpty {
        write("Only what has “\(pattern)” is played; a plays everything again.", .dim, to: &sink)
      }
      let line = Self.keyLines.first { $0.count < columns } ?? ""
      sink.write(line: line, .dim, style)
    case .help:
      sink.endLine()
      for (key, meaning) in Self.help {
        let lines = WrappedText.lines(meaning, width: max(10, columns - 11))
        for (index, line) in lines.enumerated() {
          let head = index == 0 ? key : ""
          sink.write(text: "  " + head, .bold, style)
          sink.indent(8 - head.count)
          sink.write(line: line, nil, style)
        }
      }
    case .nothingFailed:
      sink.endLine()
      write("Nothing is known that did not pass.", nil, to: &sink)
    case .gone(let files):
      sink.endLine()
      write("Gone: \(Self.listed(files)).", .bold, to: &sink)
    }
    return sink.drain()
  }

  /// The line on which a pattern is typed, in the place of one of so many columns.
  func prompt(_ prompt: PatternPrompt, replacing width: Int) -> (bytes: [UInt8], width: Int) {
    let line = prompt.line(columns: columns)
    var sink = ByteSink()
    sink.write("\r")
    sink.indent(min(width, columns - 1))
    sink.write("\r")
    sink.write(text: line)
    return (sink.drain(), DisplayWidth.of(line))
  }

  private static let keyLines = [
    "Waiting for changes: a all, f failed, p pattern, Enter again, u studio, q quit, h help",
    "Waiting for changes: a all, f failed, p pattern, Enter again, q quit, h help",
    "Waiting: a all, f failed, p pattern, q quit, h help",
    "Waiting: h help, q quit",
    "h help, q quit",
  ]

  private static let help = [
    ("a", "plays all scenarios of the command line"),
    ("f", "plays those that did not pass the last time"),
    (
      "p",
      "asks for a part of a name or path, and plays only what has it, until a is pressed; Escape leaves it as it was"
    ),
    ("Enter", "plays the same again"),
    (
      "u", "opens the studio at the first scenario that did not pass; it ends with the watch"
    ),
    ("h, ?", "shows this"),
    ("q", "ends the watch; so does Ctrl-C"),
  ]

  private static func listed(_ files: [String]) -> String {
    let rest = files.count - filesMax
    return files.prefix(filesMax).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func write(_ text: String, _ tint: TextStyle.Tint?, to sink: inout ByteSink) {
    for line in WrappedText.lines(text, width: max(10, columns - 1)) {
      sink.write(line: line, tint, style)
    }
  }
}
