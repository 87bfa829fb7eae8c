import Testing

/// How long files and functions may be, and how files are named.
struct ShapeTests {
  static let lineCountMax = 400
  static let functionLineCountMax = 70

  @Test func `a file stays below 400 lines`() {
    let files = [Repository.manifest] + Repository.sources + Repository.tests
    for file in files where !file.baseName.hasSuffix("+Generated") {
      #expect(file.lines.count <= Self.lineCountMax + 1, "\(file.path)")
    }
  }

  @Test func `a function stays below 70 lines`() {
    for file in Repository.sources + Repository.tests {
      for (number, length) in Self.functionLengths(in: file)
      where length >= Self.functionLineCountMax {
        Issue.record("\(file.path):\(number) has a function of \(length) lines")
      }
    }
  }

  @Test func `half of the functions stay below 10 lines`() {
    let lengths = Repository.sources.flatMap(Self.functionLengths).map(\.length).sorted()
    #expect(lengths[lengths.count / 2] < 10)
  }

  /// The functions of a file that have lines of their own: where they begin, and how long they are.
  private static func functionLengths(
    in file: Repository.File
  ) -> [(number: Int, length: Int)] {
    var lengths: [(number: Int, length: Int)] = []
    var start: (number: Int, indent: Int)?
    for (number, line) in file.code {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if let open = start, indent == open.indent, line.dropFirst(indent).first == "}" {
        lengths.append((open.number, number - open.number))
        start = nil
      }
      // What a protocol requires has no body: the end of what it stands in is its end.
      if let open = start, indent < open.indent, !line.isEmpty { start = nil }
      if start == nil, opensFunction(line) { start = (number, indent) }
    }
    return lengths
  }

  @Test func `a file is named after the type it holds`() {
    for file in Repository.sources where file.baseName != "main" {
      let name = file.baseName.split(whereSeparator: { $0 == "+" || $0 == "." }).first ?? ""
      let holds = file.code.contains { _, line in
        guard line.contains(name) else { return false }
        return
          ["struct", "enum", "protocol", "class", "actor", "extension", "typealias", "func"]
          .contains { line.contains("\($0) \(name)") || line.contains(".\(name)") }
      }
      #expect(holds, "\(file.path) declares and extends nothing called \(name)")
    }
  }

  private static func opensFunction(_ line: Substring) -> Bool {
    guard line.contains("func ") || line.contains("init(") else { return false }
    let words = line.split(separator: " ").prefix(6)
    return words.contains("func") || words.contains { $0.hasPrefix("init(") }
  }
}
