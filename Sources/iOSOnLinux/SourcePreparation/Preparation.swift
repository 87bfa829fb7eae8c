/// A Swift file of an iOS app, prepared so that it compiles on Linux.
///
/// Conditions of `#if`, imports, attributes that speak of the Objective-C runtime, selectors, calls of methods that a
/// delegate need not have and `@Entry` are changed, each in its own line, and previews are left out: every other byte stays,
/// and what stands on a changed `#if` line or behind an attribute keeps its column.
package struct Preparation: Sendable {
  /// The source as it compiles here, with as many lines as before.
  package let text: [UInt8]
  /// The most bytes a source may have.
  package static let bytesMax = 4 << 20

  /// What cannot be prepared, in the order of the source.
  package let obstacles: [Obstacle]

  /// The modules that are imported where the source may be compiled, in their order.
  package let imports: [String]

  /// Whether the program begins here: `@main`.
  package let hasMain: Bool

  /// The types that are declared here and have names of those that were looked for.
  package let declaredTypes: Set<String>

  /// Prepares a source; a second time changes nothing more.
  ///
  /// The app's own protocols, which may stand in other sources, have the requirements that are named. Types of frameworks
  /// are looked for where they are named: to the compiler nothing else has to be said.
  package init(
    of bytes: [UInt8], for platform: Platform, own: OwnRequirements = OwnRequirements(),
    missing: MissingTypes? = nil
  ) {
    var reader = PreparationReader(bytes, platform, own, missing)
    reader.read()
    text = Self.text(of: bytes, after: reader.edits.inOrder)
    obstacles = reader.obstacles
    (imports, hasMain) = (reader.imports, reader.hasMain)
    declaredTypes = reader.declaredTypes
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

extension [Edit] {
  /// The edits as they follow each other: at one place, what is put in comes first, and then what covers most.
  fileprivate var inOrder: [Edit] {
    func rank(_ edit: Edit) -> (Int, Int, Int) {
      (edit.range.lowerBound, edit.range.isEmpty ? 0 : 1, -edit.range.upperBound)
    }
    return sorted { rank($0) < rank($1) }
  }
}
