/// Something in a source that cannot be prepared for Linux.
package struct Obstacle: Hashable, Sendable {
  /// What stands in the way.
  package enum Kind: Hashable, Sendable {
    /// A framework of iOS that is not here.
    case framework(String)
    /// A type of a framework that is here without it.
    case type(String, of: String)
    /// `#selector`, `#keyPath`: the Objective-C runtime is asked.
    case runtime(String)
    /// A requirement of a protocol that need not be met, and for which nothing can be returned.
    case optionalRequirement
    /// A preview whose brackets do not fit.
    case brokenPreview
    /// `@Entry` in an extension of another type than the environment's values, or as nobody writes it.
    case entry(String)
    /// `@Published` without Combine.
    case published
    /// A condition that goes on in the next line.
    case brokenCondition
  }

  /// What stands in the way.
  package let kind: Kind
  /// The first byte of it in the source.
  package let offset: Int

  /// What is not here, in a sentence.
  package var message: String {
    switch kind {
    case .framework(let name): "there is no \(name) here"
    case .type(let name, let framework): "there is no \(name) of \(framework) here"
    case .runtime(let name): "\(name) asks the Objective-C runtime, which Linux does not have"
    case .optionalRequirement:
      "only a protocol of Objective-C has optional requirements, and this one has no default that could be told"
    case .brokenPreview: "the preview has no end: its brackets do not fit"
    case .entry("EnvironmentValues"): "this is no variable with a type or a value"
    case .entry(let type): "there are no entries of \(type) here"
    case .published:
      "@Published belongs to Combine, which Foundation brings with it on a phone alone"
    case .brokenCondition: "the condition goes on in the next line"
    }
  }

  /// What to do about it.
  package var advice: String {
    switch kind {
    case .framework(let name) where Platform.offeredFrameworks.contains(name):
      "depend on the product \(name), which has a part of it, and write `framework \(name)` into PrepareSources.txt"
        + " (for the command: --frameworks \(name)); or keep what needs it in `#if canImport(\(name))`"
    case .framework(let name):
      "keep what needs it in `#if canImport(\(name))`, or name a module of yours that stands in for it"
    case .type(_, let framework):
      "keep what needs it in `#if canImport(\(Platform.offeredFrameworks.contains(framework) ? "ObjectiveC" : framework))`,"
        + " which does not hold here, or leave the file out by `without` in PrepareSources.txt"
    case .runtime("#keyPath"): "use a key path of Swift, such as \\.name"
    case .runtime:
      "depend on the product PhoneFoundation, and write `framework Foundation` into PrepareSources.txt (for the command:"
        + " --frameworks Foundation): methods are then named as they are; or call the variant that takes a closure"
    case .optionalRequirement:
      "drop `optional`, and give the requirement a default in an extension of the protocol; it is called without `?` then"
    case .brokenPreview: "close what is open in it"
    case .entry("EnvironmentValues"): "write `@Entry var name: Type = value`"
    case .entry:
      "leave the file out, or keep the value elsewhere; entries of EnvironmentValues are prepared"
    case .published:
      "depend on the product Combine, and write `framework Combine` into PrepareSources.txt"
        + " (for the command: --frameworks Combine); SwiftUI has it with it"
    case .brokenCondition: "write it in one line, as in `#if os(iOS) || DEBUG`"
    }
  }

  /// The obstacle as a compiler would tell it, with the line and a caret.
  package func diagnostic(at path: String, in bytes: [UInt8]) -> String {
    let place = SourcePlace(of: offset, in: bytes)
    let space = String(repeating: " ", count: place.column - 1)
    return """
      \(path):\(place.line):\(place.column): error: \(message)
      \(place.text)
      \(space)^
      note: \(advice)

      """
  }
}

/// Bytes that stand in place of others.
struct Edit: Hashable, Sendable {
  let range: Range<Int>
  let bytes: [UInt8]

  /// Blanks a range: what stands behind it keeps its column.
  static func blank(_ range: Range<Int>) -> Edit {
    Edit(range: range, bytes: Array(repeating: UInt8(ascii: " "), count: range.count))
  }

  /// Blanks a range that may go on over several lines.
  static func blank(_ range: Range<Int>, in bytes: [UInt8]) -> Edit {
    Edit(range: range, bytes: bytes[range].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") })
  }
}

extension Preparation {
  /// The prepared text with a first line by which the compiler names the original file and its lines.
  ///
  /// The directive bears nothing beside it in its line, not even a comment. So it takes the place of a first line that
  /// is blank or a comment, as most files have it; elsewhere a line is put before the text, and the compiler, which
  /// counts from the directive, still names the line of the original.
  package func located(at path: String) -> [UInt8] {
    let end = text.firstIndex(of: UInt8(ascii: "\n"))
    let first = text[..<(end ?? text.endIndex)].drop { $0.isSpace || $0.isLineEnd }
    // A comment may name an interpreter or go on over several lines: only one that ends with its line can go.
    let isDispensable = end != nil && (first.isEmpty || first.starts(with: "//".utf8))
    let name = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    let directive = "#sourceLocation(file: \"\(String(name))\", line: \(isDispensable ? 2 : 1))\n"
    let rest = isDispensable ? text[((end ?? 0) + 1)...] : text[...]
    return Array(directive.utf8) + rest
  }
}

/// A byte of a source as people find it.
package struct SourcePlace: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The character of the line, from 1.
  package let column: Int
  /// The text of the line.
  package let text: String

  /// Finds the place of a byte.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + String(decoding: before[start...], as: UTF8.self).unicodeScalars.count
    text = String(decoding: bytes[start...].prefix { !$0.isLineEnd }, as: UTF8.self)
  }
}
