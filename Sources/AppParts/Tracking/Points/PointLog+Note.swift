extension PointLog {
  /// What is noted about the answers to a segment's uploads.
  struct Note {
    var segment: Int
    var count: Int
    var round: Int
    var remaining: [Int]
    var refused: [Int]

    /// Reads a note, or returns `nil` where the line is torn or was never one.
    init?(line: Substring) {
      guard line.utf8.last == UInt8(ascii: "."), line.utf8.count <= 100_000 else { return nil }
      var reader = LineReader(line.dropLast())
      guard let segment = reader.integer(), segment > 0, let count = reader.integer(), count >= 0,
        let round = reader.integer(), round >= 0, let remaining = Self.numbers(reader.field()),
        let refused = Self.numbers(reader.field()), reader.isAtEnd
      else { return nil }
      self.segment = Int(segment)
      self.count = Int(count)
      self.round = Int(round)
      self.remaining = remaining
      self.refused = refused
    }

    private static func numbers(_ text: Substring.UTF8View) -> [Int]? {
      let parts = text.split(separator: UInt8(ascii: ","))
      let numbers = parts.compactMap { LineReader.integer($0).map { Int($0) } }
      return numbers.count == parts.count ? numbers : nil
    }
  }
}
