/// A reader of documents as OpenSpec writes them, whole ones and those that describe a change.
///
/// An id is the number of the requirement and, behind a dot, that of its scenario, both in the order of the
/// document. What a change removes is not required and has no number; what it renames keeps its place.
struct OpenSpecReader {
  private enum Section: Hashable { case required, removed, renamed }

  private var found = RecognizedItems()
  private var section = Section.required
  private var requirement: (name: String, number: Int, line: Int, column: Int)?
  private var requirementCount = 0
  private var scenarioCount = 0
  /// Whether the list that follows is one of acceptance criteria, each of which is a scenario of its own.
  private var isInCriteria = false
  private var isInScenario = false
  /// Whether the requirement is struck through.
  private var isStruck = false
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
      isStruck = MarkdownText.isStruck(block.text)
      openRequirement(name, block)
    } else if let name = Self.scenarioName(text) {
      openScenario(name, block)
    } else if let section = Self.deltaSection(text) {
      closeRequirement()
      self.section = section
      isStruck = false
    } else if level <= 2 {
      closeRequirement()
      section = .required
      isStruck = false
    } else {
      isInCriteria = SpecificationSection(text) == .acceptance
    }
  }

  private mutating func readLead(_ text: String, _ block: MarkdownBlock) {
    isInCriteria = SpecificationSection(text) == .acceptance
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

  private mutating func openRequirement(_ name: String, _ block: MarkdownBlock) {
    closeRequirement()
    guard section == .required, !isStruck else { return }
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
      SpecificationItem(name: "\(open.number)", text: open.name, line: open.line, group: open.name),
      column: open.column)
    found.report(.noScenario(open.name), line: open.line, column: open.column)
  }

  private mutating func openScenario(_ name: String, _ block: MarkdownBlock) {
    guard section == .required, !isStruck, !MarkdownText.isStruck(block.text) else { return }
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
    name(in: text, behind: SpecificationWords.requirement)
  }

  private static func scenarioName(_ text: String) -> String? {
    name(in: text, behind: SpecificationWords.scenario)
  }

  /// The name behind a word, a number perhaps, and a colon; behind a number a dash does as well.
  private static func name(in text: String, behind words: [String]) -> String? {
    let lower = String(text.prefix(20)).lowercased()
    guard let word = words.first(where: { lower.hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    let number = rest.prefix { $0.isNumber || $0 == "." }
    let behind = rest.dropFirst(number.count).drop { $0 == " " }
    guard let sign = behind.first else { return number.isEmpty ? nil : text }
    guard ":：".contains(sign) || (!number.isEmpty && "–—-".contains(sign)) else { return nil }
    let name = MarkdownLine.trimmed(behind.dropFirst())
    return name.isEmpty ? text : name
  }

  private static let sections: [(words: [String], section: Section)] = [
    (
      [
        "added", "modified", "新增", "添加", "修改", "变更", "追加", "変更", "hinzugefügt",
        "geändert", "añadidos", "agregados", "modificados",
      ], .required
    ),
    (["removed", "移除", "删除", "刪除", "削除", "entfernt", "eliminados"], .removed),
    (["renamed", "重命名", "更名", "名称変更", "umbenannt", "renombrados"], .renamed),
  ]

  private static func deltaSection(_ text: String) -> Section? {
    guard text.utf8.count < 80 else { return nil }
    let lower = text.lowercased()
    guard SpecificationWords.requirement.contains(where: { lower.contains($0) }) else { return nil }
    let first = lower.prefix { $0 != " " }
    for (words, section) in sections {
      for word in words {
        // The kind stands in front, alone or grown together with the word; in some languages behind.
        let isFirst =
          first == word || (!word.utf8.allSatisfy { $0 < 0x80 } && first.hasPrefix(word))
        if isFirst || lower.hasSuffix(" \(word)") { return section }
      }
    }
    return nil
  }
}
