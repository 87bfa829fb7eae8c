/// The message of a document.
extension MessageWriter {
  /// Appends the `gherkinDocument` message of a document.
  package mutating func write(_ document: GherkinDocument) {
    let storage = document.storage
    json.write(#"{"gherkinDocument":{"comments":"#)
    array(storage.tables.comments.indices) { writer, index in
      let comment = storage.tables.comments[index]
      writer.json.write(#"{"location":"#)
      writer.location(comment.position)
      writer.json.write(#","text":"#)
      writer.text(comment.text, storage)
      writer.json.write("}")
    }
    if let record = storage.tables.feature { feature(record, storage) }
    json.write(#","uri":"#)
    json.write(quoted: storage.source.uri)
    json.write("}}\n")
  }

  private mutating func feature(_ feature: ContainerRecord, _ storage: DocumentStorage) {
    json.write(#","feature":{"children":["#)
    children(of: feature, storage)
    let hasOwnChildren = !feature.backgrounds.isEmpty || !feature.scenarios.isEmpty
    if hasOwnChildren, !storage.tables.rules.isEmpty { json.write(",") }
    elements(storage.tables.rules.indices) { writer, index in
      writer.rule(storage.tables.rules[index], storage)
    }
    json.write(#"],"description":"#)
    text(feature.header.description, storage)
    // Markdown needs no header of a feature.
    if !feature.header.keyword.isEmpty {
      json.write(#","keyword":"#)
      text(feature.header.keyword, storage)
    }
    json.write(#","language":"#)
    json.write(quoted: storage.language)
    place(of: feature.header, storage)
    tags(of: feature.header, storage)
    json.write("}")
  }

  private mutating func rule(_ rule: ContainerRecord, _ storage: DocumentStorage) {
    json.write(#"{"rule":{"children":["#)
    children(of: rule, storage)
    json.write("]")
    description(of: rule.header, storage)
    identity(of: rule.header, storage)
    place(of: rule.header, storage)
    tags(of: rule.header, storage)
    json.write("}}")
  }

  /// Appends the background and the scenarios that stand directly in a feature or rule.
  private mutating func children(of parent: ContainerRecord, _ storage: DocumentStorage) {
    elements(parent.backgrounds.range) { writer, index in
      writer.background(storage.tables.backgrounds[index], storage)
    }
    if !parent.backgrounds.isEmpty, !parent.scenarios.isEmpty { json.write(",") }
    elements(parent.scenarios.range) { writer, index in
      writer.scenario(storage.tables.scenarios[index], storage)
    }
  }

  private mutating func background(_ background: StepsRecord, _ storage: DocumentStorage) {
    json.write(#"{"background":{"description":"#)
    text(background.header.description, storage)
    identity(of: background.header, storage)
    place(of: background.header, storage)
    json.write(#","steps":"#)
    array(background.steps.range) { writer, index in
      writer.step(storage.tables.steps[index], storage)
    }
    json.write("}}")
  }

  private mutating func scenario(_ scenario: StepsRecord, _ storage: DocumentStorage) {
    json.write(#"{"scenario":{"description":"#)
    text(scenario.header.description, storage)
    json.write(#","examples":"#)
    array(scenario.examples.range) { writer, index in
      writer.examples(storage.tables.examples[index], storage)
    }
    identity(of: scenario.header, storage)
    place(of: scenario.header, storage)
    json.write(#","steps":"#)
    array(scenario.steps.range) { writer, index in
      writer.step(storage.tables.steps[index], storage)
    }
    tags(of: scenario.header, storage)
    json.write("}}")
  }

  private mutating func examples(_ examples: ExamplesRecord, _ storage: DocumentStorage) {
    json.write(#"{"description":"#)
    text(examples.header.description, storage)
    identity(of: examples.header, storage)
    place(of: examples.header, storage)
    json.write(#","tableBody":"#)
    let rows = examples.rows.range
    array(rows.dropFirst().startIndex..<rows.upperBound) { writer, index in
      writer.row(storage.tables.rows[index], storage)
    }
    if !rows.isEmpty {
      json.write(#","tableHeader":"#)
      row(storage.tables.rows[rows.lowerBound], storage)
    }
    tags(of: examples.header, storage)
    json.write("}")
  }

  private mutating func description(of header: HeaderRecord, _ storage: DocumentStorage) {
    json.write(#","description":"#)
    text(header.description, storage)
  }

  private mutating func identity(of header: HeaderRecord, _ storage: DocumentStorage) {
    json.write(#","id":"#)
    id(Int(header.id))
    json.write(#","keyword":"#)
    text(header.keyword, storage)
  }

  private mutating func place(of header: HeaderRecord, _ storage: DocumentStorage) {
    json.write(#","location":"#)
    location(header.position)
    json.write(#","name":"#)
    text(header.name, storage)
  }

  private mutating func tags(of header: HeaderRecord, _ storage: DocumentStorage) {
    json.write(#","tags":"#)
    let first = Int(header.firstTagID) - Int(header.tags.start)
    array(header.tags.range) { writer, index in
      let tag = storage.tables.tags[index]
      writer.json.write(#"{"id":"#)
      writer.id(first + index)
      writer.json.write(#","location":"#)
      writer.location(tag.position)
      writer.json.write(#","name":"#)
      writer.text(tag.text, storage)
      writer.json.write("}")
    }
  }

  private mutating func step(_ step: StepRecord, _ storage: DocumentStorage) {
    json.write("{")
    if !step.rows.isEmpty { dataTable(step.rows.range, storage) }
    if step.docString != StepRecord.noDocString {
      docString(storage.tables.docStrings[Int(step.docString)], storage)
    }
    json.write(#""id":"#)
    id(Int(step.id))
    json.write(#","keyword":"#)
    text(step.keyword, storage)
    switch step.keywordType {
    case .unknown: json.write(#","keywordType":"Unknown","location":"#)
    case .context: json.write(#","keywordType":"Context","location":"#)
    case .action: json.write(#","keywordType":"Action","location":"#)
    case .outcome: json.write(#","keywordType":"Outcome","location":"#)
    case .conjunction: json.write(#","keywordType":"Conjunction","location":"#)
    }
    location(step.position)
    json.write(#","text":"#)
    text(step.text, storage)
    json.write("}")
  }

  private mutating func dataTable(_ rows: Range<Int>, _ storage: DocumentStorage) {
    json.write(#""dataTable":{"location":"#)
    location(storage.tables.rows[rows.lowerBound].position)
    json.write(#","rows":"#)
    array(rows) { writer, index in writer.row(storage.tables.rows[index], storage) }
    json.write("},")
  }

  private mutating func docString(_ docString: DocStringRecord, _ storage: DocumentStorage) {
    json.write(#""docString":{"content":"#)
    text(docString.content, storage)
    json.write(#","delimiter":"#)
    text(docString.delimiter, storage)
    json.write(#","location":"#)
    location(docString.position)
    if !docString.mediaType.isEmpty {
      json.write(#","mediaType":"#)
      text(docString.mediaType, storage)
    }
    json.write("},")
  }

  private mutating func row(_ row: RowRecord, _ storage: DocumentStorage) {
    json.write(#"{"cells":"#)
    array(row.cells.range) { writer, index in
      let cell = storage.tables.cells[index]
      writer.json.write(#"{"location":"#)
      writer.location(line: row.position.line, column: cell.column)
      writer.json.write(#","value":"#)
      writer.text(cell.value, storage)
      writer.json.write("}")
    }
    json.write(#","id":"#)
    id(Int(row.id))
    json.write(#","location":"#)
    location(row.position)
    json.write("}")
  }
}
