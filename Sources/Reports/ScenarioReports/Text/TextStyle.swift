import ScenarioRunner

/// The colouring of text, if there is any: the eight basic colours, which every terminal theme defines.
package struct TextStyle: Hashable, Sendable {
  /// The meaning of a piece of text, which is never carried by colour alone.
  package enum Tint: String, Sendable {
    /// Good news.
    case green = "\u{1B}[32m"
    /// Bad news.
    case red = "\u{1B}[31m"
    /// Something left undone.
    case yellow = "\u{1B}[33m"
    /// A hint or a command to copy.
    case cyan = "\u{1B}[36m"
    /// Headings.
    case bold = "\u{1B}[1m"
    /// Details that may be overlooked.
    case dim = "\u{1B}[2m"
  }

  /// No colours.
  package static let plain = TextStyle(isColored: false)

  /// Whether colours are written at all.
  package let isColored: Bool

  /// Creates a style.
  package init(isColored: Bool) { self.isColored = isColored }
}

extension ByteSink {
  /// Appends a line under which a caret stands: as text, but with its tabs, as the line of the caret has them.
  package mutating func write(
    excerpt line: String, _ tint: TextStyle.Tint? = nil, _ style: TextStyle = .plain
  ) {
    for (index, part) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { write("\t") }
      write(text: String(part), tint, style)
    }
  }

  /// Appends text from elsewhere in a colour.
  package mutating func write(text: String, _ tint: TextStyle.Tint?, _ style: TextStyle) {
    guard style.isColored, let tint else { return write(text: text) }
    write(bytes: tint.rawValue.utf8)
    write(text: text)
    write("\u{1B}[0m")
  }

  /// Appends a line of text from elsewhere, in a colour if there is one.
  package mutating func write(
    line text: String, _ tint: TextStyle.Tint? = nil, _ style: TextStyle = .plain
  ) {
    write(text: text, tint, style)
    endLine()
  }

  /// Appends a heading and an empty line.
  package mutating func write(heading text: String, _ style: TextStyle) {
    write(line: text, .bold, style)
    endLine()
  }
}

extension StepStatus {
  private var look: (mark: String, letter: StaticString, tint: TextStyle.Tint) {
    switch self {
    case .passed: ("✓", ".", .green)
    case .skipped: ("-", "-", .dim)
    case .pending: ("…", "P", .yellow)
    case .undefined: ("?", "U", .yellow)
    case .ambiguous: ("≈", "A", .yellow)
    case .invalid: ("!", "!", .yellow)
    case .failed: ("✗", "F", .red)
    }
  }

  /// The mark in front of a step or scenario.
  var mark: String { look.mark }

  /// The one letter that stands for a scenario; the letters are those of other Cucumber tools.
  var letter: StaticString { look.letter }

  var tint: TextStyle.Tint { look.tint }
}
