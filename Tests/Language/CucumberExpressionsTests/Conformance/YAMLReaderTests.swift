import Testing

struct YAMLReaderTests {
  @Test func `all kinds of scalar are read`() throws {
    let text = #"""
      ---
      plain: three blind\ mice
      single: 'it''s \ 3'
      double: "\\ \"a\" \u00e9\t"
      number: -1.5
      nothing:
      block: |-
        one:

          two
      folded: three brown
        mice
      """#
    let value = try YAMLReader.read(text)
    #expect(value["plain"] == .text(#"three blind\ mice"#))
    #expect(value["single"] == .text(#"it's \ 3"#))
    #expect(value["double"] == .text("\\ \"a\" \u{e9}\t"))
    #expect(value["number"] == .text("-1.5"))
    #expect(value["nothing"] == .null)
    #expect(value["block"] == .text("one:\n\n  two"))
    #expect(value["folded"] == .text("three brown mice"))
  }

  @Test func `lists nest in maps and maps in lists`() throws {
    let text = """
      nodes:
      - type: A
        nodes:
        - type: B
          nodes: []
      - type: C
      args:
      - ''
      - 3
      """
    let inner = YAMLValue.map(["type": .text("B"), "nodes": .list([])])
    let value = try YAMLReader.read(text)
    #expect(
      value["nodes"]
        == .list([
          .map(["type": .text("A"), "nodes": .list([inner])]), .map(["type": .text("C")]),
        ]))
    #expect(value["args"] == .list([.text(""), .text("3")]))
  }

  @Test(arguments: ["a: [1, 2]", "no key", "a: \"open", "a: 'b' c", "a: \"\\q\""])
  func `what is outside the subset is refused`(text: String) {
    #expect(throws: (any Error).self) { try YAMLReader.read(text) }
  }
}
