import CucumberExpressions

/// The search for names that were probably meant.
package enum NearestNames {
  /// Returns the names nearest to a misspelt one, best first and at most three; none if all are too far away.
  ///
  /// Too far is more than a third of the word's length, and more than two edits for short words.
  package static func near(_ word: String, in names: [String], atMost count: Int = 3) -> [String] {
    let bound = max(2, min(word.unicodeScalars.count, lengthMax) / 3)
    var found: [(distance: Int, place: Int, name: String)] = []
    for (place, name) in names.enumerated() {
      let distance = EditDistance.slips(word, name, atMost: bound)
      // A distance as long as the name itself says that nothing of it was typed.
      if let distance, distance < name.unicodeScalars.count {
        found.append((distance, place, name))
      }
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found.prefix(count).map(\.name)
  }

  private static let lengthMax = 60
}
