import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Storyboards
import Vocabulary

/// The events of a journal as reports list them: what comes again and again is told once, with its number.
///
/// The cause of a failure is then among the last events, however many positions came after it.
struct EventLog {
  /// How many lines can repeat together, such as a position and what the app stores of it.
  private static let groupMax = 4

  /// An event, or several of a kind that came one after the other.
  private struct Line {
    let entry: JournalEntry
    let step: Int?
    let kind: String
    var count = 1
    var last: Instant
  }

  private let platform: PlatformKind
  private var lines: [Line] = []

  init(on platform: PlatformKind) { self.platform = platform }

  /// The lines, the first one first.
  var events: [EvidenceEvent] { lines.map(event) }

  /// The lines with what is known of them, for those who cannot keep all.
  var trace: [TraceEvent] {
    lines.map { TraceEvent(event($0), routine: $0.entry.routine, count: $0.count) }
  }

  /// Adds what happened next.
  mutating func add(_ entry: JournalEntry, step: Int? = nil) {
    let kind = entry.kind(on: platform)
    if let last = lines.last, last.kind == kind, last.step == step, last.entry.cause == entry.cause
    {
      lines[lines.count - 1].count += 1
      lines[lines.count - 1].last = entry.at
      return
    }
    lines.append(Line(entry: entry, step: step, kind: kind, last: entry.at))
    for size in 2...Self.groupMax where isRepeated(size) { return fold(size) }
  }

  /// Whether the last lines are the same as those before them.
  private func isRepeated(_ size: Int) -> Bool {
    guard lines.count >= 2 * size else { return false }
    let start = lines.count - size
    return (start..<lines.count).allSatisfy { index in
      let (now, before) = (lines[index], lines[index - size])
      return now.count == 1 && now.kind == before.kind && now.step == before.step
        && now.entry.cause == before.entry.cause
        && (before.count == 1 || lines[start - size].count == before.count)
    }
  }

  private mutating func fold(_ size: Int) {
    for index in (lines.count - size)..<lines.count {
      lines[index - size].count += 1
      lines[index - size].last = lines[index].last
    }
    lines.removeLast(size)
  }

  private func event(_ line: Line) -> EvidenceEvent {
    let text =
      line.count == 1
      ? line.entry.text(on: platform)
      : "\(line.kind), \(RepeatedLines.times(line.count)) until \(ClockText.render(line.last.sinceStart))"
    return EvidenceEvent(
      time: line.entry.at.sinceStart, cause: line.entry.cause.rawValue, text: text, step: line.step)
  }
}

extension JournalEntry {
  /// The event without what differs from one of its kind to the next, such as the place of a position.
  fileprivate func kind(on platform: PlatformKind) -> String {
    switch what {
    case .phone(.told(.fix(let fix))): "tells the app: \(Signal.fix(fix).notice(on: platform))"
    case .phone(.asked(.append)): "adds a line to what is stored"
    default: text(on: platform)
    }
  }
}

/// Lines in which those that are equal and come one after the other are one, with their number.
struct RepeatedLines {
  /// The lines: "a fix, 1,799 times".
  let lines: [String]

  init(_ all: [String]) {
    var runs: [(text: String, count: Int)] = []
    for line in all {
      if runs.last?.text == line {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((line, 1))
      }
    }
    lines = runs.map { $0.count == 1 ? $0.text : "\($0.text), \(Self.times($0.count))" }
  }

  /// The words "2 times", "1,799 times".
  static func times(_ count: Int) -> String {
    var digits = Array(String(count))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(digits) + " times"
  }
}
