/// The search for the times of a route that can be believed together.
enum RisingTimes {
  /// Returns the numbers of the longest series of times that rises strictly, in order; `nil` stands for no time.
  ///
  /// A clock that was wrong for a while, forwards or backwards, loses against the longer rest. Of equal times the
  /// first is kept, and of several times that could be the first the latest. It takes n·log n steps.
  static func kept(_ times: [Int64?]) -> [Int] {
    // The least last time that a series of each length can have, with its number, and what came before each.
    var ends: [(time: Int64, index: Int)] = []
    var before = [Int?](repeating: nil, count: times.count)
    for (index, time) in times.enumerated() {
      guard let time else { continue }
      let length = firstEnd(in: ends, notBefore: time)
      before[index] = length > 0 ? ends[length - 1].index : nil
      if length == ends.count {
        ends.append((time, index))
      } else if time < ends[length].time {
        ends[length] = (time, index)
      }
    }
    var kept: [Int] = []
    var next = ends.last?.index
    while let index = next {
      kept.append(index)
      next = before[index]
    }
    kept.reverse()
    if let first = closestFirst(times, of: kept) { kept[0] = first }
    return kept
  }

  /// Returns the number of the first time that fits before the second one and is closest to it.
  ///
  /// Which of several times is the first makes no series longer, and a wrong clock mostly leaps far.
  private static func closestFirst(_ times: [Int64?], of kept: [Int]) -> Int? {
    guard kept.count > 1, let second = times[kept[1]] else { return nil }
    var closest: (time: Int64, index: Int)?
    for (index, time) in times[..<kept[1]].enumerated() {
      guard let time, time < second, time > closest?.time ?? .min else { continue }
      closest = (time, index)
    }
    return closest?.index
  }

  private static func firstEnd(
    in ends: [(time: Int64, index: Int)], notBefore time: Int64
  ) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
