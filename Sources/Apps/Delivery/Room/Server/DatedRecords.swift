/// Records that tell where somebody was: each is kept for 90 days, and then it goes (`delivery:PRIVACY-1`).
///
/// It is as old as it says itself, or as old as the server has it, whichever is older: a phone's clock that runs ahead keeps
/// nothing for longer.
struct DatedRecords<Record: Hashable & Sendable>: Hashable, Sendable {
  /// The records, in the order of their arrival.
  private(set) var records: [Record] = []
  /// When each of them was, in milliseconds since 1970.
  private var times: [Int64] = []
  /// The least of these times.
  private var oldest = Int64.max

  /// Keeps a record; one that does not say when it was is as old as its arrival.
  mutating func keep(_ record: Record, claimed: Int64?, nowMilliseconds now: Int64) {
    let time = min(claimed ?? now, now)
    records.append(record)
    times.append(time)
    oldest = min(oldest, time)
  }

  /// Whether one of them is older than the limit.
  func hasBefore(_ limit: Int64) -> Bool { oldest < limit }

  /// Deletes those that are older than the limit, and returns them.
  mutating func forget(before limit: Int64) -> [Record] {
    guard hasBefore(limit) else { return [] }
    let kept = times.indices.filter { times[$0] >= limit }
    let gone = times.indices.filter { times[$0] < limit }.map { records[$0] }
    (records, times) = (kept.map { records[$0] }, kept.map { times[$0] })
    oldest = times.min() ?? .max
    return gone
  }

  /// Deletes those that a condition names, however old they are; returns them.
  mutating func erase(where isGone: (Record) -> Bool) -> [Record] {
    let gone = records.indices.filter { isGone(records[$0]) }
    let kept = records.indices.filter { !isGone(records[$0]) }
    let erased = gone.map { records[$0] }
    (records, times) = (kept.map { records[$0] }, kept.map { times[$0] })
    oldest = times.min() ?? .max
    return erased
  }
}
