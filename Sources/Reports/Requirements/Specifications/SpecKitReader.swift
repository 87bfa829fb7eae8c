/// A reader of documents as Spec Kit writes them, and of others that number what they require.
///
/// Labels such as `FR-001` are ids as they are. The acceptance scenarios of user story 2 are `US2.1`, `US2.2` and
/// so on, edge cases `EDGE-1`, `EDGE-2`, in the order of the document. Where requirements or success criteria have
/// no labels, they are counted: `REQ-1`, `SC-1`.
struct SpecKitReader {
  var found = RecognizedItems()
  var headings: [(level: Int, text: String, section: SpecificationSection)] = []
  var lead: (text: String, section: SpecificationSection)?
  var storyCount = 0
  /// The number of the story whose scenarios are being counted.
  var story = "1"
  var storyTitle = ""
  var hasStoryScenarios = false
  var scenarioCounts: [String: Int] = [:]
  var edgeCaseCount = 0
  var counted = CountedItems()
  var labels: [(label: SpecificationLabel, line: Int)] = []
  /// The labels that stand in a table, which sections of their own often explain.
  var tabled: Set<String> = []
  /// The families of labels that start again in each story: these are numbers of scenarios, not ids.
  var restarting: Set<String> = []
  var storiesByLabel: [String: String] = [:]
  /// What the blocks that follow belong to.
  var open = Open.nothing

  enum Open: Hashable {
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
  var section: SpecificationSection {
    if headings.contains(where: { $0.section == .mentionsThroughout }) { return .mentions }
    if let lead, lead.section != .other { return lead.section }
    return headings.last { $0.section != .other }?.section ?? .other
  }

  var isInRequirements: Bool {
    if case .requirements = section { return true }
    return false
  }

  var isInStory: Bool {
    headings.contains { heading in
      if case .story = heading.section { return true }
      return false
    }
  }

  /// The heading that an item is listed under.
  var group: String { isInStory ? storyTitle : headings.last?.text ?? "" }

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
        steps: StepSplitter.steps(block.text)), column: block.column)
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
      SpecificationItem(name: "EDGE-\(edgeCaseCount)", text: text, line: block.line, group: group),
      column: block.column)
    open = .item
  }
}
