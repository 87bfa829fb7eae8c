/// What the words of a text cost where words of expressions are expected, each pair worked out once.
struct WordComparison {
  /// The code points of all words of the text.
  let letterCount: Int

  private let words: [[Unicode.Scalar]]
  /// What it costs to take a word of the text for one of the vocabulary: the words of the text follow each other.
  private let takenCosts: [Int]
  /// What it costs at least where a word of the vocabulary is expected, whatever stands in the text.
  private let leastCosts: [Int]
  private let missingCosts: [Int]
  private let hasParameter: [Bool]
  /// What the words of the text cost that nothing is taken for, behind a parameter and elsewhere.
  private let extraCosts: [Int]
  private let parameterCosts: [Int]
  private var row: [Int]

  /// Compares the words of a text with a vocabulary.
  init(_ words: [[Unicode.Scalar]], with vocabulary: [WordPattern]) {
    self.words = words
    letterCount = words.reduce(0) { $0 + $1.count }
    extraCosts = words.map(\.count)
    parameterCosts = words.map { WordPattern.costOfTaking($0.count) }
    missingCosts = vocabulary.map { max($0.weight, 1) }
    hasParameter = vocabulary.map(\.hasParameter)
    var taken: [Int] = []
    taken.reserveCapacity(vocabulary.count * words.count)
    var least: [Int] = []
    for (number, pattern) in vocabulary.enumerated() {
      var lowest = missingCosts[number]
      for word in words {
        let cost = pattern.cost(of: word)
        lowest = min(lowest, cost)
        taken.append(cost)
      }
      least.append(lowest)
    }
    (takenCosts, leastCosts) = (taken, least)
    row = [Int](repeating: 0, count: words.count + 1)
  }

  /// Returns the least cost of making the text fit a row of words, in code points; `nil` where that is above a bound.
  mutating func cost(of pattern: [Int], atMost bound: Int) -> Int? {
    var least = 0
    for number in pattern { least += leastCosts[number] }
    guard least <= bound else { return nil }
    row[0] = 0
    for index in words.indices { row[index + 1] = row[index] + extraCosts[index] }
    for number in pattern {
      let start = number * words.count
      let missing = missingCosts[number]
      let extra = hasParameter[number] ? parameterCosts : extraCosts
      var diagonal = row[0]
      row[0] += missing
      var lowest = row[0]
      for index in words.indices {
        let cost = min(
          diagonal + takenCosts[start + index], row[index + 1] + missing, row[index] + extra[index])
        diagonal = row[index + 1]
        row[index + 1] = cost
        lowest = min(lowest, cost)
      }
      guard lowest <= bound else { return nil }
    }
    return row[words.count] <= bound ? row[words.count] : nil
  }
}
