/// The number of code points to insert, remove or replace to make one word of another.
package enum EditDistance {
  /// Counts the edits between two words.
  ///
  /// Replacing counts as two edits, so two words with nothing in common cost as much as removing
  /// one and inserting the other.
  package static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left == right { return 0 }
    var row = Array(0...right.count)
    for (i, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let kept = scalar == other ? diagonal : diagonal + 2
        diagonal = row[j + 1]
        row[j + 1] = min(kept, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
