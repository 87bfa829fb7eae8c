import Testing

/// What is offered to other targets says what it is.
struct DocumentationTests {
  private static let declarations = [
    "struct ", "enum ", "class ", "actor ", "protocol ", "func ", "init", "var ", "let ",
    "subscript", "static ", "mutating ", "typealias ", "internal(set) ", "private(set) ",
    "nonisolated",
  ]

  @Test(arguments: Repository.sources)
  func `every public and package declaration has a doc comment`(_ file: Repository.File) {
    for (number, line) in file.code where Self.isDeclaration(line) {
      let before = file.lines[..<(number - 1)].last {
        !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("@")
      }
      if before?.trimmingPrefix(while: \.isWhitespace).hasPrefix("///") != true {
        Issue.record("\(file.path):\(number) has no doc comment: \(line)")
      }
    }
  }

  private static func isDeclaration(_ line: Substring) -> Bool {
    let text = line.trimmingPrefix(while: \.isWhitespace)
    for access in ["public ", "package "] where text.hasPrefix(access) {
      let rest = text.dropFirst(access.count)
      return declarations.contains { rest.hasPrefix($0) }
    }
    return false
  }
}
