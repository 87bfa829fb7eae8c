/// The methods that an app's own protocols of Objective-C need not have, by their full names: `tracker(_:didStop:)`.
package struct OwnRequirements: Hashable, Sendable {
  /// Their names, sorted.
  package private(set) var names: [String] = []
  private var labels: [String: Set<String>] = [:]

  /// Takes the full names of methods; what is none is left out.
  package init(names: some Sequence<String> = []) {
    for name in names.sorted() {
      guard let open = name.firstIndex(of: "("), open > name.startIndex,
        labels[String(name[..<open]), default: []].insert(String(name[open...])).inserted
      else { continue }
      self.names.append(name)
    }
  }

  /// Finds them in a source.
  package init(in bytes: [UInt8]) {
    // Hardly any source has one, and reading it whole would take as long as preparing it.
    guard bytes.contains("optional ".utf8) else {
      self.init()
      return
    }
    self.init(SourceReading(bytes))
  }

  /// Finds them in a source that is read already.
  init(_ reading: SourceReading) {
    let found = reading.tokens.indices.compactMap { index in
      OptionalRequirement(at: index, reading).flatMap { $0.witness == nil ? nil : $0.method }
    }
    self.init(names: found)
  }

  /// Reads a list of them.
  package init(listed bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(names: lines.filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) })
  }

  /// A list of them, each in a line that the compiler takes for a comment.
  package var list: [UInt8] { names.flatMap { Array("// \($0)\n".utf8) } }

  /// Whether a call of the method whose name stands at an index is one of theirs.
  func has(callOf index: Int, _ reading: SourceReading) -> Bool {
    guard let known = labels[reading.text(index)] else { return false }
    // A closure is all that is handed over.
    if reading.text(index + 2) == "{" { return known.contains { $0 != "()" } }
    guard let close = reading.nesting.partner(of: index + 2)
    else { return false }
    let called = ArgumentLabels(calledFrom: index + 2, to: close, reading)
    let hasClosure = reading.text(close + 1) == "{"
    return known.contains { called.fits($0, hasClosureBehind: hasClosure) }
  }

  /// All of two sources.
  package func union(_ other: OwnRequirements) -> OwnRequirements {
    OwnRequirements(names: names + other.names)
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String.UTF8View) -> Bool {
    firstRange(of: text) != nil
  }
}
