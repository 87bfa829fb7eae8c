import AppParts

/// The shifts that the employee can look back at, from what the server and the phone know.
struct ShiftHistory: Hashable, Sendable {
  /// All of them, the newest first.
  private(set) var rows: [ShiftSummary] = []
  /// The finished shifts that the phone knows of itself, the latest first.
  private(set) var kept: [ShiftSummary] = []
  /// How the server's are being loaded.
  var loading = Loading()

  /// Takes up what an earlier process has kept.
  mutating func restore(kept: [ShiftSummary]) { self.kept = kept }

  /// Remembers a shift that has ended, for as long as the server may not have it; only so many.
  mutating func keep(_ shift: ShiftSummary, atMost countMax: Int) {
    kept.removeAll { $0.id == shift.id }
    kept.insert(shift, at: 0)
    if kept.count > countMax { kept.removeLast() }
  }

  /// Puts together what the server and the phone know, with the shift that goes on.
  mutating func arrange(fromServer shifts: [ShiftSummary], current: ShiftSummary?) {
    var rows = shifts
    var known: [String: Int] = [:]
    for (index, row) in rows.enumerated() { known[row.id] = index }
    for local in kept + (current.map { [$0] } ?? []) {
      if let index = known[local.id] {
        rows[index] = rows[index].merged(with: local)
      } else {
        known[local.id] = rows.count
        rows.append(local)
      }
    }
    self.rows = rows.sorted {
      ($1.clockedInAtMilliseconds, $0.id) < ($0.clockedInAtMilliseconds, $1.id)
    }
  }
}
