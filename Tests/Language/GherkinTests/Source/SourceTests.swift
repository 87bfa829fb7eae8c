import Gherkin
import Testing

struct SourceTests {
  @Test func `the name tells the notation`() {
    #expect(Source(uri: "a.feature", text: "").mediaType == .plain)
    #expect(Source(uri: "a.feature.md", text: "").mediaType == .markdown)
    #expect(Source(uri: "md", text: "").mediaType == .plain)
  }

  @Test func `locations are ordered by line and column`() {
    let locations = [Location(line: 2), Location(line: 1, column: 9), Location(line: 2, column: 1)]
    #expect(locations.sorted().map(\.column) == [9, nil, 1])
  }
}
