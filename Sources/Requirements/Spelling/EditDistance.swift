/// The number of letters to insert, delete, replace or swap with a neighbour to make one word of another.
package enum EditDistance {
  /// Returns the distance if it is within a bound; upper and lower case count as equal.
  package static func between(_ left: String, _ right: String, atMost bound: Int) -> Int? {
    let left = Array(left.lowercased().unicodeScalars)
    let right = Array(right.lowercased().unicodeScalars)
    guard abs(left.count - right.count) <= bound else { return nil }
    guard max(left.count, right.count) <= lengthMax else { return nil }
    let distance = distance(left, right)
    return distance <= bound ? distance : nil
  }

  /// Longer words are compared by nobody's eye either, and the time grows with the product of the lengths.
  private static let lengthMax = 200

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
