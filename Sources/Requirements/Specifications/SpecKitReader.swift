/// A reader of documents as Spec Kit writes them, and of others that number what they require.
///
/// Labels such as `FR-001` are ids as they are. The acceptance scenarios of user story 2 are `US2.1`, `US2.2` and
/// so on, edge cases `EDGE-1`, `EDGE-2`, in the order of the document. Where requirements or success criteria have
/// no labels, they are counted: `REQ-1`, `SC-1`.
struct SpecKitReader {
  private var found = RecognizedItems()
  private var headings: [(level: Int, text: String, section: SpecificationSection)] = []
  private var lead: (text: String, section: SpecificationSection)?
  private var storyCount = 0
  /// The number of the story whose scenarios are being counted.
  private var story = "1"
  private var storyTitle = ""
  private var hasStoryScenarios = false
  private var scenarioCounts: [String: Int] = [:]
  private var edgeCaseCount = 0
  private var counted = CountedItems()
  private var labels: [(label: SpecificationLabel, line: Int)] = []
  /// The labels that stand in a table, which sections of their own often explain.
  private var tabled: Set<String> = []
  /// The families of labels that start again in each story: these are numbers of scenarios, not ids.
  private var restarting: Set<String> = []
  private var storiesByLabel: [String: String] = [:]
  /// What the blocks that follow belong to.
  private var open = Open.nothing

  private enum Open: Hashable {
    case nothing
    /// An item that indented text goes on with.
    case item
    /// A scenario whose further steps may stand in items of their own.
    case scenario
    /// A label that stands in a heading; its steps, the first one too, stand in items of their own.
    case labelledHeading
    /// A scenario whose title stands alone; its steps, the first one too, stand below.
    case titledScenario
  }

  static func read(_ blocks: [MarkdownBlock]) -> RecognizedItems {
    var reader = SpecKitReader()
    for block in blocks { reader.read(block) }
    if !reader.restarting.isEmpty {
      let restarting = reader.restarting
      reader = SpecKitReader()
      reader.restarting = restarting
      for block in blocks { reader.read(block) }
    }
    reader.finish()
    return reader.found
  }

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading(let level): readHeading(level, block)
    case .lead: readLead(block)
    case .item(let number, let depth): readItem(block, number, depth)
    case .row: readRow(block)
    case .paragraph: readParagraph(block)
    case .rule:
      lead = nil
      open = .nothing
    }
  }

  private mutating func finish() {
    for (item, column) in counted.items { found.add(item, column: column) }
    found.sortByLine()
    for gap in LabelGaps.of(labels) { found.report(.gap(missing: gap.missing), line: gap.line) }
  }

  /// What the text at this place is about: the nearest heading that says so.
  private var section: SpecificationSection {
    if headings.contains(where: { $0.section == .mentionsThroughout }) { return .mentions }
    if let lead, lead.section != .other { return lead.section }
    return headings.last { $0.section != .other }?.section ?? .other
  }

  private var isInRequirements: Bool {
    if case .requirements = section { return true }
    return false
  }

  private var isInStory: Bool {
    headings.contains { heading in
      if case .story = heading.section { return true }
      return false
    }
  }

  /// The heading that an item is listed under.
  private var group: String {
    isInStory ? storyTitle : headings.last?.text ?? ""
  }
}

extension SpecKitReader {
  private mutating func readHeading(_ level: Int, _ block: MarkdownBlock) {
    let text = MarkdownText.plain(block.text)
    headings.removeAll { $0.level >= level }
    lead = nil
    open = .nothing
    if MarkdownText.isStruck(block.text) {
      return headings.append((level, text, .mentionsThroughout))
    }
    if section != .mentions, let label = SpecificationLabel(text), label.isUsual {
      headings.append((level, text, .other))
      guard !isCount(label) else { return openScenario(block, label.text) }
      addLabelled(label, block, steps: [])
      open = .labelledHeading
      return
    }
    if section == .edgeCases, SpecificationSection(text) == .edgeCases,
      text.contains(where: \.isNumber)
    {
      // "Edge Case 1: a title", with whatever explains it below.
      addEdgeCase(block, text)
      return headings.append((level, text, .mentions))
    }
    if isScenarioTitle(text) {
      headings.append((level, text, .other))
      return openScenario(block, text)
    }
    var section = SpecificationSection(text, isInRequirements: isInRequirements)
    // A document's title says what it is about, not what its parts are.
    if level == 1, section == .mentions || section == .mentionsThroughout { section = .other }
    headings.append((level, text, section))
    if case .story(let number, let title) = section { openStory(number, title, text) }
  }

  private mutating func openStory(_ number: String?, _ title: String, _ heading: String) {
    storyCount += 1
    story = number ?? "\(storyCount)"
    storyTitle = heading
  }

