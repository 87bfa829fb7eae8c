import Gherkin

/// A step of a phrase with gaps for the arguments.
struct PhraseStep: Sendable {
  /// The table or text under a step's line, with gaps.
  private enum Attached: Sendable {
    case table([[PhraseText]])
    case docString(mediaType: PhraseText?, content: PhraseText)
    /// The table under the sentence, whole.
    case handedOn
  }

  /// The step as it is written.
  let step: PickleStep
  private let text: PhraseText
  private var attached: [Attached] = []
  /// What its gaps are filled with.
  private(set) var fillings: Set<PhraseText.Filling> = []
  /// Whether it is given the table under the sentence.
  private(set) var takesTable = false

  init(_ step: PickleStep, names: [String]) throws(PhraseText.UnknownName) {
    self.step = step
    text = try PhraseText(step.text, .sentence, names: names)
    fillings = text.fillings
    for argument in step.arguments { try add(argument, names) }
  }

  private mutating func add(
    _ argument: PickleStepArgument, _ names: [String]
  ) throws(PhraseText.UnknownName) {
    switch argument {
    case .dataTable(let table):
      if Self.isHandedOn(table) {
        takesTable = true
        attached.append(.handedOn)
        return
      }
      var rows: [[PhraseText]] = []
      for row in table.rows {
        var cells: [PhraseText] = []
        for cell in row.cells { cells.append(try PhraseText(cell.value, .cell, names: names)) }
        for cell in cells { fillings.formUnion(cell.fillings) }
        rows.append(cells)
      }
      attached.append(.table(rows))
    case .docString(let docString):
      let content = try PhraseText(docString.content, .docString, names: names)
      var mediaType: PhraseText?
      if let type = docString.mediaType {
        mediaType = try PhraseText(type, .docString, names: names)
      }
      fillings.formUnion(content.fillings)
      attached.append(.docString(mediaType: mediaType, content: content))
    }
  }

  /// Whether a table is the one cell `<table>`.
  private static func isHandedOn(_ table: PickleTable) -> Bool {
    table.rows.count == 1 && table.rows[0].cells.map(\.value) == ["<\(PhraseSentence.tableName)>"]
  }

  /// Returns the step with its gaps filled in for a use of its phrase.
  func filled(_ arguments: [String], for use: PickleStep) -> PickleStep {
    let docString = use.docString?.content ?? ""
    return PickleStep(
      id: 0, text: text.filled(arguments, docString: docString),
      // A bullet, and a conjunction that comes first, are what the sentence is.
      type: step.type == .unknown ? use.type : step.type,
      arguments: attached.map { attached in
        switch attached {
        case .handedOn: .dataTable(use.dataTable ?? PickleTable(rows: []))
        case .table(let rows):
          .dataTable(
            PickleTable(
              rows: rows.map { cells in
                PickleTableRow(
                  cells: cells.map {
                    PickleTableCell(value: $0.filled(arguments, docString: docString))
                  })
              }))
        case .docString(let mediaType, let content):
          .docString(
            PickleDocString(
              mediaType: mediaType?.filled(arguments, docString: docString),
              content: content.filled(arguments, docString: docString)))
        }
      },
      keyword: step.keyword, location: step.location,
      // The words at fault stand in the file only where nothing was filled in.
      textColumn: text.fillings.isEmpty ? step.textColumn : nil, nodeID: 0)
  }
}
