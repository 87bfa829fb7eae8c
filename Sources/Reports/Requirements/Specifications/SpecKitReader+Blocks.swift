extension SpecKitReader {
  mutating func readItem(_ block: MarkdownBlock, _ number: Int?, _ depth: Int) {
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
  func isCount(_ label: SpecificationLabel) -> Bool {
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

  mutating func addLabelled(
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

  mutating func readRow(_ block: MarkdownBlock) {
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

  mutating func readParagraph(_ block: MarkdownBlock) {
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

  mutating func readHeading(_ level: Int, _ block: MarkdownBlock) {
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

  mutating func readLead(_ block: MarkdownBlock) {
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
  mutating func openScenario(_ block: MarkdownBlock, _ text: String) {
    addScenario(block, text)
    open = .titledScenario
  }
}
