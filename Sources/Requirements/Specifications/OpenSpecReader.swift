/// A reader of documents as OpenSpec writes them, whole ones and those that describe a change.
///
/// An id is the number of the requirement and, behind a dot, that of its scenario, both in the order of the
/// document. What a change removes is not required and has no number; what it renames keeps its place.
struct OpenSpecReader {
  private enum Section: Hashable {
    case required, removed, renamed
  }

  private var found = RecognizedItems()
  private var section = Section.required
  private var requirement: (name: String, number: Int, line: Int, column: Int)?
  private var requirementCount = 0
  private var scenarioCount = 0
  /// Whether the list that follows is one of acceptance criteria, each of which is a scenario of its own.
  private var isInCriteria = false
  private var isInScenario = false
  private var namesByLine: [String: Int] = [:]
  private var scenarioLines: [String: Int] = [:]
  private var newNames: [String: String] = [:]

  /// Returns whether a document is written this way.
  static func recognizes(_ blocks: [MarkdownBlock]) -> Bool {
    blocks.contains { block in
      guard case .heading = block.kind else { return false }
      let text = MarkdownText.plain(block.text)
      return requirementName(text) != nil || deltaSection(text) != nil
    }
  }

  static func read(_ blocks: [MarkdownBlock]) -> RecognizedItems {
    var reader = OpenSpecReader()
    reader.newNames = renames(blocks)
    for block in blocks { reader.read(block) }
    reader.closeRequirement()
    return reader.found
  }

  private mutating func read(_ block: MarkdownBlock) {
    let text = MarkdownText.plain(block.text)
    switch block.kind {
    case .heading(let level): readHeading(level, text, block)
    case .lead: readLead(text, block)
    case .item, .paragraph: readText(text, block)
    case .row, .rule: break
    }
  }

  private mutating func readHeading(_ level: Int, _ text: String, _ block: MarkdownBlock) {
    isInScenario = false
    isInCriteria = false
    if let name = Self.requirementName(text) {
      openRequirement(name, block)
    } else if let name = Self.scenarioName(text) {
      openScenario(name, block)
    } else if let section = Self.deltaSection(text) {
      closeRequirement()
      self.section = section
    } else if level <= 2 {
      closeRequirement()
      section = .required
    } else {
      isInCriteria = text.lowercased().hasPrefix("acceptance criteria")
    }
  }

  private mutating func readLead(_ text: String, _ block: MarkdownBlock) {
    isInCriteria = text.lowercased().hasPrefix("acceptance criteria")
    if requirement != nil, let name = Self.scenarioName(text) { openScenario(name, block) }
  }

  private mutating func readText(_ text: String, _ block: MarkdownBlock) {
    guard requirement != nil, section == .required else { return }
    if let name = Self.scenarioName(text), block.text.hasPrefix("**") {
      openScenario(name, block)
    } else if isInCriteria, case .item(_, depth: 0) = block.kind {
      openScenario(text, block)
      for step in StepSplitter.steps(block.text) { found.addStep(step) }
      isInScenario = false
    } else if isInScenario {
      addSteps(text, block)
    }
  }

  private mutating func addSteps(_ text: String, _ block: MarkdownBlock) {
    let steps = StepSplitter.steps(block.text)
    if !steps.isEmpty {
      for step in steps { found.addStep(step) }
    } else if case .item = block.kind, !text.isEmpty {
      found.addStep(SpecificationStep(keyword: .other, text: text))
    }
  }
}

extension OpenSpecReader {
  private mutating func openRequirement(_ name: String, _ block: MarkdownBlock) {
    closeRequirement()
    guard section == .required else { return }
    let name = newNames[name] ?? name
    if let line = namesByLine[name] {
      found.report(.duplicateName(name, firstLine: line), line: block.line, column: block.column)
    }
    namesByLine[name] = namesByLine[name] ?? block.line
    requirementCount += 1
    scenarioCount = 0
    scenarioLines = [:]
    requirement = (name, requirementCount, block.line, block.column)
  }

