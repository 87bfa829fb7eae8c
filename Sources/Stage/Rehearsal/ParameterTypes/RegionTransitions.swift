import DeviceInterface

/// What a region is to report: entering, leaving, a stay, or several of them (`A-52`).
struct RegionTransitions: Hashable, Sendable {
  /// Whether entering is reported.
  private(set) var entering = false
  /// Whether leaving is reported.
  private(set) var leaving = false
  /// How long a stay must last to be reported; `nil` where none is.
  private(set) var dwell: Duration?

  private static let stay = "a dwell of "

  /// One of them, or several joined by commas and "and".
  static let pattern: String = {
    let one = "(?:entering|leaving|\(stay)(?:\(DurationText.pattern)))"
    return "\(one)(?:(?:, | and )\(one))*"
  }()

  /// Reads them; nil where a word is none, or one stands there twice.
  init?(text: String) {
    for part in Self.parts(of: text) {
      switch part {
      case "entering" where !entering: entering = true
      case "leaving" where !leaving: leaving = true
      default:
        guard dwell == nil, part.hasPrefix(Self.stay),
          let duration = DurationText.parse(String(part.dropFirst(Self.stay.count)))
        else { return nil }
        dwell = duration
      }
    }
  }

  /// Splits where a transition begins, as a duration may hold commas and "and" too.
  private static func parts(of text: String) -> [String] {
    let words = text.split(separator: " ")
    var parts: [[Substring]] = []
    for (index, word) in words.enumerated() {
      let isStay = word == "a" && index + 1 < words.count && words[index + 1] == "dwell"
      let begins = word.hasPrefix("entering") || word.hasPrefix("leaving") || isStay
      if begins || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(word)
    }
    return parts.map { part in
      let text = (part.last == "and" ? part.dropLast() : part[...]).joined(separator: " ")
      return text.hasSuffix(",") ? String(text.dropLast()) : text
    }
  }
}
