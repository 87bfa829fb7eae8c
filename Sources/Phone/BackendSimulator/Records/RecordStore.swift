public import DeviceInterface

/// What a server has accepted from the uploads of many owners, such as the points of executions.
///
/// Nothing is stored twice and nothing that is stored is ever changed.
public struct RecordStore<Record: NumberedRecord>: Hashable, Sendable {
  /// The series by owner; only ever asked, never walked through.
  private var series: [String: RecordSeries<Record>] = [:]

  /// Creates an empty store.
  public init() {}

  /// Returns the owner's records in the order of their numbers.
  public func inOrder(of owner: String) -> [Stored<Record>] { series[owner]?.inOrder ?? [] }

  /// Returns the owner's records in the order of their arrival.
  public func arrivals(of owner: String) -> PackedList<Stored<Record>> {
    series[owner]?.arrivals ?? PackedList()
  }

  /// Returns what tells whether a record of the owner with a number was accepted, be it forgotten since.
  ///
  /// No record is looked at.
  @_specialize(where Record == RecordedPoint)
  public func holding(of owner: String) -> (_ number: Int) -> Bool {
    guard let series = series[owner] else { return { _ in false } }
    return { series.place(of: $0) != nil || series.forgotten.contains($0) }
  }

  /// Returns how many records of the owner there are.
  public func count(of owner: String) -> Int { series[owner]?.arrivals.count ?? 0 }

  /// Returns how many records of the owner have ever arrived, those included that are forgotten.
  public func arrivedCount(of owner: String) -> Int { series[owner]?.arrivedCount ?? 0 }

  /// Deletes the records of the owner that are too old; that their numbers were accepted stays known.
  public mutating func forget(of owner: String, where isTooOld: (Stored<Record>) -> Bool) {
    series[owner]?.forget(where: isTooOld)
  }

  /// Returns the owner's records from the last one before the numbers to the first one after them, in order.
  @_specialize(where Record == RecordedPoint)
  public func records(of owner: String, around numbers: [Int]) -> [Record] {
    guard let series = series[owner], let least = numbers.min(), let most = numbers.max() else {
      return []
    }
    return series.records(around: least...most)
  }

  /// Takes in an upload that arrives at the instant, and says what was accepted.
  ///
  /// A record that is there already counts as accepted; other content under its number is a conflict. One that is
  /// forgotten counts as accepted whatever it says, and is not stored again. The objection is asked about new records
  /// only. Records beyond the count are left alone and not mentioned in the receipt.
  @_specialize(where Record == RecordedPoint)
  public mutating func take(
    _ upload: Upload<Record>, of owner: String, at time: Instant, countMax: Int? = nil,
    objection: (Record) -> String? = { _ in nil }
  ) -> UploadReceipt {
    let items = upload.items.prefix(countMax ?? upload.items.count)
    // The series is changed where it stands; taking it out first would copy it for every upload.
    return series[owner, default: RecordSeries()].take(items, at: time, objection)
  }
}

extension RecordSeries {
  /// Keeps what is new and right, and says what was accepted.
  fileprivate mutating func take(
    _ items: ArraySlice<Upload<Record>.Item>, at time: Instant, _ objection: (Record) -> String?
  ) -> UploadReceipt {
    var receipt = UploadReceipt()
    for item in items {
      switch item {
      case .malformed(let number, let reason):
        receipt.refuse(number, reason)
      case .record(let record):
        if let reason = keep(record, at: time, objection) {
          receipt.refuse(record.number, reason)
        } else {
          receipt.accept(record.number)
        }
      }
    }
    return receipt
  }

  /// Keeps a record unless it is there already, or returns why it cannot be kept.
  private mutating func keep(
    _ record: Record, at time: Instant, _ objection: (Record) -> String?
  ) -> String? {
    if let known = self.record(record.number) { return known == record ? nil : "conflict" }
    if forgotten.contains(record.number) { return nil }
    if let reason = objection(record) { return reason }
    add(record, at: time)
    return nil
  }
}

/// A record that a server has accepted, exactly as it came.
public struct Stored<Record: NumberedRecord>: Hashable, Sendable {
  /// What was recorded.
  public let record: Record
  /// When the server accepted it; a repeated upload does not change it.
  public let arrival: Instant
}

extension Stored: Packable {
  /// Writes the record down, given the one before it.
  @_specialize(where Record == RecordedPoint)
  public func pack(after previous: Stored?, into packer: inout Packer) {
    record.pack(after: previous?.record, into: &packer)
    packer.write(arrival.sinceStart, after: previous?.arrival.sinceStart)
  }

  /// Reads a record that was written after another one.
  @_specialize(where Record == RecordedPoint)
  public init(after previous: Stored?, from reader: inout PackReader) {
    record = Record(after: previous?.record, from: &reader)
    arrival = Instant(sinceStart: reader.duration(after: previous?.arrival.sinceStart))
  }
}
