/// Durations as people read them.
enum DurationFormat {
  /// A length of time: `0 s`, `1.5 s`, `2 min 5 s`, `1 h 30 min`, `2 d 1 h`.
  static func length(_ duration: Duration) -> String {
    let milliseconds = Self.milliseconds(duration)
    let seconds = milliseconds / 1000
    guard seconds >= 60 else { return "\(decimal(milliseconds)) s" }
    let units = [("d", 86400), ("h", 3600), ("min", 60)]
    var rest = seconds
    var parts: [String] = []
    for (name, size) in units where rest >= size {
      parts.append("\(rest / size) \(name)")
      rest %= size
    }
    let fraction = rest * 1000 + milliseconds % 1000
    if fraction > 0 { parts.append("\(decimal(fraction)) s") }
    return parts.joined(separator: " ")
  }

  /// A point on the clock of a scenario: `00:03.250`, `1:00:03.250`.
  static func clock(_ duration: Duration) -> String {
    let milliseconds = Self.milliseconds(duration)
    let seconds = milliseconds / 1000
    let hours = seconds >= 3600 ? "\(seconds / 3600):" : ""
    return hours + padded(seconds / 60 % 60, 2) + ":" + padded(seconds % 60, 2) + "."
      + padded(milliseconds % 1000, 3)
  }

  /// Seconds with three decimals: `12.000`.
  static func seconds(_ duration: Duration) -> String {
    var sink = ByteSink()
    write(seconds: duration, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// Appends seconds with three decimals, as JUnit has them: `12.000`.
  static func write(seconds duration: Duration, to sink: inout ByteSink) {
    let milliseconds = Self.milliseconds(duration)
    sink.write(number: milliseconds / 1000)
    sink.write(".")
    for unit in [100, 10, 1] { sink.write(number: milliseconds / unit % 10) }
  }

  /// Whole milliseconds, at least 0.
  static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return max(0, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  private static func decimal(_ milliseconds: Int) -> String {
    guard milliseconds % 1000 != 0 else { return "\(milliseconds / 1000)" }
    var digits = padded(milliseconds % 1000, 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits)"
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
