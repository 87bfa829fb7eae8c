public import DeviceInterface

/// The records of one owner, each number once.
struct RecordSeries<Record: NumberedRecord>: Hashable, Sendable {
  /// Numbers next to each other whose records arrived one after the other.
  private struct Run: Hashable, Sendable {
    let firstNumber: Int
    /// Where the record with the first number is among the arrivals.
    let place: Int
    var count = 1
  }

  /// The records in the order of their arrival.
  private(set) var arrivals = PackedList<Stored<Record>>()
  /// The numbers of the records that are forgotten.
  private(set) var forgotten = RangeSet<Int>()
  /// Where which numbers are, in the order of the numbers; one run where nothing was lost on the way.
  private var runs: [Run] = []

  /// How many records have ever arrived.
  var arrivedCount: Int { arrivals.count + forgotten.ranges.reduce(0) { $0 + $1.count } }

  /// The records in the order of their numbers.
  var inOrder: [Stored<Record>] { arrivals.sorted { $0.record.number < $1.record.number } }

  /// Returns the record with the number.
  func record(_ number: Int) -> Record? { place(of: number).map { arrivals[$0].record } }

  /// Returns where the record with the number is among the arrivals.
  func place(of number: Int) -> Int? {
    guard let run = runs[..<countOfRuns(beginningUpTo: number)].last,
      number - run.firstNumber < run.count
    else { return nil }
    return run.place + number - run.firstNumber
  }

  /// Returns the records from the last one before the numbers to the first one after them, in the order of their numbers.
  func records(around numbers: ClosedRange<Int>) -> [Record] {
    let first = max(0, countOfRuns(beginningUpTo: numbers.lowerBound - 1) - 1)
    var records: [Record] = []
    for run in runs[first...] {
      let from = max(0, min(run.count - 1, numbers.lowerBound - 1 - run.firstNumber))
      let to = min(run.count - 1, max(0, numbers.upperBound + 1 - run.firstNumber))
      records += arrivals[run.place + from..<run.place + to + 1].map { $0.record }
      if run.firstNumber + to > numbers.upperBound { break }
    }
    return records
  }

  /// Keeps a record whose number is new.
  mutating func add(_ record: Record, at time: Instant) {
    let place = arrivals.count
    let next = countOfRuns(beginningUpTo: record.number)
    if next > 0, runs[next - 1].firstNumber + runs[next - 1].count == record.number,
      runs[next - 1].place + runs[next - 1].count == place
    {
      runs[next - 1].count += 1
    } else {
      runs.insert(Run(firstNumber: record.number, place: place), at: next)
    }
    arrivals.append(Stored(record: record, arrival: time))
  }

  /// Deletes the records that are too old, and keeps their numbers.
  mutating func forget(where isTooOld: (Stored<Record>) -> Bool) {
    var left = RecordSeries()
    left.forgotten = forgotten
    for stored in arrivals {
      if isTooOld(stored) {
        left.forgotten.insert(contentsOf: stored.record.number..<stored.record.number + 1)
      } else {
        left.add(stored.record, at: stored.arrival)
      }
    }
    if left.arrivals.count < arrivals.count { self = left }
  }

  /// How many runs begin with the number or one before it.
  private func countOfRuns(beginningUpTo number: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].firstNumber <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What an app records piece by piece and uploads in batches, each piece with a number of its own.
public protocol NumberedRecord: Packable {
  /// The number, counted from 1 and unique within the owner.
  var number: Int { get }
}
