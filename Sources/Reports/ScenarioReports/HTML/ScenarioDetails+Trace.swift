import Gherkin
import ScenarioRunner
import Storyboards

/// What happened, line by line: all that decided how the scenario went on, and what repeats in a few words.
extension ScenarioDetails {
  /// How many events beside one that matters belong to it.
  private static let reach = 2

  func write(trace all: [TraceEvent], to json: inout JSONWriter) {
    let matters = all.map { $0.routine == nil || isOfFault($0.event.step) }
    let thinning = Thinning(matters, room: limits.events, reach: Self.reach, filling: .latest)
    json.array("trace") { json in
      for (kept, left) in thinning.runs(of: all.count) {
        if let kept { json.line(all[kept].event, all[kept].event.cause, all[kept].event.text) }
        guard let first = left.first else { continue }
        // Nobody caused a line that stands for others.
        json.line(all[first].event, "", TraceSummary(all[left]).text)
      }
    }
    json.more("traceLeft", all.count - thinning.kept.count)
  }

  /// Whether something belongs to the step that went wrong, of which everything is kept.
  func isOfFault(_ step: Int?) -> Bool { step != nil && step == faultStep }
}

extension JSONWriter {
  fileprivate mutating func line(_ event: EvidenceEvent, _ cause: String, _ text: String) {
    array { json in
      json.element(milliseconds: event.time)
      json.element(event.step ?? -1)
      json.element(cause)
      json.element(text)
    }
  }
}

/// Events that a trace leaves out, in words: `214 positions and 3 timers like these`.
struct TraceSummary {
  let text: String

  init(_ events: some Sequence<TraceEvent>) {
    var counts: [TraceEvent.Routine: Int] = [:]
    var others = 0
    for event in events {
      if let routine = event.routine {
        counts[routine, default: 0] += event.count
      } else {
        others += event.count
      }
    }
    var parts = TraceEvent.Routine.allCases.compactMap { routine in
      counts[routine].map { Self.counted($0, routine.words) }
    }
    if others > 0 { parts.append(Self.counted(others, ("other event", "other events"))) }
    let end = parts.popLast() ?? ""
    text = (parts.isEmpty ? end : parts.joined(separator: ", ") + " and " + end) + " like these"
  }

  private static func counted(_ count: Int, _ words: (one: String, many: String)) -> String {
    count == 1 ? "1 \(words.one)" : "\(count) \(words.many)"
  }
}

extension TraceEvent.Routine {
  fileprivate var words: (one: String, many: String) {
    switch self {
    case .position: ("position", "positions")
    case .storage: ("note in storage", "notes in storage")
    case .timer: ("timer", "timers")
    case .request: ("message to or from a server", "messages to and from servers")
    case .work: ("piece of work in the background", "pieces of work in the background")
    case .notification: ("notification", "notifications")
    case .battery: ("change of the battery", "changes of the battery")
    case .motion: ("change of movement", "changes of movement")
    }
  }
}
