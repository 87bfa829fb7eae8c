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
}
