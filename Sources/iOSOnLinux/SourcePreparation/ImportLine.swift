/// An `import` with its attributes: which module, and what has to stand there on Linux.
struct ImportLine {
  /// The module and its parts: `os`, `log`.
  private let path: [Token]
  /// Whether a single declaration is imported: `import class UIKit.UIView`.
  private let isOfDeclaration: Bool
  private let names: [String]
  /// Words before it that hold for what is added as well.
  private let access: String
  private let bytes: [UInt8]

  /// Reads the import whose keyword stands at an index; `nil` where the word means something else.
  init?(_ tokens: [Token], at index: Int, of bytes: [UInt8]) {
    let keyword = tokens[index]
    func text(_ token: Token) -> String { token.text(in: bytes) }
    guard text(keyword) == "import", !keyword.isInText,
      let access = Self.access(tokens[..<index].suffix(8).map { ($0, text($0)) }, of: keyword)
    else { return nil }
    var rest = tokens[(index + 1)...]
    let hasKind = rest.first.map { Self.kinds.contains(text($0)) } ?? false
    if hasKind { rest = rest.dropFirst() }
    var path: [Token] = []
    while let token = rest.first, token.kind == .word, token.line == keyword.line {
      path.append(token)
      rest = rest.dropFirst()
      guard let dot = rest.first, text(dot) == "." else { break }
      rest = rest.dropFirst()
    }
    // `import: value` is an argument.
    if let next = rest.first, text(next) == ":" { return nil }
    guard !path.isEmpty else { return nil }
    (self.path, self.access, self.bytes) = (path, access, bytes)
    isOfDeclaration = hasKind
    names = path.map(text)
  }

  /// The words before the keyword that hold for other imports as well; `nil` where no import can stand.
  private static func access(_ before: [(Token, String)], of keyword: Token) -> String? {
    guard let (last, text) = before.last, last.lastLine == keyword.line, text != ";" else {
      return ""
    }
    if accessWords.contains(text) { return text + " " }
    if text == "@_exported" { return text + " " }
    return last.kind == .attribute || text == ")" ? "" : nil
  }

  /// What is changed so that it compiles here, in a file that needs modules for what Foundation has on a phone.
  func edits(on platform: Platform, needing modules: [String]) -> [Edit] {
    guard let first = path.first, let last = path.last else { return [] }
    let module = names[0]
    if let name = Platform.otherNames[module], !platform.frameworks.contains(module) {
      // Behind `Foundation` stands what it brings, so that nothing is added the next time.
      let also = name == "Foundation" ? addition(to: name, on: platform, needing: modules) : []
      if isOfDeclaration {
        // No space may stand before the name of what is imported.
        let end = last.range.upperBound
        return [
          Edit(range: first.range, bytes: Array(name.utf8)), Edit(range: end..<end, bytes: also),
        ]
      }
      return [
        Edit(range: first.range.lowerBound..<last.range.upperBound, bytes: padded(name) + also)
      ]
    }
    guard module == "Foundation" || platform.frameworks.contains(module) else { return [] }
    if module == "Foundation", isOfDeclaration, let name = names.last, Self.isOfNetworking(name) {
      return [Edit(range: first.range, bytes: Array("FoundationNetworking".utf8))]
    }
    var edits: [Edit] = []
    if path.count > 1, !isOfDeclaration {
      // Submodules exist for modules of C alone.
      edits.append(.blank(first.range.upperBound..<last.range.upperBound))
    }
    let added = addition(on: platform, needing: modules)
    let end = last.range.upperBound
    if addedEnd(on: platform, needing: modules) == nil {
      edits.append(Edit(range: end..<end, bytes: added))
    }
    return edits
  }

  /// Where the imports end that an earlier preparation has put behind it; `nil` where there are none.
  ///
  /// They bring nothing themselves: otherwise a source would grow each time.
  func addedEnd(on platform: Platform, needing modules: [String]) -> Int? {
    guard let last = path.last else { return nil }
    let added = addition(on: platform, needing: modules)
    let end = last.range.upperBound
    if bytes[end...].starts(with: added) { return end + added.count }
    let behind = bytes[end...].drop { $0.isSpace }
    return behind.starts(with: added) ? behind.startIndex + added.count : nil
  }

  private func addition(on platform: Platform, needing modules: [String]) -> [UInt8] {
    addition(to: names[0], on: platform, needing: modules)
  }

  private func addition(
    to module: String, on platform: Platform, needing modules: [String]
  ) -> [UInt8] {
    guard module == "Foundation" || platform.frameworks.contains(module) else { return [] }
    // Apple's frameworks bring Foundation with them, and its Foundation has `URLSession`, what Combine has, and `XMLParser`.
    let also =
      ["Foundation"] + platform.broughtByFoundation + platform.brought(by: module) + modules
    return Array(also.filter { $0 != module }.map { "; \(access)import \($0)" }.joined().utf8)
  }

  /// The framework that is not here; `nil` for what is here, and for modules that are no framework of iOS.
  func missing(on platform: Platform) -> Obstacle? {
    guard let first = path.first, AppleFrameworks.names.contains(names[0]),
      !platform.frameworks.contains(names[0])
    else { return nil }
    return Obstacle(kind: .framework(names[0]), offset: first.range.lowerBound)
  }

  /// The module, without its parts.
  var module: String { names[0] }

  /// Whether it is a module of the app or of its packages, which may hand on what nobody here knows.
  var isOfOthers: Bool {
    Platform.availability(of: names[0]) == .ofOthers
  }

  private func padded(_ name: String) -> [UInt8] {
    guard let first = path.first, let last = path.last else { return [] }
    let width = last.range.upperBound - first.range.lowerBound
    let space = repeatElement(UInt8(ascii: " "), count: max(0, width - name.utf8.count))
    return Array(name.utf8) + space
  }

  private static let accessWords: Set = [
    "fileprivate", "internal", "package", "private", "public",
  ]
  private static let kinds: Set = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Whether a type stands in FoundationNetworking on Linux.
  private static func isOfNetworking(_ name: String) -> Bool {
    let beginnings = [
      "CachedURLResponse", "HTTPCookie", "HTTPURLResponse", "URLAuthentication", "URLCache",
      "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
      "URLSession",
    ]
    return beginnings.contains { name.hasPrefix($0) }
  }
}
