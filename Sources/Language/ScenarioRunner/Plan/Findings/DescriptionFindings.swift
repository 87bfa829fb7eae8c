import Gherkin

/// A search of descriptions for headers and steps that became free text by a slip, with all that follows them.
struct DescriptionFindings {
  private let keywords: LineKeywords
  private let foreign: ForeignKeywords
  private let makeMatcher: (@Sendable () -> StepMatcher)?
  /// Made for the first line that may be a step, as most files have none.
  private lazy var matcher = makeMatcher?()
  private(set) var problems: [Problem] = []
  /// The lines of the headers under which something was found.
  private(set) var headerLines: Set<Int> = []

  /// Searches all descriptions of a feature; a matcher tells a single step from prose.
  init(
    of feature: Feature, _ dialect: Dialect, _ source: Source,
    _ makeMatcher: (@Sendable () -> StepMatcher)? = nil
  ) {
    self.makeMatcher = makeMatcher
    keywords = LineKeywords(dialect)
    foreign = ForeignKeywords(exceptOf: dialect.code)
    for block in DescribedBlock.all(of: feature, source) { search(block) }
  }

  private mutating func search(_ block: DescribedBlock) {
    let lines = block.lines
    let foreignLines = block.takesSteps ? foreignSteps(in: block) : foreignScenario(in: block)
    let ownScenario =
      block.takesSteps ? [] : ownScenario(in: lines).union(singleSteps(in: lines))
    var followsSlip = false
    var told: String?
    for (index, line) in lines.enumerated() where !line.isMarkedAsText {
      let advice =
        foreignHeader(line) ?? foreignLines[index] ?? header(index, in: block)
        ?? (block.takesSteps ? step(index, in: block, followsSlip) : nil)
        ?? (ownScenario.contains(index) ? Self.misplacedStep : nil)
      followsSlip = advice != nil
      // Of lines that are wrong for one reason the first is told.
      let isTold = advice == told || told != nil && advice == Self.misplacedStep
      told = advice
      guard let advice, !isTold else { continue }
      report(line, advice)
      headerLines.insert(block.header.line)
    }
  }

  private mutating func report(_ line: DescriptionLine, _ advice: String) {
    problems.append(
      Problem(
        .syntax, location: line.location,
        message: "\"\(line.text)\" is taken for a description.",
        notes: [advice, Self.escape]))
  }

  private static let escape =
    "If it is meant as text, begin the line with a dash: \"- …\". No keyword begins like that."
  private static let misplacedStep =
    "Steps stand under \"Scenario:\" or \"Background:\"; here nothing plays them."

  // MARK: What a line was meant to be

  private func header(_ index: Int, in block: DescribedBlock) -> String? {
    HeaderSlip(
      block.lines[index], in: block, before: following(index, in: block), keywords)?.advice
  }

  private func following(_ index: Int, in block: DescribedBlock) -> HeaderSlip.Following {
    guard index + 1 < block.lines.count else {
      guard block.hasBody else { return .nothing }
      switch block.kind {
      case .feature, .rule: return .scenarios
      case .background, .scenario: return .step
      case .examples: return .table
      }
    }
    let next = block.lines[index + 1]
    if next.text.hasPrefix("|") { return .table }
    if StepSlip(next.text, keywords) != nil { return .step }
    if LineKeywords.rest(of: next.text, after: "*")?.rest.hasPrefix(" ") ?? false { return .step }
    let isHeader = keywords.headers.contains {
      LineKeywords.rest(of: next.text, after: $0.word) != nil
    }
    return isHeader ? .scenarios : .text
  }

  /// Says how a line under a scenario or background is written as a step, if it was meant as one.
  private mutating func step(
    _ index: Int, in block: DescribedBlock, _ followsSlip: Bool
  ) -> String? {
    let line = block.lines[index]
    guard let slip = StepSlip(line.text, keywords) else { return knownSentence(in: line) }
    if !block.hasBody || slip.isPlain { return slip.advice }
    let beginsSentence =
      line.beginsParagraph || followsSlip || block.lines[index - 1].endsSentence
    return beginsSentence && (slip.isOfItsOwn || followsSlip) ? slip.advice : nil
  }

