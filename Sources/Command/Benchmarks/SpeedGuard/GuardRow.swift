/// A row of the guard's table.
package struct GuardRow: Hashable, Sendable {
  /// The word by which it is chosen and excused.
  package let name: String
  /// What is done, in words.
  package let title: String
  /// Which part of the time of before it is to take at most, if anybody has said so.
  package let goal: Double?

  /// Names what is done.
  package init(_ name: String, _ title: String, goal: Double? = nil) {
    (self.name, self.title, self.goal) = (name, title, goal)
  }
}

/// What there is to say of a row.
package struct RowResult: Hashable, Sendable {
  /// How the measuring went.
  package enum Outcome: Hashable, Sendable {
    /// Both programs took turns; the notes say what they did where that is not plain.
    case measured(Measured, notes: [String])
    /// They could not; the text says why, and what to do.
    case notMeasured(String)
    /// No process that a user runs does this alone; the text says where it is measured.
    case noProcess(String)
  }

  /// The row.
  package let row: GuardRow
  /// How the measuring went.
  package let outcome: Outcome

  /// Says how the measuring of a row went.
  package init(_ row: GuardRow, _ outcome: Outcome) { (self.row, self.outcome) = (row, outcome) }

  /// The comparisons of its times, if it has any.
  var comparisons: [Comparison] {
    if case .measured(let measured, _) = outcome { measured.comparisons } else { [] }
  }

  /// How much slower it is, in the worse of its times; nil where none is.
  var slowerBy: Double? { comparisons.filter { $0.change == .slower }.map(\.ratio).max() }

  /// Why it is not known what became of it; nil where that is known, or nobody can know.
  var unknown: String? {
    switch outcome {
    case .notMeasured(let reason): return reason
    case .noProcess: return nil
    case .measured(let measured, _):
      let changes = comparisons.map(\.change)
      if changes.contains(.unknown) {
        let count = measured.wallClock.count
        return
          "\(count) pairs in the time that there is are too few; measure it on a faster machine"
      }
      guard slowerBy == nil, changes.contains(.hidden) else { return nil }
      return
        "it seems to be slower by 10 % or more, and the noise hides it; measure it on a quiet machine"
    }
  }
}
