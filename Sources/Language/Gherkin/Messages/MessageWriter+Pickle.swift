/// The messages of pickles.
extension MessageWriter {
  /// Appends the `pickle` message of a pickle.
  ///
  /// Where phrases are unfolded their steps stand in place of the pickle's own. One of several platforms for the same
  /// pickle has a suffix to its name, and numbers of its own for itself and its steps, which are higher by a shift.
  package mutating func write(
    _ pickle: Pickle, unfolded: UnfoldedSteps? = nil, suffix: String = "", shift: Int = 0
  ) {
    let storage = pickle.document
    let scenario = pickle.scenario
    let filler = pickle.filler
    let row = pickle.record.isOutline ? storage.tables.rows[Int(pickle.record.row)] : nil
    json.write(#"{"pickle":{"astNodeIds":["#)
    nodes(scenario.header.id, row)
    json.write(#"],"id":"#)
    id(pickle.id &+ shift)
    json.write(#","language":"#)
    json.write(quoted: storage.language)
    json.write(#","location":"#)
    location(row?.position ?? scenario.header.position)
    json.write(#","name":"#)
    if suffix.isEmpty {
      text(scenario.header.name, filler, storage)
    } else {
      json.write(quoted: pickle.name + suffix)
    }
    json.write(#","steps":["#)
    if let unfolded {
      write(unfolded, shift)
    } else {
      steps(of: pickle, row, filler, shift)
    }
    json.write(#"],"tags":["#)
    tags(of: pickle, storage)
    json.write(#"],"uri":"#)
    json.write(quoted: storage.source.uri)
    json.write("}}\n")
  }

  private mutating func steps(
    of pickle: Pickle, _ row: RowRecord?, _ filler: PlaceholderFiller?, _ shift: Int
  ) {
    let storage = pickle.document
    var isFirst = true
    PickleSteps(pickle).each { step in
      if !isFirst { json.write(",") }
      isFirst = false
      // Only the scenario's own steps have placeholders.
      self.step(step, step.isOwn ? row : nil, step.isOwn ? filler : nil, shift, storage)
    }
  }

  private mutating func step(
    _ step: PickleSteps.Place, _ row: RowRecord?, _ filler: PlaceholderFiller?, _ shift: Int,
    _ storage: DocumentStorage
  ) {
    json.write("{")
    argument(of: step.record, filler, storage)
    json.write(#""astNodeIds":["#)
    nodes(step.record.id, row)
    json.write(#"],"id":"#)
    id(step.id &+ shift)
    json.write(#","text":"#)
    text(step.record.text, filler, storage)
    switch step.type {
    case .unknown: json.write(#","type":"Unknown"}"#)
    case .context: json.write(#","type":"Context"}"#)
    case .action: json.write(#","type":"Action"}"#)
    case .outcome: json.write(#","type":"Outcome"}"#)
    }
  }

  /// Appends the number of a node and that of the row of examples.
  private mutating func nodes(_ node: UInt32, _ row: RowRecord?) {
    id(Int(node))
    guard let row else { return }
    json.write(",")
    id(Int(row.id))
  }

  private mutating func tags(of pickle: Pickle, _ storage: DocumentStorage) {
    var isFirst = true
    pickle.forEachHeader { header in
      let first = Int(header.firstTagID) - Int(header.tags.start)
      for index in header.tags.range {
        if !isFirst { json.write(",") }
        isFirst = false
        json.write(#"{"astNodeId":"#)
        id(first + index)
        json.write(#","name":"#)
        text(storage.tables.tags[index].text, storage)
        json.write("}")
      }
    }
  }

  // MARK: What stands under a pickle's step

  /// Appends the argument; the places, from 1, are told only where there are both a table and a doc string.
  private mutating func argument(
    of step: StepRecord, _ filler: PlaceholderFiller?, _ storage: DocumentStorage
  ) {
    let hasTable = !step.rows.isEmpty
    let hasDocString = step.docString != StepRecord.noDocString
    guard hasTable || hasDocString else { return }
    let both = hasTable && hasDocString
    json.write(#""argument":{"#)
    if hasTable {
      json.write(#""dataTable":{"#)
      if both { place(step.isDocStringFirst ? 2 : 1) }
      table(step.rows.range, filler, storage)
      json.write("}")
    }
    if both { json.write(",") }
    if hasDocString {
      json.write(#""docString":{"#)
      if both { place(step.isDocStringFirst ? 1 : 2) }
      docString(storage.tables.docStrings[Int(step.docString)], filler, storage)
      json.write("}")
    }
    json.write("},")
  }

  private mutating func place(_ number: Int) {
    json.write(#""argumentIndex":"#)
    json.write(number)
    json.write(",")
  }

  private mutating func table(
    _ rows: Range<Int>, _ filler: PlaceholderFiller?, _ storage: DocumentStorage
  ) {
    json.write(#""rows":"#)
    array(rows) { writer, row in
      writer.json.write(#"{"cells":"#)
      writer.array(storage.tables.rows[row].cells.range) { writer, cell in
        writer.json.write(#"{"value":"#)
        writer.text(storage.tables.cells[cell].value, filler, storage)
        writer.json.write("}")
      }
      writer.json.write("}")
    }
  }

  private mutating func docString(
    _ docString: DocStringRecord, _ filler: PlaceholderFiller?, _ storage: DocumentStorage
  ) {
    json.write(#""content":"#)
    text(docString.content, filler, storage)
    guard !docString.mediaType.isEmpty else { return }
    json.write(#","mediaType":"#)
    text(docString.mediaType, filler, storage)
  }

  /// Appends a text with its placeholders filled in.
  private mutating func text(
    _ range: TextRange, _ filler: PlaceholderFiller?, _ storage: DocumentStorage
  ) {
    if let filled = filler?.filled(range) {
      filled.withUnsafeBufferPointer { json.write(quoted: $0) }
    } else {
      text(range, storage)
    }
  }
}
