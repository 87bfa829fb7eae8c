extension SpecKitReader {
  /// The steps of a labelled scenario; a requirement with a condition in it is none.
  func steps(of label: SpecificationLabel) -> [SpecificationStep] {
    StepSplitter.step(label.text) == nil ? [] : StepSplitter.steps(label.text)
  }

  func isScenario(_ block: MarkdownBlock, isNumbered: Bool) -> Bool {
    let steps = StepSplitter.steps(block.text)
    if steps.first?.keyword == .given || steps.count > 1 { return true }
    let text = MarkdownText.plain(block.text)
    if withoutCount(text) != text { return true }
    // In other languages the words are others, but they are bold.
    return isNumbered && lead == nil && block.text.hasPrefix("**")
      && block.text.split(separator: "**").count > 3
  }

  /// Whether an item of its own belongs to what is open.
  func takesSteps(from text: String) -> Bool {
    guard let step = StepSplitter.step(text) else { return false }
    switch open {
    case .labelledHeading, .titledScenario: return true
    case .scenario: return step.keyword != .given && step.keyword != .other
    case .nothing, .item: return false
    }
  }

  /// Whether a whole sentence stands below a scenario that has its steps already.
  func startsScenario(_ block: MarkdownBlock) -> Bool {
    let steps = StepSplitter.steps(block.text)
    return steps.first?.keyword == .given && steps.count > 1
      && found.items.last?.steps.isEmpty == false
  }

  mutating func addScenario(_ block: MarkdownBlock, _ text: String) {
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

  mutating func addSteps(_ block: MarkdownBlock) {
    for step in StepSplitter.steps(block.text) { found.addStep(step) }
  }

  mutating func addEdgeCase(_ block: MarkdownBlock, _ text: String) {
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
