import Gherkin

/// A line that begins with the keyword of a step but is none, and why.
struct StepSlip {
  /// The fault of the line.
  enum Fault {
    /// Nothing: where steps may stand, it would be one.
    case none
    /// The keyword has other capitals.
    case capitals
    /// A colon follows the keyword.
    case colon
    /// White space other than a blank follows the keyword; its name.
    case blank(String)
    /// Nothing follows the keyword.
    case alone
    /// Something that cannot be seen stands before the keyword.
    case invisible
  }

  let keyword: LineKeywords.Step
  let fault: Fault
  /// What the line says behind its keyword.
  let text: String

  /// Recognises a line; nil for one that begins with no keyword of a step.
  init?(_ line: String, _ keywords: LineKeywords) {
    let visible = LineKeywords.visible(line)
    for keyword in keywords.steps {
      guard let (rest, isExact) = LineKeywords.rest(of: visible, after: keyword.word),
        let fault = Self.fault(rest, isExact)
      else { continue }
      self.keyword = keyword
      self.fault = visible == line ? fault : .invisible
      text = rest.drop { ":：".contains($0) || $0.isWhitespace }.trimmed
      return
    }
    return nil
  }

  private static func fault(_ rest: String, _ isExact: Bool) -> Fault? {
    guard let next = rest.unicodeScalars.first else { return .alone }
    switch next {
    case " ": return isExact ? Fault.none : .capitals
    case ":", "：": return .colon
    case "\t": return .blank("a tab")
    case "\u{A0}", "\u{202F}": return .blank("a no-break space")
    default: return next.properties.isWhitespace ? .blank("an unusual blank") : nil
    }
  }

  /// How the line is written as a step.
  var advice: String {
    let right = "\"\(keyword.word) …\""
    switch fault {
    case .none: return "Steps stand under a scenario or a background."
    case .capitals: return "A step begins with \"\(keyword.word)\", with the same capitals."
    case .colon: return "A step has no colon behind its keyword: write \(right)."
    case .blank(let name):
      return "Behind \"\(keyword.word)\" stands \(name); a step needs a plain blank there."
    case .alone: return "A step says something behind its keyword: write \(right)."
    case .invisible:
      return "Before \"\(keyword.word)\" stands a character that cannot be seen; take it away."
    }
  }

  /// Whether prose would hardly begin like that, wherever the line stands.
  var isPlain: Bool {
    switch fault {
    case .none, .capitals: false
    case .colon, .blank, .alone, .invisible: isOfItsOwn
    }
  }

  /// Whether the keyword is written exactly as a step begins.
  var isCapital: Bool {
    switch fault {
    case .none, .invisible, .blank, .alone, .colon: true
    case .capitals: false
    }
  }

  /// Whether the keyword says what a step is for; prose often goes on with "and" or "but".
  var isOfItsOwn: Bool {
    switch keyword.type {
    case .context, .action, .outcome: true
    case .conjunction, .unknown: false
    }
  }
}
