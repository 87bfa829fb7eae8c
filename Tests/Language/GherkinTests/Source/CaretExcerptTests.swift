import Gherkin
import Testing

struct CaretExcerptTests {
  @Test func `the caret stands under the column`() {
    let source = Source(uri: "a.feature", text: "Feature: f\n\t日本 x\n")
    #expect(
      CaretExcerpt(source, at: Location(line: 2, column: 5)).description
        == "a.feature:2:5\n\t日本 x\n\t     ^")
  }

  @Test func `without a column the caret stands under the first word`() {
    let source = Source(uri: "a.feature", text: "  Given x\n")
    #expect(CaretExcerpt(source, at: Location(line: 1)).lines == ["  Given x", "  ^"])
  }

  @Test func `a long line is cut around the column`() {
    let text = String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
    let lines = CaretExcerpt(
      Source(uri: "a.feature", text: text), at: Location(line: 1, column: 5_001)
    ).lines
    #expect(lines.first?.count == CaretExcerpt.widthMax + 2)
    let column = lines.last?.firstIndex(of: "^").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(column.map { Array(lines[0])[$0] } == "X")
  }

  @Test func `behind the end there is nothing to show`() {
    let source = Source(uri: "a.feature", text: "x\n")
    #expect(CaretExcerpt(source, at: Location(line: 3)).description == "a.feature:3:1")
    #expect(CaretExcerpt(source, at: Location(line: 1, column: 99)).lines == ["x", " ^"])
  }

  @Test func `bad bytes and control characters do not reach the terminal`() {
    let source = Source(uri: "a", bytes: [0x1B, 0x5B, 0xFF, 0x00, 0x41])
    let lines = CaretExcerpt(source, at: Location(line: 1, column: 3)).lines
    #expect(lines == ["\u{FFFD}[\u{FFFD}\u{FFFD}A", "  ^"])
  }
}
