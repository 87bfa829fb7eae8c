/// The words in which scenarios write a length of time: "5 minutes", "1 h 30 min", "1.5 hours", "a minute".
public enum DurationText {
  /// A regular expression for one or more numbers with units.
  public static let pattern = "\(part)(?:(?:,? and |, | )\(part))*"

  /// An article stands apart from its unit, lest "and" be read as "an d", a day.
  private static let part =
    "(?:\\d+(?:\\.\\d+)? ?|an? )(?:\(units.map(\.name).joined(separator: "|")))"

  /// The units with their length in milliseconds, longer names first so that the pattern prefers them.
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("milliseconds", 1), ("millisecond", 1), ("seconds", 1_000), ("second", 1_000),
    ("minutes", 60_000), ("minute", 60_000), ("hours", 3_600_000), ("hour", 3_600_000),
    ("weeks", 604_800_000), ("week", 604_800_000), ("days", 86_400_000), ("day", 86_400_000),
    ("secs", 1_000), ("sec", 1_000), ("mins", 60_000), ("min", 60_000), ("hrs", 3_600_000),
    ("hr", 3_600_000), ("ms", 1), ("s", 1_000), ("h", 3_600_000), ("d", 86_400_000),
  ]

  /// The longest duration a scenario can write: ten years.
  public static let longest = Duration.seconds(315_360_000)

  /// Reads a duration, or returns `nil` where the text is none or is longer than ten years.
  public static func parse(_ text: String) -> Duration? {
    var rest = text.utf8[...]
    var total = Duration.zero
    var hasPart = false
    while !rest.isEmpty {
      skipSeparators(&rest)
      guard let part = parsePart(&rest) else { return nil }
      total += part
      hasPart = true
      guard total <= longest else { return nil }
    }
    return hasPart ? total : nil
  }

  /// Whether a text is one whole number with a unit, as nearly all are; nil where the pattern must tell.
  @Sendable public static func isPlain(_ text: String) -> Bool? {
    let digits = text.utf8.prefix { $0.isDecimalDigit }
    guard !digits.isEmpty, digits.endIndex < text.endIndex,
      text.utf8[digits.endIndex] == UInt8(ascii: " ")
    else { return nil }
    let unit = text.utf8[digits.endIndex...].dropFirst()
    return units.contains { $0.name.utf8.elementsEqual(unit) } ? true : nil
  }

  private static func skipSeparators(_ rest: inout Substring.UTF8View) {
    while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") {
      rest.removeFirst()
    }
    if rest.starts(with: "and ".utf8) { rest.removeFirst(4) }
  }

  private static func parsePart(_ rest: inout Substring.UTF8View) -> Duration? {
    let number = String(Substring(rest.prefix { $0.isDecimalDigit || $0 == UInt8(ascii: ".") }))
    rest.removeFirst(number.utf8.count)
    guard let amount = number.isEmpty ? parseArticle(&rest) : Double(number) else { return nil }
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    let unit = String(Substring(rest.prefix { $0.isLowercaseLetter }))
    rest.removeFirst(unit.utf8.count)
    guard let milliseconds = units.first(where: { $0.name == unit })?.milliseconds else {
      return nil
    }
    let product = amount * Double(milliseconds)
    guard product <= 1e15 else { return nil }
    return .milliseconds(Int64(product + 0.5))
  }

  /// Reads "a" or "an" as one.
  private static func parseArticle(_ rest: inout Substring.UTF8View) -> Double? {
    let word = rest.prefix { $0.isLowercaseLetter }
    guard word.elementsEqual("a".utf8) || word.elementsEqual("an".utf8) else { return nil }
    rest.removeFirst(word.count)
    return rest.first == UInt8(ascii: " ") ? 1 : nil
  }

  /// Writes a duration as short as it can be read back: "1 h 30 min", "2.5 s", "0 s".
  public static func render(_ duration: Duration) -> String {
    let total = duration.wholeMilliseconds
    guard total >= 0 else { return "-" + render(.zero - duration) }
    guard total > 0 else { return "0 s" }
    var parts: [String] = []
    let (days, hours) = (total / 86_400_000, total / 3_600_000 % 24)
    let (minutes, milliseconds) = (total / 60_000 % 60, total % 60_000)
    if days > 0 { parts.append("\(days) d") }
    if hours > 0 { parts.append("\(hours) h") }
    if minutes > 0 { parts.append("\(minutes) min") }
    if milliseconds > 0 { parts.append(renderSeconds(milliseconds)) }
    return parts.joined(separator: " ")
  }

  private static func renderSeconds(_ milliseconds: Int64) -> String {
    guard milliseconds % 1_000 != 0 else { return "\(milliseconds / 1_000) s" }
    var digits = String(1_000 + milliseconds % 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1_000).\(digits) s"
  }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  fileprivate var isDecimalDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// Whether the byte is one of the letters a to z.
  fileprivate var isLowercaseLetter: Bool { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") }
}

/// A length of time as the digits of a stopwatch.
public enum ClockText {
  /// Writes "01:05:09": hours, minutes and whole seconds, hours as many as there are.
  public static func render(_ duration: Duration) -> String {
    let seconds = max(0, duration.wholeMilliseconds / 1_000)
    return [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { part in
      part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }

  /// Reads "01:05:09", or returns `nil` where the text is no such time.
  public static func parse(_ text: String) -> Duration? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
      (0...99_999).contains(hours), (0...59).contains(minutes), (0...59).contains(seconds)
    else { return nil }
    return .seconds(hours * 3_600 + minutes * 60 + seconds)
  }
}
