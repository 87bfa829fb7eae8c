import Testing

@testable import Requirements

struct RequirementDocumentTests {
  private func document(_ text: String) -> RequirementDocument {
    RequirementDocument(path: "requirements.md", bytes: Array(text.utf8))
  }

  private func problems(_ text: String) -> [String] {
    document(text).problems.map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test func `a document has a title, prose and requirements`() {
    let document = document(
      """
      # Startup  listing

      What the first screen promises.
      It has two lines.

      ## Permission

      - `startup:FR-001` The status is read
        every time the screen
      appears.

        Even with a blank line between.
      * `startup:US3.4` The popup is shown.

      Prose that belongs to nothing.
      """)
    #expect(document.title == "Startup listing")
    #expect(document.prefix == "startup")
    #expect(document.problems == [])
    #expect(
      document.requirements.map { "\($0.line) \($0.id) \($0.text)" } == [
        "8 startup:FR-001 The status is read every time the screen appears. "
          + "Even with a blank line between.",
        "13 startup:US3.4 The popup is shown.",
      ])
  }

  @Test func `nothing inside a code block counts`() {
    let document = document("# T\n- `a:1` Text\n```\n- `a:2` Text\n~~~\n# X\n```\n- `a:3` Text\n")
    #expect(document.requirements.map(\.id.name) == ["1", "3"])
    #expect(document.problems == [])
  }

  @Test(arguments: [
    ("", ["1:1 the requirements document has no title"]),
    ("# T\n", ["1:1 the requirements document lists no requirements"]),
    ("# T\n- `a:1` x\n- `a:1` y\n", ["3:4 `a:1` stands on line 2 already"]),
    ("# T\n- `a:1` x\n- `b:1` y\n", ["3:4 `b:1` stands in the document of `a:`"]),
    ("# T\n-  a:1 x\n", ["2:4 this list item does not start with a requirement id"]),
    ("# T\n- `A 1` x\n", ["2:3 this list item does not start with a requirement id"]),
    ("# T\n- `A:1` x\n", ["2:4 `A:1` is not a requirement id"]),
    ("# T\n- `a:1:2` x\n", ["2:4 `a:1:2` is not a requirement id"]),
    ("# T\n- `a:` x\n", ["2:4 `a:` is not a requirement id"]),
    ("# T\n- `a:é` x\n", ["2:4 `a:é` is not a requirement id"]),
    ("# T\n- `a:1`\n", ["2:4 `a:1` says nothing"]),
    ("# T\n- `a:1` x\n```\n- `a:2` x\n", ["3:1 this code block is not closed"]),
    ("# T\n- `a:1` \0\n", ["1:1 the requirements document is not UTF-8 text"]),
  ])
  func `what is wrong is told with its place`(text: String, expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test func `bytes that are no text are told`() {
    let document = RequirementDocument(path: "requirements.md", bytes: [0x23, 0x20, 0xFF])
    #expect(document.problems.map(\.kind) == [.notText])
    #expect(document.prefix == nil)
  }

  @Test func `line ends and a byte order mark make no difference`() {
    let document = document("\u{FEFF}# T\r\n\r\n- `a:1` x\r\n  y\r\n")
    #expect(document.title == "T")
    #expect(document.requirements.map(\.text) == ["x y"])
    #expect(document.requirements.map(\.line) == [3])
  }

  @Test(arguments: ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `only what editors count as the end of a line is one`(separator: String) {
    let text = "# T\na\(separator)b\r- `a:1` x\(separator)y\n"
    #expect(document(text).requirements.map(\.line) == [3])
    let list = "# T\na\(separator)b\r- **FR-1**: x\n"
    let specification = Specification(path: "spec.md", bytes: Array(list.utf8))
    #expect(specification.items.map(\.line) == [3])
  }

  @Test
  func
    `nested items say what breaks a requirement, which rules stand for it and where it cannot hold`()
  {
    let document = document(
      """
      # T
      - `a:1` The list
        is shown.
        - Broken by: `the app never hears a position`;
          `the answer's “eta” is constant (GET /x/*)` (it is the only time there is)
        - Rule: `No line bridges a gap.`
        - Limit on iOS: only where the app is open (I-73).
      - `a:2` A list
        - with an item of its own.
      """)
    #expect(document.problems == [])
    #expect(
      document.requirements.map(\.text) == [
        "The list is shown.", "A list - with an item of its own.",
      ])
    let details = document.requirements[0].details
    #expect(
      details.breakers.map { "\($0.line) \($0.sabotage)" } == [
        "4 the app never hears a position", "4 the answer's “eta” is constant (GET /x/*)",
      ])
    #expect(details.breakers.map(\.excuse) == [nil, "it is the only time there is"])
    #expect(details.rules == ["No line bridges a gap."])
    #expect(details.limits.map(\.platform) == ["iOS"])
    #expect(details.limits.map(\.text) == ["only where the app is open (I-73)."])
  }

  @Test(arguments: [
    "Broken by:", "Broken by: the app", "Broken by: `a", "Rule: x", "Limit on iOS:",
  ])
  func `a nested item that says nothing that can be used is told`(item: String) {
    #expect(
      problems("# T\n- `a:1` x\n  - \(item)\n") == ["3:5 this says nothing that can be used"])
  }
}
