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
}
