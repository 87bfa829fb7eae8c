extension SpecKitReader {
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
