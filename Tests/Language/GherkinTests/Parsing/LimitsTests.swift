import Gherkin
import Testing

struct LimitsTests {
  @Test func `a file of 100 MB is refused before it is read`() {
    let found = errors(in: [UInt8](repeating: 0x23, count: 100_000_000))
    #expect(
      found.map(\.kind)
        == [.limitExceeded(.bytesPerFile, bound: 32 << 20, actual: 100_000_000)])
    #expect(found.first?.explanation.contains("Split the file.") == true)
  }

  @Test func `a line of 1 MB is refused where it stands`() {
    let text = "Feature: f\n# " + String(repeating: "x", count: 1_000_000) + "\n"
    let found = errors(in: text)
    #expect(found.map(\.location) == [Location(line: 2, column: 1)])
    #expect(
      found.map(\.kind) == [.limitExceeded(.bytesPerLine, bound: 256 << 10, actual: 1_000_002)])
  }

  @Test func `100,000 tags in front of a feature are refused`() {
    for separator in [" ", "\n", ""] {
      let tags = (0..<100_000).map { "@t\($0)" }.joined(separator: separator)
      var limits = Limits()
      limits.bytesPerLine = .max
      let found = errors(in: tags + "\nFeature: f\n", limits: limits)
      guard case .limitExceeded(.tagsPerNode, 1_000, _) = found.first?.kind else {
        Issue.record("\(found)")
        return
      }
    }
  }

  @Test func `lines of tags in front of many scenarios are read in linear time`() throws {
    let blocks = String(repeating: "@a\n\n# c\n@b\nScenario: s\n", count: 20_000)
    let document = try parse("Feature: f\n" + blocks)
    #expect(document.scenarios.count == 20_000)
  }

  @Test func `the cells of a file are bounded`() {
    var limits = Limits()
    limits.cellsPerFile = 5
    let text = "Feature: f\nScenario: s\n* a\n|1|2|\n|3|4|\n|5|6|\n"
    let found = errors(in: text, limits: limits)
    #expect(found.map(\.kind) == [.limitExceeded(.cellsPerFile, bound: 5, actual: 6)])
  }

  @Test(
    arguments: [
      ([0x41, 0x0A, 0xC3], 2, 1, 0xC3), ([0xFF, 0xFE, 0x41, 0x00], 1, 1, 0xFF),
      ([0xC3, 0xA9, 0x20, 0xE9, 0x20], 1, 3, 0xE9), ([0xED, 0xA0, 0x80], 1, 1, 0xED),
      ([0xE0, 0x80, 0x80], 1, 1, 0xE0), ([0xF4, 0x90, 0x80, 0x80], 1, 1, 0xF4),
      ([0xF0, 0x80, 0x80, 0x80], 1, 1, 0xF0), ([0xC0, 0x80], 1, 1, 0xC0), ([0x80], 1, 1, 0x80),
      ([0xE2, 0x82], 1, 1, 0xE2), ([0xF5, 0x80, 0x80, 0x80], 1, 1, 0xF5),
    ] as [([UInt8], Int, Int, UInt8)])
  func `the first byte that is not UTF-8 is named`(
    bytes: [UInt8], line: Int, column: Int, bad: UInt8
  ) {
    for padding in [0, 3, 8, 64] {
      let blank = [UInt8](repeating: 0x0A, count: padding)
      let found = errors(in: blank + bytes + blank)
      #expect(found.map(\.location) == [Location(line: line + padding, column: column)])
      #expect(found.map(\.kind) == [.notUTF8(byte: bad)])
    }
  }

  @Test func `a NUL byte is an error with its place`() {
    let found = errors(in: "Feature: f\n  ünd\0und\n")
    #expect(found.map(\.location) == [Location(line: 2, column: 6)])
    #expect(found.map(\.kind) == [.nulByte])
  }
}
