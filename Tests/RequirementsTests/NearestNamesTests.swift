import Testing

@testable import Requirements

struct NearestNamesTests {
  @Test(arguments: [
    ("--tgas", ["--tags", "--name"], ["--tags"]),
    ("rum", ["run", "steps", "parse", "format"], ["run"]),
    ("RUN", ["run", "steps"], ["run"]),
    ("x", ["run", "steps"], []),
    (
      "startup:FR-999", ["startup:FR-001", "startup:FR-009", "startup:US3.4"],
      ["startup:FR-009", "startup:FR-001"]
    ),
    ("ab", ["xy"], []),
    ("", ["run"], []),
  ])
  func `the nearest names come first and far ones not at all`(
    word: String, names: [String], expected: [String]
  ) {
    #expect(NearestNames.near(word, in: names) == expected)
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "acb", 1), ("same", "same", 0),
    ("żółw", "zolw", 3),
  ])
  func `distances count insertions, deletions, replacements and swaps`(
    left: String, right: String, expected: Int
  ) {
    #expect(EditDistance.between(left, right, atMost: 10) == expected)
    #expect(EditDistance.between(right, left, atMost: 10) == expected)
    #expect(expected == 0 || EditDistance.between(left, right, atMost: expected - 1) == nil)
  }

  @Test func `very long words are not compared`() {
    let long = String(repeating: "a", count: 10_000)
    #expect(EditDistance.between(long, long, atMost: 10) == nil)
  }
}
