internal import Foundation

/// What a monitor watches, and what it told last, kept in the app's home for the next process (`I-69`).
struct ConditionBook {
  private struct Entry: Codable {
    let latitude: Double
    let longitude: Double
    let radius: Double
    var state: UInt
    var date: Date
  }

  private let file: URL
  private var entries: [String: Entry]

  init(_ name: String) {
    let plain = name.utf8.map { String($0, radix: 16) }.joined(separator: "-")
    file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".monitor-\(plain).json")
    let data = try? Data(contentsOf: file)
    entries = data.flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
  }

  var identifiers: [String] { entries.keys.sorted() }

  mutating func add(
    _ circle: CLMonitor.CircularGeographicCondition, _ id: String, _ state: CLMonitor.Event.State
  ) {
    entries[id] = Entry(
      latitude: circle.center.latitude, longitude: circle.center.longitude, radius: circle.radius,
      state: state.rawValue, date: Date())
    write()
  }

  mutating func remove(_ id: String) {
    entries[id] = nil
    write()
  }

  /// Takes note of a state; returns whether it is another one than before.
  mutating func note(_ state: CLMonitor.Event.State, of id: String) -> Bool {
    guard let entry = entries[id], entry.state != state.rawValue else { return false }
    entries[id]?.state = state.rawValue
    entries[id]?.date = Date()
    write()
    return true
  }

  func record(_ id: String) -> CLMonitor.Record? {
    guard let entry = entries[id] else { return nil }
    let middle = CLLocationCoordinate2D(latitude: entry.latitude, longitude: entry.longitude)
    return CLMonitor.Record(
      condition: CLMonitor.CircularGeographicCondition(center: middle, radius: entry.radius),
      lastEvent: CLMonitor.Event(
        identifier: id, state: CLMonitor.Event.State(rawValue: entry.state) ?? .unknown,
        date: entry.date, conditionLimitExceeded: false))
  }

  private func write() {
    // Where a home cannot be written to, only the next process knows less than on a phone.
    try? JSONEncoder().encode(entries).write(to: file, options: .atomic)
  }
}
