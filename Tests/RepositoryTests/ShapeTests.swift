import Testing

/// How long files and functions may be, and how files are named.
struct ShapeTests {
  static let lineCountMax = 400
  static let functionLineCountMax = 70

  @Test(arguments: Repository.sources + Repository.tests)
  func `a file stays below 400 lines`(_ file: Repository.File) {
    guard !file.baseName.hasSuffix("+Generated") else { return }
    #expect(file.lines.count <= Self.lineCountMax + 1)
  }

  @Test(arguments: Repository.sources)
  func `a function stays below 70 lines`(_ file: Repository.File) {
    var start: (number: Int, indent: Int)?
    for (number, line) in file.code {
      let indent = line.prefix { $0 == " " }.count
      if let open = start, indent == open.indent, line.dropFirst(indent).first == "}" {
        if number - open.number >= Self.functionLineCountMax {
          Issue.record(
            "\(file.path):\(open.number) has a function of \(number - open.number) lines")
        }
        start = nil
      }
      if start == nil, Self.opensFunction(line) { start = (number, indent) }
    }
  }

  @Test(arguments: Repository.sources)
  func `a file is named after the type it holds`(_ file: Repository.File) {
    guard file.baseName != "main" else { return }
    let name = file.baseName.split(whereSeparator: { $0 == "+" || $0 == "." }).first ?? ""
    let holds = file.code.contains { _, line in
      ["struct", "enum", "protocol", "class", "actor", "extension", "typealias", "func"]
        .contains { line.contains("\($0) \(name)") || line.contains(".\(name)") }
    }
    #expect(holds, "\(file.path) declares and extends nothing called \(name)")
  }

  private static func opensFunction(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").prefix(6)
    return words.contains("func") || words.contains { $0.hasPrefix("init(") }
  }
}
