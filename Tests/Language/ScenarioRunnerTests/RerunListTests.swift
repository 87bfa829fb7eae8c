import ScenarioRunner
import Testing

struct RerunListTests {
  @Test func `a list reads what it has written`() {
    let list = RerunList(ids: ["a.feature:3", "b c.feature:12 (Android)"])
    #expect(RerunList(text: list.text) == list)
    #expect(list.text == "a.feature:3\nb c.feature:12 (Android)\n")
  }

  @Test func `what a scenario was known by stands behind its id`() {
    let list = RerunList(ids: ["a.feature:3", "b.feature:4"], marks: ["a.feature:3": "A # name"])
    #expect(list.text == "a.feature:3\t# A # name\nb.feature:4\n")
    #expect(RerunList(text: list.text) == list)
  }

  @Test func `blank lines, remarks and line ends of other systems are passed over`() {
    let list = RerunList(text: "# failed yesterday\r\n\r\n  a.feature:3 \r\nb.feature:4")
    #expect(list.ids == ["a.feature:3", "b.feature:4"])
  }

  @Test(arguments: [
    ("a.feature:12 (iOS)\nb.feature:3\n", "a.feature:12" as String?),
    ("a:b.feature:7\n", "a:b.feature:7"),
    ("", nil),
  ])
  func `the place of the first is told, without its platform`(text: String, place: String?) {
    #expect(RerunList(text: text).firstPlace == place)
  }

  @Test func `the files are named once, in order`() {
    let list = RerunList(ids: ["b.feature:3", "a.feature:1 (iOS)", "b.feature:9"])
    #expect(list.uris == ["b.feature", "a.feature"])
  }
}