  private mutating func readLead(_ block: MarkdownBlock) {
    let text = MarkdownText.plain(block.text)
    if MarkdownText.isStruck(block.text) {
      open = .nothing
      return
    }
    if let label = SpecificationLabel(text), label.isUsual, section != .mentions {
      guard !isCount(label) else { return openScenario(block, label.text) }
      addLabelled(label, block, steps: [])
      open = .labelledHeading
      return
    }
    let section = SpecificationSection(text, isInRequirements: isInRequirements)
    if case .story(let number, let title) = section, !isInStory {
      headings.append((7, text, section))
      openStory(number, title, text)
    } else if isScenarioTitle(text) {
      openScenario(block, text)
    } else {
      lead = (text, section)
      open = .nothing
    }
  }

  /// "Scenario 1: a title" above a list of steps.
  private func isScenarioTitle(_ text: String) -> Bool {
    guard section == .acceptance || isInStory else { return false }
    let lower = text.lowercased()
    return SpecificationWords.scenario.contains { word in
      guard lower.hasPrefix(word) else { return false }
      let rest = lower.dropFirst(word.count).drop { $0 == " " }
      guard let first = rest.first else { return false }
      return first.isNumber || first == ":" || first == "：" || first == "#"
        || (rest.dropFirst().first.map { ":：.–—- )".contains($0) } ?? true)
    }
  }

  /// Opens a scenario by its title; what it is made of stands below.
  private mutating func openScenario(_ block: MarkdownBlock, _ text: String) {
    addScenario(block, text)
    open = .titledScenario
  }

  private mutating func readItem(_ block: MarkdownBlock, _ number: Int?, _ depth: Int) {
    let text = MarkdownText.plain(block.text)
    // What is struck through is not required any more.
    if MarkdownText.isStruck(block.text) {
      if let label = SpecificationLabel(text) { labels.append((label, block.line)) }
      return
    }
    if section != .mentions, let label = definedLabel(text, block) {
      return addLabelled(label, block, steps: steps(of: label))
    }
    if depth > 0 || takesSteps(from: text) {
      if open != .nothing, open != .item { addSteps(block) }
      return
    }
    if open == .titledScenario, !startsScenario(block) { return }
    if open == .labelledHeading, !isInRequirements { return }
    open = .nothing
    switch section {
    case .acceptance:
      let label = SpecificationLabel(text)
      addScenario(block, label.map { isCount($0) ? $0.text : text } ?? text)
    case .story: if isScenario(block, isNumbered: number != nil) { addScenario(block, text) }
    case .edgeCases: addEdgeCase(block, text)
    case .requirements(let letters):
      open = .item
      counted.add(text, letters: letters, group: group, block)
    case .mentions, .mentionsThroughout, .other: break
    }
  }

  /// Whether a label is no more than the number of a scenario in its story.
  private func isCount(_ label: SpecificationLabel) -> Bool {
    isInStory && restarting.contains(label.family)
  }

  /// A label that an item defines rather than mentions.
  private func definedLabel(_ text: String, _ block: MarkdownBlock) -> SpecificationLabel? {
    guard let label = SpecificationLabel(text), !isCount(label) else { return nil }
    if label.isUsual { return label }
    let isMarked = ["*", "_", "`", "["].contains(block.text.prefix(1))
    switch section {
    case .requirements, .acceptance, .edgeCases: return isMarked ? label : nil
    case .story, .mentions, .mentionsThroughout, .other: return nil
    }
  }

  private mutating func addLabelled(
    _ label: SpecificationLabel, _ block: MarkdownBlock, steps: [SpecificationStep]
  ) {
    // A table in front of the sections that explain its rows.
    if tabled.remove(label.name) != nil {
      open = .item
      return
    }
    if isInStory {
      let first = storiesByLabel[label.name] ?? storyTitle
      if first != storyTitle { restarting.insert(label.family) }
      storiesByLabel[label.name] = first
    }
    found.add(
      SpecificationItem(
        name: label.name, text: label.text, line: block.line, group: group, steps: steps),
      column: block.column)
    labels.append((label, block.line))
    counted.seeLabel(label, in: section)
    open = .item
  }

  private mutating func readRow(_ block: MarkdownBlock) {
    open = .nothing
    guard section != .mentions, let first = block.cells.first else { return }
    let rest = block.cells.dropFirst().map { MarkdownText.plain($0) }.filter { !$0.isEmpty }
    if let label = SpecificationLabel(MarkdownText.plain(first)), label.text.isEmpty {
      // A table of what belongs to which label repeats them.
      guard label.isUsual, !found.contains(label.name) else { return }
      guard !MarkdownText.isStruck(first) else { return labels.append((label, block.line)) }
      addLabelled(
        SpecificationLabel("\(label.name): \(rest.first ?? "")") ?? label, block, steps: [])
      tabled.insert(label.name)
    } else if section == .acceptance, !rest.isEmpty {
      let cells = [MarkdownText.plain(first)].filter { $0.contains(where: \.isLetter) } + rest
      addScenario(block, cells.joined(separator: ", "))
    } else if section == .edgeCases {
      let text = ([MarkdownText.plain(first)] + rest).joined(separator: ": ")
      addEdgeCase(block, text)
    }
  }

