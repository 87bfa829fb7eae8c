internal import Foundation
internal import VirtualTime

/// What a monitor watches, and what it told last, kept in the app's home for the next process (`I-69`).
struct ConditionBook {
  private struct Entry: Codable {
    let circle: CircleRecord
    let state: UInt
    let date: Date
  }

  private let file: HomeFile<[String: Entry]>
  private var entries: [String: Entry] {
    didSet { file.write(entries) }
  }

  init(_ name: String) {
    let plain = name.utf8.map { String($0, radix: 16) }.joined(separator: "-")
    file = HomeFile("monitor-\(plain).json")
    entries = file.read() ?? [:]
  }

  var identifiers: [String] { entries.keys.sorted() }

  mutating func add(
    _ circle: CLMonitor.CircularGeographicCondition, _ id: String, _ state: CLMonitor.Event.State
  ) {
    entries[id] = Entry(
      circle: CircleRecord(circle.center, circle.radius), state: state.rawValue, date: Date())
  }

  mutating func remove(_ id: String) { entries[id] = nil }

  /// Takes note of a state; returns whether it is another one than before.
  mutating func record(_ state: CLMonitor.Event.State, of id: String) -> Bool {
    guard let entry = entries[id], entry.state != state.rawValue else { return false }
    entries[id] = Entry(circle: entry.circle, state: state.rawValue, date: Date())
    return true
  }

  func record(_ id: String) -> CLMonitor.Record? {
    guard let entry = entries[id] else { return nil }
    return CLMonitor.Record(
      condition: CLMonitor.CircularGeographicCondition(
        center: entry.circle.center, radius: entry.circle.radius),
      lastEvent: CLMonitor.Event(
        identifier: id, state: CLMonitor.Event.State(rawValue: entry.state) ?? .unknown,
        date: entry.date, conditionLimitExceeded: false))
  }
}
