/// The file that says with which commit the night compares, and what may be slower than it.
///
/// A line with the full hash of the commit, and for each row that may be slower `ROW up to RATIO: REASON`. What stands
/// behind a # at the beginning of a line is a comment.
package struct ComparedWith: Hashable, Sendable {
  /// A row that may be slower than before.
  package struct Excuse: Hashable, Sendable {
    /// The line on which it stands.
    package let line: Int
    /// The name of the row.
    package let row: String
    /// How often the time of before it may take at most.
    package let ratioMax: Double
    /// The reason.
    package let reason: String
  }

  /// A line that says nothing.
  package struct Fault: Error, Hashable, Sendable {
    /// Its number.
    package let line: Int
    /// What is wrong, and what should stand there.
    package let message: String
  }

  /// The full hash of the commit.
  package let commit: String
  /// What may be slower.
  package let excuses: [Excuse]

  /// Reads the file; only rows of these names can be excused.
  package init(_ text: String, rows: [String]) throws(Fault) {
    var commit: String?
    var excuses: [Excuse] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let number = index + 1
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard commit != nil else {
        guard words.count == 1, Self.isHash(first) else {
          throw Fault(line: number, message: "the full hash of a commit is wanted: 40 digits, 0-f")
        }
        commit = String(first)
        continue
      }
      let excuse = try Self.excuse(words, number)
      guard rows.contains(excuse.row) else {
        let all = rows.joined(separator: ", ")
        throw Fault(line: number, message: "no row is called “\(excuse.row)”; there are \(all)")
      }
      if let other = excuses.first(where: { $0.row == excuse.row }) {
        throw Fault(line: number, message: "line \(other.line) excuses “\(excuse.row)” already")
      }
      excuses.append(excuse)
    }
    guard let commit else {
      throw Fault(line: lines.count, message: "there is no commit; its full hash is wanted")
    }
    (self.commit, self.excuses) = (commit, excuses)
  }

  /// The excuse of a row, if it has one.
  package func excuse(of row: String) -> Excuse? { excuses.first { $0.row == row } }

  private static func isHash(_ word: Substring) -> Bool {
    word.utf8.count == 40 && word.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  private static func excuse(_ words: [Substring], _ line: Int) throws(Fault) -> Excuse {
    guard words.count > 4, words[1] == "up", words[2] == "to", words[3].hasSuffix(":"),
      let ratio = Double(words[3].dropLast()), ratio.isFinite
    else {
      throw Fault(
        line: line, message: "“ROW up to RATIO: REASON” is wanted, such as “weeks up to 1.3: …”")
    }
    guard ratio >= Comparison.slowerMin else {
      throw Fault(line: line, message: "what is slower by less than 10 % needs no excuse")
    }
    return Excuse(
      line: line, row: String(words[0]), ratioMax: ratio,
      reason: words[4...].joined(separator: " "))
  }
}