  /// Says how a sentence of the library is written as a step where its keyword is missing, misspelt or behind a mark.
  private mutating func knownSentence(in line: DescriptionLine) -> String? {
    guard line.isTitle else { return nil }
    let bare = line.text.drop { !$0.isLetter && !$0.isNumber }
    let behindFirstWord = line.text.drop { !$0.isWhitespace }.trimmed
    for candidate in [line.text, String(bare), behindFirstWord] where isKnown(candidate) {
      return "The sentence is a step: write \"\(keywords.action) \(candidate)\"."
    }
    return nil
  }

  /// Finds single lines under a feature that the library knows as steps, or that nothing else makes prose.
  private mutating func singleSteps(in lines: [DescriptionLine]) -> Set<Int> {
    var found: Set<Int> = []
    for (index, line) in lines.enumerated() where isSingleStep(index, line, in: lines) {
      found.insert(index)
    }
    return found
  }

  private mutating func isSingleStep(
    _ index: Int, _ line: DescriptionLine, in lines: [DescriptionLine]
  ) -> Bool {
    if let (text, _) = LineKeywords.rest(of: line.text, after: "* ") {
      return isKnown(text.trimmed)
    }
    guard let slip = StepSlip(line.text, keywords) else { return false }
    let beginsSentence = line.beginsParagraph || lines[index - 1].endsSentence
    guard slip.isCapital || beginsSentence else { return false }
    if isKnown(slip.text) { return true }
    let next = index + 1 < lines.count ? lines[index + 1] : nil
    let endsParagraph = next.map { $0.beginsParagraph || $0.text.hasPrefix("|") } ?? true
    return slip.isCapital && slip.isOfItsOwn && beginsSentence && endsParagraph && line.isTitle
  }

  private mutating func isKnown(_ text: String) -> Bool {
    guard !text.isEmpty, let matcher else { return false }
    return !matcher.matches(text).isEmpty
  }

  /// Finds lines under a feature that are a scenario without its header, whatever each alone would be.
  private func ownScenario(in lines: [DescriptionLine]) -> Set<Int> {
    var found: Set<Int> = []
    var run: [Int] = []
    func close() { if run.count > 1 { found.formUnion(run) } }
    for (index, line) in lines.enumerated() {
      let slip = StepSlip(line.text, keywords)
      if let slip, slip.isCapital, !run.isEmpty || slip.isOfItsOwn {
        run.append(index)
      } else {
        close()
        run = []
      }
    }
    close()
    return found
  }

  private func foreignHeader(_ line: DescriptionLine) -> String? {
    let text = LineKeywords.visible(line.text)
    guard let match = foreign.header(in: text),
      LanguageGuess.isCommon(match) || !HeaderSlip.isOneLetterOff(text, keywords)
    else { return nil }
    var guess = LanguageGuess()
    guess.add(match)
    return guess.advice(keywords.dialect)
  }

  /// Finds steps of another language under a scenario, which must be more than words it shares with this one.
  private func foreignSteps(in block: DescribedBlock) -> [Int: String] {
    let (guess, matches) = foreignMatches(in: block.lines)
    let isTelling = matches.contains { $0.value.isTelling }
    let isSure = block.hasBody ? guess.isScenario && isTelling : guess.isScenario || isTelling
    let telling = matches.filter { index, match in
      isSure || match.isTelling && block.lines[index].beginsParagraph && match.type != .conjunction
    }
    return telling.mapValues { _ in guess.advice(keywords.dialect) }
  }

  /// Finds a whole scenario of another language in the description of a feature.
  private func foreignScenario(in block: DescribedBlock) -> [Int: String] {
    let (guess, matches) = foreignMatches(in: block.lines)
    guard guess.isScenario, matches.contains(where: { $0.value.isTelling }) else { return [:] }
    return matches.mapValues { _ in guess.advice(keywords.dialect) }
  }

  private func foreignMatches(
    in lines: [DescriptionLine]
  ) -> (guess: LanguageGuess, matches: [Int: ForeignKeywords.Match]) {
    var guess = LanguageGuess()
    var matches: [Int: ForeignKeywords.Match] = [:]
    for (index, line) in lines.enumerated() where StepSlip(line.text, keywords) == nil {
      guard let match = foreign.step(in: LineKeywords.visible(line.text)) else { continue }
      matches[index] = match
      guess.add(match)
    }
    return (guess, matches)
  }
}
