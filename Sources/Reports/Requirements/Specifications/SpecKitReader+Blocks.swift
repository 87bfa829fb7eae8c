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
}
