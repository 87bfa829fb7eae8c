/// A builder of the document's tables from the accepted lines.
///
/// A node is appended when its header is met and completed when it is closed. Numbers are given
/// when nodes are closed, children before parents, which is the official order.
struct DocumentBuilder {
  let text: SourceText
  var tables = DocumentTables()
  var ids: IDGenerator
  /// The node whose header was met last and whose description may follow.
  var open = OpenNodes()

  init(_ text: SourceText, ids: IDGenerator) {
    self.text = text
    self.ids = ids
  }

  mutating func openFeature(_ token: Token, _ line: Line) {
    let header = header(token, line)
    tables.feature = ContainerRecord(header: header, scenarios: Span32(0..<0))
    open.description = .feature
  }

  mutating func openRule(_ token: Token, _ line: Line) {
    closeScenario()
    closeRule()
    let start = tables.scenarios.count
    tables.rules.append(
      ContainerRecord(header: header(token, line), scenarios: Span32(start..<start)))
    open.hasRule = true
    open.description = .rule
  }

  mutating func openBackground(_ token: Token, _ line: Line) {
    let index = tables.backgrounds.count
    let start = tables.steps.count
    tables.backgrounds.append(
      StepsRecord(header: header(token, line), steps: Span32(start..<start)))
    if open.hasRule {
      tables.rules[tables.rules.count - 1].backgrounds = Span32(index..<(index + 1))
    } else {
      tables.feature?.backgrounds = Span32(index..<(index + 1))
    }
    open.stepsOwner = .background
    open.description = .background
  }

  mutating func openScenario(_ token: Token, _ line: Line) {
    closeScenario()
    let start = tables.steps.count
    let examples = tables.examples.count
    tables.scenarios.append(
      StepsRecord(
        header: header(token, line), steps: Span32(start..<start),
        examples: Span32(examples..<examples)))
    open.stepsOwner = .scenario
    open.description = .scenario
  }

  mutating func openExamples(_ token: Token, _ line: Line) {
    closeStep()
    closeExamples()
    tables.examples.append(ExamplesRecord(header: header(token, line)))
    open.hasExamples = true
    open.description = .examples
  }

  @inline(__always)
  mutating func openStep(_ token: Token, _ line: Line) {
    closeStep()
    tables.steps.append(
      StepRecord(
        position: Position(line: line.number, column: token.column),
        keyword: TextRange(source: token.keyword), text: TextRange(source: token.text),
        keywordType: token.keywordType))
    open.hasStep = true
  }

  /// Completes everything at the end of the file.
  mutating func closeAll() {
    closeScenario()
    closeRule()
    if var feature = tables.feature {
      let end = tables.rules.first.map { Int($0.scenarios.start) } ?? tables.scenarios.count
      feature.scenarios = Span32(0..<end)
      feature.header.firstTagID = UInt32(truncatingIfNeeded: ids.next(feature.header.tags.count))
      tables.feature = feature
    }
  }

  private mutating func closeRule() {
    guard open.hasRule else { return }
    let last = tables.rules.count - 1
    tables.rules[last].scenarios.end = UInt32(truncatingIfNeeded: tables.scenarios.count)
    ids.number(&tables.rules[last].header)
    open.hasRule = false
  }

  private mutating func closeScenario() {
    closeStep()
    closeExamples()
    switch open.stepsOwner {
    case .none: return
    case .background: ids.number(&tables.backgrounds[tables.backgrounds.count - 1].header)
    case .scenario: closeExamplesOfScenario()
    }
    open.stepsOwner = .none
  }

  private mutating func closeExamplesOfScenario() {
    let last = tables.scenarios.count - 1
    tables.scenarios[last].examples.end = UInt32(truncatingIfNeeded: tables.examples.count)
    ids.number(&tables.scenarios[last].header)
  }

  private mutating func closeExamples() {
    guard open.hasExamples else { return }
    ids.number(&tables.examples[tables.examples.count - 1].header)
    open.hasExamples = false
  }

  @inline(__always)
  private mutating func closeStep() {
    guard open.hasStep else { return }
    open.hasStep = false
    let end = UInt32(truncatingIfNeeded: tables.steps.count)
    tables.steps[tables.steps.count - 1].id = UInt32(truncatingIfNeeded: ids.next())
    switch open.stepsOwner {
    case .none: return
    case .background: tables.backgrounds[tables.backgrounds.count - 1].steps.end = end
    case .scenario: tables.scenarios[tables.scenarios.count - 1].steps.end = end
    }
  }

  private mutating func header(_ token: Token, _ line: Line) -> HeaderRecord {
    let tags = open.firstTag..<tables.tags.count
    open.firstTag = tables.tags.count
    return HeaderRecord(
      position: Position(line: line.number, column: token.column),
      keyword: TextRange(source: token.keyword), name: TextRange(source: token.text),
      tags: Span32(tags))
  }
}

extension IDGenerator {
  /// Numbers a node's tags, then the node.
  fileprivate mutating func number(_ header: inout HeaderRecord) {
    header.firstTagID = UInt32(truncatingIfNeeded: next(header.tags.count))
    header.id = UInt32(truncatingIfNeeded: next())
  }
}

/// The nodes that are not complete yet.
struct OpenNodes {
  enum StepsOwner {
    case none
    case background
    case scenario
  }

  enum DescriptionOwner {
    case feature
    case rule
    case background
    case scenario
    case examples
  }

  /// A text that is being collected at the end of the pool.
  struct PooledText {
    var start: Int
    /// Where the text ends if nothing but blank lines follows.
    var trimmedEnd: Int
    var hasLines = false
  }

  /// A table that is being collected.
  struct Table {
    var firstRow: Int
    var cellCount: Int
    /// The first row with another number of cells.
    var oddRow: Int?
  }

  var hasRule = false
  var stepsOwner = StepsOwner.none
  var hasExamples = false
  var hasStep = false
  var table: Table?
  var description: DescriptionOwner = .feature
  var pooledText: PooledText?
  var isInDocString = false
  /// How many code points of white space are taken off the lines of the doc string.
  var docStringIndent = 0
  /// The first tag that belongs to the next header.
  var firstTag = 0
}
