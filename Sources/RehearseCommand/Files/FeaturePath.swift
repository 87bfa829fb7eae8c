/// A path with the lines chosen in it, as `Scenarios/startup.feature:12:30` says.
struct FeaturePath: Hashable, Sendable {
  /// The path, tidied.
  let path: String
  /// The lines, from 1; empty for the whole file or folder.
  let lines: [Int]

  /// Splits what the user wrote; a colon followed by anything but digits belongs to the path.
  init(_ written: String) throws(FileProblem) {
    var rest = written[...]
    var lines: [Int] = []
    while let colon = rest.lastIndex(of: ":") {
      let digits = rest[rest.index(after: colon)...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { break }
      guard let line = Int(digits), line > 0 else { throw .malformedLine(String(digits)) }
      lines.insert(line, at: 0)
      rest = rest[..<colon]
    }
    path = FilePath.tidied(String(rest))
    self.lines = lines
  }
}