  private mutating func readParagraph(_ block: MarkdownBlock) {
    let text = MarkdownText.plain(block.text)
    guard !MarkdownText.isStruck(block.text) else { return }
    if section != .mentions, let label = SpecificationLabel(text), label.isUsual {
      return addLabelled(label, block, steps: steps(of: label))
    }
    if let opened = openedSection(text) { lead = (text, opened) }
    guard section == .acceptance || isInStory else { return }
    let steps = StepSplitter.steps(block.text)
    guard let first = steps.first else { return }
    if open == .labelledHeading || open == .titledScenario && !startsScenario(block)
      || (open == .scenario && first.keyword != .given)
    {
      for step in steps { found.addStep(step) }
    } else if first.keyword == .given, block.text.hasPrefix("**") {
      addScenario(block, text)
    }
  }

  /// The section that a line such as "Acceptance scenarios:" opens, without any marks.
  private func openedSection(_ text: String) -> SpecificationSection? {
    guard text.utf8.count < 200 else { return nil }
    let lower = text.lowercased()
    for (words, section) in [
      ("acceptance scenarios", SpecificationSection.acceptance),
      ("acceptance criteria", .acceptance), ("edge cases", .edgeCases),
    ] where lower.hasSuffix("\(words):") || lower.hasPrefix("\(words):") {
      return section
    }
    guard text.last == ":" || text.last == "：" else { return nil }
    switch SpecificationSection(text) {
    case .acceptance: return .acceptance
    case .edgeCases: return .edgeCases
    case .story, .requirements, .mentions, .mentionsThroughout, .other: return nil
    }
  }
}

extension SpecKitReader {
  /// The steps of a labelled scenario; a requirement with a condition in it is none.
  private func steps(of label: SpecificationLabel) -> [SpecificationStep] {
    StepSplitter.step(label.text) == nil ? [] : StepSplitter.steps(label.text)
  }

  private func isScenario(_ block: MarkdownBlock, isNumbered: Bool) -> Bool {
    let steps = StepSplitter.steps(block.text)
    if steps.first?.keyword == .given || steps.count > 1 { return true }
    let text = MarkdownText.plain(block.text)
    if withoutCount(text) != text { return true }
    // In other languages the words are others, but they are bold.
    return isNumbered && lead == nil && block.text.hasPrefix("**")
      && block.text.split(separator: "**").count > 3
  }

  /// Whether an item of its own belongs to what is open.
  private func takesSteps(from text: String) -> Bool {
    guard let step = StepSplitter.step(text) else { return false }
    switch open {
    case .labelledHeading, .titledScenario: return true
    case .scenario: return step.keyword != .given && step.keyword != .other
    case .nothing, .item: return false
    }
  }

  /// Whether a whole sentence stands below a scenario that has its steps already.
  private func startsScenario(_ block: MarkdownBlock) -> Bool {
    let steps = StepSplitter.steps(block.text)
    return steps.first?.keyword == .given && steps.count > 1
      && found.items.last?.steps.isEmpty == false
  }

  private mutating func addScenario(_ block: MarkdownBlock, _ text: String) {
    // Beside stories that have scenarios of their own, what is to be accepted belongs to none of them.
    if !isInStory, hasStoryScenarios {
      open = .item
      return counted.add(text, letters: "AC", group: group, block)
    }
    hasStoryScenarios = hasStoryScenarios || isInStory
    let story = isInStory ? self.story : "1"
    let number = scenarioCounts[story, default: 0] + 1
    scenarioCounts[story] = number
    found.add(
      SpecificationItem(
        name: "US\(story).\(number)", text: withoutCount(text), line: block.line,
        group: isInStory ? storyTitle : headings.last?.text ?? "",
        steps: StepSplitter.steps(block.text)),
      column: block.column)
    open = .scenario
  }

  /// Without "Scenario 1:" in front, which says nothing that the id does not.
  private func withoutCount(_ text: String) -> String {
    let lower = text.lowercased()
    guard let word = SpecificationWords.scenario.first(where: { lower.hasPrefix($0) }),
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      !text[..<colon].dropFirst(word.count).contains(where: \.isLetter)
    else { return text }
    let rest = MarkdownLine.trimmed(text[text.index(after: colon)...])
    return rest.isEmpty ? text : rest
  }

  private mutating func addSteps(_ block: MarkdownBlock) {
    for step in StepSplitter.steps(block.text) { found.addStep(step) }
  }

  private mutating func addEdgeCase(_ block: MarkdownBlock, _ text: String) {
    let lower = text.lowercased()
    guard !text.isEmpty, !["none", "n/a", "none."].contains(lower) else { return }
    edgeCaseCount += 1
    found.add(
      SpecificationItem(
        name: "EDGE-\(edgeCaseCount)", text: text, line: block.line, group: group),
      column: block.column)
    open = .item
  }
}