  /// A requirement that no scenario explains is required all the same, under its own number.
  private mutating func closeRequirement() {
    defer { requirement = nil }
    guard let open = requirement, scenarioCount == 0 else { return }
    found.add(
      SpecificationItem(
        name: "\(open.number)", text: open.name, line: open.line, group: open.name),
      column: open.column)
    found.report(.noScenario(open.name), line: open.line, column: open.column)
  }

  private mutating func openScenario(_ name: String, _ block: MarkdownBlock) {
    guard section == .required else { return }
    guard let open = requirement else {
      return found.report(.scenarioOutside(name), line: block.line, column: block.column)
    }
    if let line = scenarioLines[name] {
      found.report(.duplicateName(name, firstLine: line), line: block.line, column: block.column)
    }
    scenarioLines[name] = scenarioLines[name] ?? block.line
    scenarioCount += 1
    isInScenario = true
    found.add(
      SpecificationItem(
        name: "\(open.number).\(scenarioCount)", text: name, line: block.line, group: open.name),
      column: block.column)
  }

  /// The new names of what a change renames, by the old ones.
  private static func renames(_ blocks: [MarkdownBlock]) -> [String: String] {
    var names: [String: String] = [:]
    var isInSection = false
    var old: String?
    for block in blocks {
      let text = MarkdownText.plain(block.text)
      if case .heading = block.kind {
        if let section = deltaSection(text) { isInSection = section == .renamed }
      } else if isInSection {
        for (word, name) in renamed(text) {
          if word == "FROM" { old = name } else if let from = old { names[from] = name }
        }
      }
    }
    return names
  }

  /// The names behind FROM and TO, which may stand on one line or on two.
  private static func renamed(_ text: String) -> [(word: String, name: String)] {
    var found: [(word: String, name: String)] = []
    let parts = text.replacing(" TO:", with: "\nTO:").split(separator: "\n")
    for part in parts {
      for word in ["FROM", "TO"] where part.uppercased().hasPrefix("\(word):") {
        let rest = part.dropFirst(word.count + 1).drop { $0 == " " || $0 == "#" }
        let name = MarkdownLine.trimmed(rest)
        found.append((word, requirementName(name) ?? name))
      }
    }
    return found
  }

  private static func requirementName(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasPrefix("requirement") else { return nil }
    let rest = text.dropFirst("requirement".count).drop { $0 == " " }
    let number = rest.prefix { $0.isNumber || $0 == "." }
    let behind = rest.dropFirst(number.count).drop { $0 == " " }
    guard let sign = behind.first else {
      return number.isEmpty ? nil : text
    }
    guard ":：–—-".contains(sign), sign == ":" || sign == "：" || !number.isEmpty else { return nil }
    let name = MarkdownLine.trimmed(behind.dropFirst())
    return name.isEmpty ? text : name
  }

  private static func scenarioName(_ text: String) -> String? {
    for word in ["scenario outline", "scenario"] where text.lowercased().hasPrefix(word) {
      let rest = text.dropFirst(word.count).drop { $0 == " " }
      let number = rest.prefix { $0.isNumber || $0 == "." }
      let behind = rest.dropFirst(number.count).drop { $0 == " " }
      guard let sign = behind.first else { continue }
      guard ":：".contains(sign) || (!number.isEmpty && "–—-".contains(sign)) else { continue }
      let name = MarkdownLine.trimmed(behind.dropFirst())
      return name.isEmpty ? text : name
    }
    return nil
  }

  private static func deltaSection(_ text: String) -> Section? {
    let words = text.lowercased().split(separator: " ")
    guard words.count == 2, words[1].hasPrefix("requirement") else { return nil }
    switch words[0] {
    case "added", "modified": return .required
    case "removed": return .removed
    case "renamed": return .renamed
    default: return nil
    }
  }
}
