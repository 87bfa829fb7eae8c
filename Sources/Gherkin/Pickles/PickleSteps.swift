/// The steps of one pickle, made on demand.
struct PickleSteps {
  private let pickle: Pickle
  private let filler: PlaceholderFiller?
  /// The ranges of the document's steps, backgrounds first.
  private let ranges: [Span32]

  init(_ pickle: Pickle) {
    self.pickle = pickle
    filler = pickle.filler
    ranges = Self.ranges(of: pickle.scenario, in: pickle.document.tables, rule: pickle.ruleRecord)
  }

  /// Lists the steps of a scenario; without steps of its own it has none of its backgrounds either.
  static func ranges(
    of scenario: StepsRecord, in tables: DocumentTables, rule: ContainerRecord?
  ) -> [Span32] {
    guard !scenario.steps.isEmpty else { return [] }
    var ranges: [Span32] = []
    for container in [tables.feature, rule] {
      for index in container?.backgrounds.range ?? 0..<0 {
        ranges.append(tables.backgrounds[index].steps)
      }
    }
    return ranges + [scenario.steps]
  }

  func all() -> [PickleStep] {
    let count = ranges.reduce(0) { $0 + $1.count }
    var id = pickle.id - count
    var type = PickleStepType.unknown
    var steps: [PickleStep] = []
    steps.reserveCapacity(count)
    for (place, range) in ranges.enumerated() {
      // Only the scenario's own steps have placeholders.
      let isOwn = place == ranges.count - 1
      for index in range.range {
        let record = pickle.document.tables.steps[index]
        type = Self.type(record.keywordType, after: type)
        steps.append(step(record, id: id, type: type, filler: isOwn ? filler : nil))
        id += 1
      }
    }
    return steps
  }

  private func step(
    _ record: StepRecord, id: Int, type: PickleStepType, filler: PlaceholderFiller?
  ) -> PickleStep {
    let document = pickle.document
    let keyword = document.trimmedText(record.keyword)
    let ownID = Int(record.id)
    let astNodeIDs = filler == nil ? [ownID] : [ownID, rowID]
    return PickleStep(
      id: id, text: text(record.text, filler), type: type,
      arguments: arguments(of: record, filler), astNodeIDs: astNodeIDs, keyword: keyword,
      location: record.position.location)
  }

  private func arguments(
    of record: StepRecord, _ filler: PlaceholderFiller?
  ) -> [PickleStepArgument] {
    var arguments: [PickleStepArgument] = []
    if !record.rows.isEmpty { arguments.append(.dataTable(table(record.rows, filler))) }
    guard record.docString != StepRecord.noDocString else { return arguments }
    let docString = PickleStepArgument.docString(docString(Int(record.docString), filler))
    return record.isDocStringFirst ? [docString] + arguments : arguments + [docString]
  }

  private func table(_ rows: Span32, _ filler: PlaceholderFiller?) -> PickleTable {
    let tables = pickle.document.tables
    return PickleTable(
      rows: rows.range.map { row in
        PickleTableRow(
          cells: tables.rows[row].cells.range.map { cell in
            PickleTableCell(value: text(tables.cells[cell].value, filler))
          })
      })
  }

  private func docString(_ index: Int, _ filler: PlaceholderFiller?) -> PickleDocString {
    let record = pickle.document.tables.docStrings[index]
    return PickleDocString(
      mediaType: record.mediaType.isEmpty ? nil : text(record.mediaType, filler),
      content: text(record.content, filler))
  }

  private func text(_ range: TextRange, _ filler: PlaceholderFiller?) -> String {
    filler?.fill(range) ?? pickle.document.text(range)
  }

  private var rowID: Int { Int(pickle.document.tables.rows[Int(pickle.record.row)].id) }

  /// Gives a conjunction the type of the step before.
  private static func type(_ type: KeywordType, after previous: PickleStepType) -> PickleStepType {
    switch type {
    case .unknown: .unknown
    case .context: .context
    case .action: .action
    case .outcome: .outcome
    case .conjunction: previous
    }
  }
}
