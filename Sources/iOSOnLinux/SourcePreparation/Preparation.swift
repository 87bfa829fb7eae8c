/// A Swift file of an iOS app, prepared so that it compiles on Linux.
///
/// Conditions of `#if`, imports, attributes that speak of the Objective-C runtime, selectors and calls of methods that a
/// delegate need not have are changed, each in its own line: every other byte stays, and what stands on a changed `#if` line
/// or behind an attribute keeps its column.
package struct Preparation: Sendable {
  /// The source as it compiles here, with as many lines as before.
  package let text: [UInt8]
  /// The most bytes a source may have.
  package static let bytesMax = 4 << 20

  /// What cannot be prepared, in the order of the source.
  package let obstacles: [Obstacle]

  /// Prepares a source; a second time changes nothing more.
  package init(of bytes: [UInt8], for platform: Platform) {
    var reader = PreparationReader(bytes, platform)
    reader.read()
    text = Self.text(of: bytes, after: reader.edits.inOrder)
    obstacles = reader.obstacles
  }

  private static func text(of bytes: [UInt8], after edits: [Edit]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + edits.count * 48)
    var end = 0
    for edit in edits where edit.range.lowerBound >= end {
      text += bytes[end..<edit.range.lowerBound]
      text += edit.bytes
      end = edit.range.upperBound
    }
    return text + bytes[end...]
  }
}

/// The parts of a file between `#if` and `#endif` that are being read.
private struct Region {
  /// Whether what stands around it may be compiled.
  let isOuterLive: Bool
  /// Whether a branch before this one is compiled, and whether this one is.
  var taken: Truth
  var current: Truth

  var isLive: Bool { isOuterLive && current != .no }

  mutating func begin(_ condition: Truth) {
    current = !taken && condition
    taken = taken || condition
  }
}

/// The findings in a file on one way through its tokens.
private struct PreparationReader {
  private(set) var edits: [Edit] = []
  private(set) var obstacles: [Obstacle] = []
  private let bytes: [UInt8]
  private let tokens: [Token]
  private let platform: Platform
  /// Whether it names what Foundation keeps in a module of its own on Linux.
  private let readsXML: Bool
  private var regions: [Region] = []
  /// The first token that no condition has taken.
  private var next = 0

  init(_ bytes: [UInt8], _ platform: Platform) {
    (self.bytes, self.platform) = (bytes, platform)
    var kept: [Token] = []
    for token in SwiftTokens(bytes) {
      if token.isBlanked(in: bytes) {
        edits.append(.blank(token.range))
      } else {
        kept.append(token)
      }
    }
    tokens = kept
    readsXML = kept.contains { token in
      token.kind == .word && bytes[token.range].starts(with: "XMLParser".utf8)
    }
  }

  private var isLive: Bool { regions.last?.isLive ?? true }

  mutating func read() {
    for index in tokens.indices where index >= next {
      switch tokens[index].kind {
      case .directive: readDirective(index)
      case .attribute: readAttribute(index)
      case .word: readWord(index)
      case .literal, .symbol: continue
      }
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text(in: bytes) : ""
  }

  private mutating func readDirective(_ index: Int) {
    let name = text(index)
    switch name {
    case "#if":
      let condition = readCondition(index)
      regions.append(Region(isOuterLive: isLive, taken: condition, current: condition))
    case "#elseif":
      let condition = readCondition(index)
      if !regions.isEmpty { regions[regions.count - 1].begin(condition) }
    case "#else":
      if !regions.isEmpty { regions[regions.count - 1].begin(.yes) }
    case "#endif": _ = regions.popLast()
    case "#selector": readSelector(index)
    case "#keyPath": report(.runtime(name), index)
    default: return
    }
  }

  /// A selector needs the type that stands in for it, which comes with what Foundation lacks.
  private mutating func readSelector(_ index: Int) {
    let expression = SelectorExpression(at: index, tokens, of: bytes)
    guard platform.frameworks.contains("Foundation"), !expression.edits.isEmpty else {
      return report(.runtime("#selector"), index)
    }
    edits += expression.edits
  }

  private mutating func readCondition(_ index: Int) -> Truth {
    let condition = Condition(
      behind: tokens[index], tokens[(index + 1)...], of: bytes, on: platform)
    next = condition.end
    edits += condition.edits
    if condition.isBroken { report(.brokenCondition, index) }
    return condition.truth
  }

  private mutating func readAttribute(_ index: Int) {
    guard text(index) == "@UIApplicationMain", platform.frameworks.contains("UIKit") else { return }
    // The compiler's own advice since Swift 6.
    edits.append(Edit(range: tokens[index].range, bytes: Array("@main             ".utf8)))
  }

  private mutating func readWord(_ index: Int) {
    if text(index) == "optional", Self.wordsOfRequirements.contains(text(index + 1)),
      tokens[index + 1].line == tokens[index].line
    {
      report(.optionalRequirement, index)
    }
    if let call = OptionalCall(tokens, at: index, of: bytes, on: platform) {
      edits.append(call.edit)
    }
    guard let line = ImportLine(tokens, at: index, of: bytes) else { return }
    edits += line.edits(on: platform, readsXML: readsXML)
    if isLive, let obstacle = line.missing(on: platform) { obstacles.append(obstacle) }
  }

  private static let wordsOfRequirements: Set = ["class", "func", "static", "subscript", "var"]

  private mutating func report(_ kind: Obstacle.Kind, _ index: Int) {
    guard isLive else { return }
    obstacles.append(Obstacle(kind: kind, offset: tokens[index].range.lowerBound))
  }
}

extension Token {
  /// Whether it speaks of the Objective-C runtime alone, which nothing on Linux asks.
  ///
  /// What does ask it, by `#selector`, is told where it does.
  fileprivate func isBlanked(in bytes: [UInt8]) -> Bool {
    guard kind == .attribute else { return false }
    let name = bytes[range].prefix { $0 != UInt8(ascii: "(") }
    return ["@objc", "@objcMembers", "@IBOutlet"].contains { name.elementsEqual($0.utf8) }
  }
}

extension [Edit] {
  /// The edits as they follow each other: at one place, what is put in comes first, and then what covers most.
  fileprivate var inOrder: [Edit] {
    func rank(_ edit: Edit) -> (Int, Int, Int) {
      (edit.range.lowerBound, edit.range.isEmpty ? 0 : 1, -edit.range.upperBound)
    }
    return sorted { rank($0) < rank($1) }
  }
}
