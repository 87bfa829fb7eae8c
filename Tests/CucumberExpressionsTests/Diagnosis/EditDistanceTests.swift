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
