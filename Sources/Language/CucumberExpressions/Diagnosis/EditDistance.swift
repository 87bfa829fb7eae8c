/// The edits that make one word of another, letter by letter.
package enum EditDistance {
  /// The costs of edits, where inserting or removing a letter counts 1.
  private struct Costs {
    let replacing: Int
    let swapping: Int

    /// As much as removing and inserting, so that words with nothing in common cost their letters.
    static let letters = Costs(replacing: 2, swapping: 2)
    /// One slip of the finger each.
    static let slips = Costs(replacing: 1, swapping: 1)
  }

  /// Longer words are compared by nobody's eye either, and the time grows with the product of the lengths.
  private static let lengthMax = 200

  /// Counts the letters to insert or remove between two words.
  ///
  /// Replacing counts as two, so two words with nothing in common cost as much as removing one and inserting the other.
  package static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left == right { return 0 }
    guard let common = commonLength(left, right) ?? commonLength(right, left) else {
      return distance(left, right, .letters)
    }
    return left.count + right.count - 2 * common
  }

  /// The most letters that two words have in common in the same order; `nil` where the first has more than 64.
  ///
  /// A bit stands for each letter of the first word, so that a letter of the second takes one addition.
  private static func commonLength(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int? {
    guard left.count <= UInt64.bitWidth else { return nil }
    var free = UInt64.max
    for letter in right {
      var matches: UInt64 = 0
      for (place, other) in left.enumerated() where other == letter { matches |= 1 << place }
      let taken = free & matches
      free = (free &+ taken) | (free &- taken)
    }
    return left.count - (free << (UInt64.bitWidth - left.count)).nonzeroBitCount
  }

  /// Counts the letters to insert, remove, replace or swap with a neighbour, each as one slip.
  ///
  /// Returns the number if it is within a bound; upper and lower case count as equal.
  package static func slips(_ left: String, _ right: String, atMost bound: Int) -> Int? {
    let left = Array(left.lowercased().unicodeScalars)
    let right = Array(right.lowercased().unicodeScalars)
    guard abs(left.count - right.count) <= bound else { return nil }
    guard max(left.count, right.count) <= lengthMax else { return nil }
    let distance = distance(left, right, .slips)
    return distance <= bound ? distance : nil
  }

  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], _ costs: Costs
  ) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    var current = last
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : costs.replacing)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + costs.swapping)
        }
        current[column + 1] = best
      }
      (beforeLast, last, current) = (last, current, beforeLast.isEmpty ? current : beforeLast)
    }
    return last[right.count]
  }
}
