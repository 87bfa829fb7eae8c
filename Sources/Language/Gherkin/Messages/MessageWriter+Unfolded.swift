/// The steps of pickles in which phrases are unfolded.
extension MessageWriter {
  /// Steps that stand in a `pickle` message in place of the pickle's own.
  ///
  /// Those that a phrase stands for have the node of its sentence, which is what the document has.
  package struct UnfoldedSteps {
    private let steps: [PickleStep]
    private let offset: Int

    /// Creates steps whose numbers, and those of their nodes, are lower by an offset than in the message.
    package init(steps: [PickleStep], offset: Int) {
      self.steps = steps
      self.offset = offset
    }

    /// The highest number of a step; 0 without steps.
    package var lastID: Int { (steps.map(\.id).max() ?? -offset) + offset }

    fileprivate var numbered: [(step: PickleStep, id: Int, nodeIDs: [Int])] {
      steps.map { ($0, $0.id + offset, $0.astNodeIDs.map { $0 + offset }) }
    }
  }

  /// Appends the elements of an array of steps.
  mutating func write(_ unfolded: UnfoldedSteps, _ shift: Int) {
    let steps = unfolded.numbered
    elements(steps.indices) { writer, index in
      let (step, id, nodeIDs) = steps[index]
      writer.json.write("{")
      writer.arguments(step.arguments)
      writer.json.write(#""astNodeIds":["#)
      writer.elements(nodeIDs.indices) { $0.id(nodeIDs[$1]) }
      writer.json.write(#"],"id":"#)
      writer.id(id &+ shift)
      writer.json.write(#","text":"#)
      writer.json.write(quoted: step.text)
      writer.json.write(#","type":"#)
      writer.json.write(quoted: step.type.rawValue)
      writer.json.write("}")
    }
  }

  /// Appends what stands under a step; the places, from 1, are told only where there are both a table and a doc string.
  private mutating func arguments(_ arguments: [PickleStepArgument]) {
    guard !arguments.isEmpty else { return }
    json.write(#""argument":{"#)
    func index(_ place: Int) -> Int? { arguments.count > 1 ? place + 1 : nil }
    // A table comes first, as keys do in the order of the alphabet.
    for case (let place, .dataTable(let table)) in arguments.enumerated() {
      self.table(table, index(place))
      if arguments.count > 1 { json.write(",") }
    }
    for case (let place, .docString(let docString)) in arguments.enumerated() {
      self.docString(docString, index(place))
    }
    json.write("},")
  }

  private mutating func table(_ table: PickleTable, _ index: Int?) {
    json.write(#""dataTable":{"#)
    argumentIndex(index)
    json.write(#""rows":"#)
    array(table.rows.indices) { writer, row in
      let cells = table.rows[row].cells
      writer.json.write(#"{"cells":"#)
      writer.array(cells.indices) { writer, cell in
        writer.json.write(#"{"value":"#)
        writer.json.write(quoted: cells[cell].value)
        writer.json.write("}")
      }
      writer.json.write("}")
    }
    json.write("}")
  }

  private mutating func docString(_ docString: PickleDocString, _ index: Int?) {
    json.write(#""docString":{"#)
    argumentIndex(index)
    json.write(#""content":"#)
    json.write(quoted: docString.content)
    if let mediaType = docString.mediaType {
      json.write(#","mediaType":"#)
      json.write(quoted: mediaType)
    }
    json.write("}")
  }

  private mutating func argumentIndex(_ index: Int?) {
    guard let index else { return }
    json.write(#""argumentIndex":"#)
    json.write(index)
    json.write(",")
  }
}
