/// The findings in a file on one way through its tokens.
struct PreparationReader {
  private(set) var edits: [Edit] = []
  private(set) var obstacles: [Obstacle] = []
  /// The modules that are imported where the source may be compiled, in their order.
  private(set) var imports: [String] = []
  /// Whether the program begins here.
  private(set) var hasMain = false
  /// The types that are declared here by names of missing ones.
  private(set) var declaredTypes: Set<String> = []
  private let reading: SourceReading
  private let platform: Platform
  private let own: OwnRequirements
  /// The types that are looked for.
  private let missing: MissingTypes?
  /// Those that were told: the first place of each says enough.
  private var toldTypes: Set<String> = []
  /// What it names of Foundation that stands in a module of its own on Linux.
  private let modules: [String]
  /// Whether no module is imported that may have a `@Published` of its own.
  private let hasOwnImportsAlone: Bool
  private var regions: [Region] = []
  /// The beginnings of extensions of protocols, and what meets requirements in them, by the braces that close the protocols.
  private var extending: [Int: String] = [:]
  private var witnesses: [Int: [String]] = [:]
  /// The first token that nothing has taken with it.
  private var next = 0

  init(_ bytes: [UInt8], _ platform: Platform, _ own: OwnRequirements, _ missing: MissingTypes?) {
    reading = SourceReading(bytes)
    (self.platform, self.missing) = (platform, missing)
    self.own = own.union(OwnRequirements(reading))
    edits = reading.blanks
    modules = NeededModules(reading).names
    hasOwnImportsAlone = !reading.tokens.indices.contains { [reading] index in
      reading.text(index) == "import"
        && ImportLine(reading.tokens, at: index, of: bytes)?.isOfOthers == true
    }
  }

  private var isLive: Bool { regions.last?.isLive ?? true }
  private func text(_ index: Int) -> String { reading.text(index) }

  mutating func read() {
    for index in reading.tokens.indices where index >= next {
      switch reading.tokens[index].kind {
      case .directive: readDirective(index)
      case .attribute: readAttribute(index)
      case .word: readWord(index)
      case .literal, .symbol: continue
      }
    }
    extendProtocols()
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
    case "#Preview": leaveOut(PreviewCode(macroAt: index, reading), index)
    default: return
    }
  }

  /// A selector needs the type that stands in for it, which comes with what Foundation lacks.
  private mutating func readSelector(_ index: Int) {
    let expression = SelectorExpression(at: index, reading.tokens, of: reading.bytes)
    guard platform.frameworks.contains("Foundation"), !expression.edits.isEmpty else {
      return report(.runtime("#selector"), index)
    }
    edits += expression.edits
  }

  private mutating func readCondition(_ index: Int) -> Truth {
    let condition = Condition(
      behind: reading.tokens[index], reading.tokens[(index + 1)...], of: reading.bytes, on: platform
    )
    next = condition.end
    edits += condition.edits
    if condition.isBroken { report(.brokenCondition, index) }
    return condition.truth
  }

  private mutating func leaveOut(_ preview: PreviewCode, _ index: Int) {
    guard let range = preview.range, let edit = preview.edit(reading) else {
      return report(.brokenPreview, index)
    }
    edits.append(edit)
    next = range.upperBound + 1
  }

  private mutating func readAttribute(_ index: Int) {
    if isLive, ["@main", "@UIApplicationMain"].contains(text(index)) { hasMain = true }
    switch text(index) {
    case "@UIApplicationMain" where platform.frameworks.contains("UIKit"):
      // The compiler's own advice since Swift 6.
      let main = Array("@main             ".utf8)
      edits.append(Edit(range: reading.tokens[index].range, bytes: main))
    case "@Entry" where isLive && platform.frameworks.contains("SwiftUI"): readEntry(index)
    case "@Published" where hasOwnImportsAlone && !platform.broughtByFoundation.contains("Combine"):
      report(.published, index)
    default: return
    }
  }

  private mutating func readEntry(_ index: Int) {
    let entry = EntryDeclaration(at: index, reading)
    if !entry.edits.isEmpty {
      edits += entry.edits
    } else if !entry.extended.isEmpty {
      report(.entry(entry.extended), index)
    }
  }

  private mutating func readWord(_ index: Int) {
    if let preview = PreviewCode(typeAt: index, reading) { return leaveOut(preview, index) }
    readType(index)
    readProtocol(index)
    readRequirement(index)
    if let call = OptionalCall(at: index, reading, on: platform, own: own) {
      edits.append(call.edit)
    }
    guard let line = ImportLine(reading.tokens, at: index, of: reading.bytes) else { return }
    if isLive { imports.append(line.module) }
    edits += line.edits(on: platform, needing: modules)
    if let end = line.addedEnd(on: platform, needing: modules) {
      let behind = reading.tokens[index...].firstIndex { $0.range.lowerBound >= end }
      next = behind ?? reading.tokens.count
    }
    if isLive, let obstacle = line.missing(on: platform) { obstacles.append(obstacle) }
  }

  private mutating func readType(_ index: Int) {
    guard let missing, isLive else { return }
    let name = text(index)
    guard let framework = missing.framework(of: name) else { return }
    if Self.typeWords.contains(text(index - 1)) {
      declaredTypes.insert(name)
    } else if toldTypes.insert(name).inserted {
      report(.type(name, of: framework), index)
    }
  }

  /// Words before the name of a type that is declared.
  private static let typeWords: Set = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]

  private mutating func readProtocol(_ index: Int) {
    guard let part = RuntimeProtocol(at: index, reading) else { return }
    if let edit = part.edit { edits.append(edit) }
    extending[part.close] = part.extending
  }

  private mutating func readRequirement(_ index: Int) {
    guard let requirement = OptionalRequirement(at: index, reading), isLive else { return }
    guard let witness = requirement.witness, extending[requirement.close] != nil else {
      return report(.optionalRequirement, index)
    }
    edits.append(.blank(reading.tokens[index].range))
    witnesses[requirement.close, default: []].append(witness)
  }

  /// Puts an extension behind each protocol that has requirements which need not be met.
  private mutating func extendProtocols() {
    for (close, texts) in witnesses {
      guard let beginning = extending[close] else { continue }
      let end = reading.tokens[close].range.upperBound
      let text = "; \(beginning) { \(texts.joined(separator: "; ")) }"
      edits.append(Edit(range: end..<end, bytes: Array(text.utf8)))
    }
  }

  private mutating func report(_ kind: Obstacle.Kind, _ index: Int) {
    guard isLive else { return }
    obstacles.append(Obstacle(kind: kind, offset: reading.tokens[index].range.lowerBound))
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
