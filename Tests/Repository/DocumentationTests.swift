import Testing

/// What is offered to other targets says what it is.
struct DocumentationTests {
  private static let declarations = [
    "struct ", "enum ", "class ", "actor ", "protocol ", "func ", "init", "var ", "let ",
    "subscript", "static ", "mutating ", "typealias ", "internal(set) ", "private(set) ",
    "nonisolated",
  ]

  /// The most characters of the sentence with which a doc comment begins.
  private static let sentenceLengthMax = 150

  @Test func `every public and package declaration has a doc comment`() {
    for file in Repository.sources {
      for (number, line) in file.code where Self.isDeclaration(line) {
        let before = file.lines[..<(number - 1)].last {
          !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("@")
        }
        if before?.trimmingPrefix(while: \.isWhitespace).hasPrefix("///") != true {
          Issue.record("\(file.path):\(number) has no doc comment: \(line)")
        }
      }
    }
  }

  @Test func `a doc comment begins with a sentence that is not too long`() {
    for file in Repository.sources where file.text.contains("///") {
      for (index, line) in file.lines.enumerated() {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///"), text.count - 4 > Self.sentenceLengthMax else { continue }
        Issue.record("\(file.path):\(index + 1) has \(text.count - 4) characters in a line")
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
