import DeviceInterface

/// The records of one owner, each number once.
struct RecordSeries<Record: NumberedRecord>: Hashable, Sendable {
  /// The records in the order of their arrival.
  private(set) var arrivals: [Stored<Record>] = []
  /// Where the record with the number is among the arrivals; only ever asked, never walked through.
  private var placeOfNumber: [Int: Int] = [:]

  /// The records in the order of their numbers.
  var inOrder: [Stored<Record>] {
    arrivals.sorted { $0.record.number < $1.record.number }
  }

  /// Returns the record with the number.
  func record(_ number: Int) -> Record? {
    placeOfNumber[number].map { arrivals[$0].record }
  }

  /// Keeps a record whose number is new.
  mutating func add(_ record: Record, at time: Instant) {
    placeOfNumber[record.number] = arrivals.count
    arrivals.append(Stored(record: record, arrival: time))
  }
}
