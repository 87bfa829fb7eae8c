import TestSupport
import Testing

@testable import CucumberExpressions

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "abd", 2), ("abc", "xyz", 6),
    ("battery", "batery", 1), ("ab", "ba", 2), ("kitten", "sitting", 5),
  ])
  func `edits are counted, a replacement as two`(left: String, right: String, distance: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test(arguments: [3, 12, 64, 70, 140])
  func `edits are what is left of both words without the longest row of letters in common`(
    lengthMax: Int
  ) {
    var chance = SeededNumbers(seed: UInt64(lengthMax))
    func word() -> [Unicode.Scalar] {
      (0..<chance.number(below: lengthMax + 1)).map { _ in
        ["a", "b", "c", "ż"][chance.number(below: 4)]
      }
    }
    for _ in 0..<200 {
      let (left, right) = (word(), word())
      var row = [Int](repeating: 0, count: right.count + 1)
      for letter in left {
        var diagonal = 0
        for (place, other) in right.enumerated() {
          let above = row[place + 1]
          row[place + 1] = letter == other ? diagonal + 1 : max(above, row[place])
          diagonal = above
        }
      }
      let expected = left.count + right.count - 2 * row[right.count]
      #expect(EditDistance.between(left, right) == expected, "\(left) \(right)")
    }
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "acb", 1), ("same", "same", 0),
    ("żółw", "zolw", 3),
  ])
  func `slips are insertions, deletions, replacements and swaps, each as one`(
    left: String, right: String, expected: Int
  ) {
    #expect(EditDistance.slips(left, right, atMost: 10) == expected)
    #expect(EditDistance.slips(right, left, atMost: 10) == expected)
    #expect(expected == 0 || EditDistance.slips(left, right, atMost: expected - 1) == nil)
  }

  @Test func `very long words are not compared`() {
    let long = String(repeating: "a", count: 10_000)
    #expect(EditDistance.slips(long, long, atMost: 10) == nil)
  }
}
