import DeviceInterface

extension PointLog {
  /// The heading's words about points of which storage may hold nothing, as it was full.
  ///
  /// Each number has a fixed width, so that the heading never grows and can be written anew on a full phone. What it says
  /// of the first points stays true for ever, so that an old one is as good as a new one for them.
  struct Mark: Hashable {
    /// The number of the next point.
    var nextPoint = 1
    /// The number of the next segment.
    var nextSegment = 1
    /// Up to which point each one is settled or lost.
    var settledPoints = 0
    /// Up to which segment each one is settled or lost.
    var settledSegments = 0
    /// How many of these points the server has accepted.
    var accepted = 0
    /// How many of these points the server has refused.
    var refused = 0
    /// The length of the route up to the latest point.
    var lengthCentimeters: Int64 = 0

    /// How many of these points were lost.
    var lost: Int { max(0, settledPoints - accepted - refused) }
  }

  /// What the heading is to say now.
  var mark: Mark {
    var mark = Mark(
      nextPoint: nextPoint, nextSegment: nextSegment, settledPoints: recordedCount,
      settledSegments: nextSegment - 1, accepted: acceptedCount, refused: refusedCount,
      lengthCentimeters: route.length.centimeters)
    guard let first = segments.firstIndex(where: { $0.state == .waiting || $0.state == .open })
    else { return mark }
    mark.settledSegments = segments[first].number - 1
    mark.settledPoints = points[segments[first].range.lowerBound].number - 1
    for segment in segments[first...] {
      mark.accepted -= segment.settledCount - segment.refused.count
      mark.refused -= segment.refused.count
    }
    return mark
  }

  /// A note about the answers to a segment's uploads.
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
      (self.remaining, self.refused) = (remaining, refused)
    }

    private static func numbers(_ text: Substring.UTF8View) -> [Int]? {
      let parts = text.split(separator: UInt8(ascii: ","))
      let numbers = parts.compactMap { LineReader.integer($0).map { Int($0) } }
      return numbers.count == parts.count ? numbers : nil
    }
  }
}

extension PointLog.Segment {
  /// How many of its points the server has accepted or refused.
  var settledCount: Int { state == .settled || round > 0 ? range.count - remaining.count : 0 }
}

extension PointLog.Mark {
  /// The digits of a number: points of three years at one a second, centimetres of 1,000 km.
  ///
  /// A number with more makes the heading grow, for which room may have to be made.
  private static let width = 8

  /// Reads what a heading says, or returns `nil` where it is unreadable.
  init?(_ reader: inout LineReader) {
    var numbers: [Int] = []
    for _ in 0..<6 {
      guard let number = reader.integer(), number >= 0 else { return nil }
      numbers.append(Int(number))
    }
    guard let length = reader.integer(), length >= 0 else { return nil }
    self.init(
      nextPoint: numbers[0], nextSegment: numbers[1], settledPoints: numbers[2],
      settledSegments: numbers[3], accepted: numbers[4], refused: numbers[5],
      lengthCentimeters: length)
  }

  /// The numbers as text, always of the same length.
  var text: String {
    let counts = [nextPoint, nextSegment, settledPoints, settledSegments, accepted, refused]
    return (counts.map { Int64($0) } + [lengthCentimeters]).map(Self.padded).joined(separator: ";")
  }

  private static func padded(_ number: Int64) -> String {
    let digits = String(max(0, number))
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
