/// Something in a source that cannot be prepared for Linux.
package struct Obstacle: Hashable, Sendable {
  /// What stands in the way.
  package enum Kind: Hashable, Sendable {
    /// A framework of iOS that is not here.
    case framework(String)
    /// `#selector`, `#keyPath`: the Objective-C runtime is asked.
    case runtime(String)
    /// A requirement of a protocol that need not be met.
    case optionalRequirement
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
    case .runtime(let name): "\(name) asks the Objective-C runtime, which Linux does not have"
    case .optionalRequirement: "only a protocol of Objective-C has optional requirements"
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
    case .runtime("#keyPath"): "use a key path of Swift, such as \\.name"
    case .runtime:
      "depend on the product PhoneFoundation, and write `framework Foundation` into PrepareSources.txt (for the command:"
        + " --frameworks Foundation): methods are then named as they are; or call the variant that takes a closure"
    case .optionalRequirement:
      "give the requirement an empty default in an extension of the protocol"
    case .brokenCondition: "write it in one line, as in `#if os(iOS) || DEBUG`"
    }
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
}
