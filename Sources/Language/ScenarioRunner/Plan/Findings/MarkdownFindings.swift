import Gherkin

/// A search of Markdown for what was meant as a header, step or table but is text of the page to the grammar.
///
/// A page may say anything between its headings, so a line counts only if it is written as nothing but Gherkin is.
struct MarkdownFindings {
  private let keywords: LineKeywords
  private let lines: [MarkdownLine]
  private let matcher: () -> StepMatcher?
  private(set) var problems: [Problem] = []

  /// Searches a page; a matcher tells a step from prose.
  init(_ dialect: Dialect, _ source: Source, _ makeMatcher: (@Sendable () -> StepMatcher)? = nil) {
    keywords = LineKeywords(dialect)
    lines = MarkdownLine.all(of: source, keywords)
    var made: StepMatcher?
    matcher = {
      made = made ?? makeMatcher?()
      return made
    }
    for index in lines.indices {
      if let advice = advice(on: index) { report(lines[index], advice) }
    }
  }

  private mutating func report(_ line: MarkdownLine, _ advice: String) {
    problems.append(
      Problem(
        .syntax, location: line.location,
        message: "\"\(line.written)\" is taken for text of the page.",
        notes: [advice, "If it is meant as text, begin the line with \"> \"."]))
  }

  private func advice(on index: Int) -> String? {
    let line = lines[index]
    switch line.kind {
    case .heading(let marks): return header(index).map { "\($0) The marks \"\(marks)\" stay." }
    case .paragraph where line.isRowOfTags:
      let tags = line.text.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "In Markdown tags stand in backticks: write \(tags)."
    case .item, .numbered, .emphasised, .paragraph:
      return isMeantAsStep(index)
        ? "In Markdown a step is an item of a list: write \"* \(keyword(of: line)) …\"." : nil
    case .table(let indent):
      guard !(2...5).contains(indent), isUnderGherkin(index) else { return nil }
      return "In Markdown the rows of such a table begin with two to five blanks."
    // The grammar takes these, or nobody could mean them.
    case .header, .examples, .step, .other: return nil
    }
  }

  private func keyword(of line: MarkdownLine) -> String {
    StepSlip(line.text, keywords)?.keyword.word ?? "Given"
  }

  private func header(_ index: Int) -> String? {
    let line = lines[index]
    let title = DescriptionLine(text: line.text, location: line.location, beginsParagraph: true)
    let block = DescribedBlock(kind: .feature, header: line.location, lines: [], hasBody: true)
    return HeaderSlip(title, in: block, before: following(index), keywords)?.advice
  }

  private func following(_ index: Int) -> HeaderSlip.Following {
    guard index + 1 < lines.count else { return .nothing }
    switch lines[index + 1].kind {
    case .step: return .step
    case .table: return .table
    case .header, .examples: return .scenarios
    case .numbered, .emphasised: return isMeantAsStep(index + 1) ? .step : .text
    case .heading, .item, .paragraph, .other: return .text
    }
  }

  private func isMeantAsStep(_ index: Int) -> Bool {
    let line = lines[index]
    guard let slip = StepSlip(line.text, keywords) else { return isKnown(line.text) }
    if isKnown(slip.text), slip.isCapital || line.beginsParagraph { return true }
    switch line.kind {
    case .numbered, .emphasised: return slip.isCapital && slip.isOfItsOwn
    case .item: return slip.isPlain
    case .paragraph:
      let endsParagraph = index + 1 == lines.count || lines[index + 1].beginsParagraph
      let isTitle = line.text.last.map { !".,;:!?…)".contains($0) } ?? false
      return slip.isCapital && slip.isOfItsOwn && line.beginsParagraph && endsParagraph && isTitle
    case .heading, .header, .examples, .step, .table, .other: return false
    }
  }

  private func isKnown(_ text: String) -> Bool {
    guard !text.isEmpty, let matcher = matcher() else { return false }
    return !matcher.matches(text).isEmpty
  }

  /// Whether a table is the first of its rows under examples or a step, with nothing but tables in between.
  private func isUnderGherkin(_ index: Int) -> Bool {
    if index > 0, case .table(let indent) = lines[index - 1].kind, !(2...5).contains(indent),
      !lines[index].beginsParagraph
    {
      return false
    }
    for line in lines[..<index].reversed() {
      switch line.kind {
      case .table: continue
      case .examples, .step: return true
      case .heading, .header, .item, .numbered, .emphasised, .paragraph, .other: return false
      }
    }
    return false
  }
}
