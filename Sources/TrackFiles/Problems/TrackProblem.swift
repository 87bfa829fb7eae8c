/// Something wrong with a track file, and where.
package struct TrackProblem: Hashable, Sendable {
  /// What is wrong.
  package let fault: TrackFault
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// The line at fault and a line with a caret under it; empty where there is none.
  package let excerpt: [String]

  /// Whether the file can be used all the same.
  package var isWarning: Bool { fault.isWarning }

  /// What is wrong, in one sentence.
  package var message: String { fault.message }

  /// What was expected and what to do.
  package var notes: [String] { fault.notes }
}
