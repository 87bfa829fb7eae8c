/// The steps of one pickle, made on demand.
struct PickleSteps {
  private let document: DocumentStorage
  private let pickle: PickleRecord
  private let filler: PlaceholderFiller?

  init(_ pickle: Pickle) {
    document = pickle.document
    self.pickle = pickle.record
    filler = pickle.filler
  }

  /// A step as the document has it, and what the pickle makes of it.
  struct Place {
    let record: StepRecord
    /// The number of the step in the pickle.
    let id: Int
    let type: PickleStepType
    /// Whether it is the scenario's own, not one of a background.
    let isOwn: Bool
  }

  func all() -> [PickleStep] {
    var steps: [PickleStep] = []
    steps.reserveCapacity(StepRanges(of: pickle, in: document).count)
    each { place in
      steps.append(
        step(place.record, id: place.id, type: place.type, filler: place.isOwn ? filler : nil))
    }
    return steps
  }

  /// Calls a body with each step, those of the backgrounds first.
  @inline(__always)
  func each(_ body: (Place) -> Void) {
    let ranges = StepRanges(of: pickle, in: document)
    var id = Int(pickle.id) - ranges.count
    var type = PickleStepType.unknown
    for (range, isOwn) in [(ranges.feature, false), (ranges.rule, false), (ranges.own, true)] {
      for index in range.range {
        let record = document.tables.steps[index]
        type = Self.type(record.keywordType, after: type)
        body(Place(record: record, id: id, type: type, isOwn: isOwn))
        id += 1
      }
    }
  }

  private func step(
    _ record: StepRecord, id: Int, type: PickleStepType, filler: PlaceholderFiller?
  ) -> PickleStep {
    let keyword = document.trimmedText(record.keyword)
    return PickleStep(
      id: id, text: text(record.text, filler), type: type,
      arguments: arguments(of: record, filler), keyword: keyword,
      location: record.position.location,
      textColumn: filler == nil ? textColumn(of: record) : nil,
      nodeID: Int(record.id), rowID: filler == nil ? nil : rowID)
  }

  /// The column of a step's text: that of its keyword, and the code points from there to the text.
  private func textColumn(of record: StepRecord) -> Int? {
    guard let column = record.position.location.column, !record.text.isEmpty,
      !record.keyword.isPooled, !record.text.isPooled
    else { return nil }
    let between = record.keyword.bounds.lowerBound..<record.text.bounds.lowerBound
    return column + document.codePointCount(ofSource: between)
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
    PickleTable(
      rows: rows.range.map { row in
        PickleTableRow(
          cells: document.tables.rows[row].cells.range.map { cell in
            PickleTableCell(value: text(document.tables.cells[cell].value, filler))
          })
      })
  }

  private func docString(_ index: Int, _ filler: PlaceholderFiller?) -> PickleDocString {
    let record = document.tables.docStrings[index]
    return PickleDocString(
      mediaType: record.mediaType.isEmpty ? nil : text(record.mediaType, filler),
      content: text(record.content, filler))
  }

  private func text(_ range: TextRange, _ filler: PlaceholderFiller?) -> String {
    filler?.fill(range) ?? document.text(range)
  }

  private var rowID: Int { Int(document.tables.rows[Int(pickle.row)].id) }

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

/// The places of a pickle's steps in the document.
struct StepRanges {
  /// The steps of the feature's background.
  var feature = Span32.empty
  /// The steps of the rule's background.
  var rule = Span32.empty
  /// The steps of the scenario; only these have placeholders.
  var own = Span32.empty

  var count: Int { feature.count + rule.count + own.count }

  /// Finds the steps; a scenario without any has none of its backgrounds either.
  init(of pickle: PickleRecord, in document: DocumentStorage) {
    own = document.tables.scenarios[Int(pickle.scenario)].steps
    guard !own.isEmpty else { return }
    feature = Self.steps(of: document.tables.feature?.backgrounds ?? .empty, in: document)
    guard pickle.rule != PickleRecord.none else { return }
    rule = Self.steps(of: document.tables.rules[Int(pickle.rule)].backgrounds, in: document)
  }

  private static func steps(of backgrounds: Span32, in document: DocumentStorage) -> Span32 {
    backgrounds.isEmpty ? .empty : document.tables.backgrounds[Int(backgrounds.start)].steps
  }
}
