/// A bar that says how far a run is: a state in, a line of text out.
///
/// ```
/// [#########-----------]  45 %  4,500 of 10,000  2 failed  1,200/s  5 s left
/// ```
struct ProgressBar: Hashable, Sendable {
  private static let lengthMax = 24
  private static let lengthMin = 6

  /// The number of scenarios of the run.
  let total: Int
  /// Those that have ended.
  var done = 0
  /// Those of them that did not pass.
  var failed = 0

  init(total: Int) { self.total = total }

  /// Returns the bar as it is after some time, in at most so many columns; empty where it does not fit.
  func line(after elapsed: Duration, columns: Int) -> String {
    let parts = self.parts(after: elapsed)
    // What matters least is last, and goes first when there is no room.
    for count in stride(from: parts.count, through: 2, by: -1) {
      let text = parts.prefix(count).joined(separator: "  ")
      let room = columns - text.count - 4
      if room >= Self.lengthMin { return "[\(bar(min(room, Self.lengthMax)))]  \(text)" }
    }
    let short = parts[0]
    return short.count <= columns ? short : ""
  }

  private var share: Double { total > 0 ? min(1, Double(done) / Double(total)) : 1 }

  private func bar(_ length: Int) -> String {
    let filled = Int(share * Double(length))
    return String(repeating: "#", count: filled) + String(repeating: "-", count: length - filled)
  }

  private func parts(after elapsed: Duration) -> [String] {
    let percent = String(Int(share * 100))
    let padding = String(repeating: " ", count: max(0, 3 - percent.count))
    var parts = ["\(padding)\(percent) %", "\(Self.grouped(done)) of \(Self.grouped(total))"]
    if failed > 0 { parts.append("\(Self.grouped(failed)) failed") }
    let seconds = Self.seconds(elapsed)
    guard done > 0, seconds > 0 else { return parts }
    let rate = Double(done) / seconds
    parts.append(Self.rate(rate))
    parts.append("\(Self.length(Double(max(0, total - done)) / rate)) left")
    return parts
  }

  private static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Scenarios per second, or per minute where they are slow.
  private static func rate(_ rate: Double) -> String {
    if rate >= 10 { return "\(grouped(Int(rate)))/s" }
    if rate >= 1 { return "\(Int(rate)).\(Int(rate * 10) % 10)/s" }
    return "\(max(1, Int(rate * 60)))/min"
  }

  private static func length(_ seconds: Double) -> String {
    // More than that is a guess, and must not overflow.
    let whole = Int(min(seconds, 359_999).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole / 60 % 60) min"
  }

  private static func grouped(_ number: Int) -> String {
    var digits = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }
}
