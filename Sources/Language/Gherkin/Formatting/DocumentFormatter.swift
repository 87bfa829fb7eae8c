/// A printer of documents in the canonical layout.
struct DocumentFormatter {
  let storage: DocumentStorage
  let lines: FormatterLines
  private(set) var output = ""
  /// The comments that are not printed yet.
  private(set) var comments: ArraySlice<MarkRecord>
  /// The level of what belongs to the text printed last.
  private var bodyLevel = 0
  private var isAfterLanguage = false

  var tables: DocumentTables { storage.tables }

  init(_ storage: DocumentStorage) {
    self.storage = storage
    lines = FormatterLines(storage.source.bytes)
    comments = storage.tables.comments[...]
  }

  mutating func format() -> String {
    printLanguage()
    if let feature = tables.feature {
      printFeature(feature)
    } else {
      for phrase in tables.scenarios { printStepsBlock(phrase, level: 0) }
    }
    printBlockComments(before: .max, level: tables.feature == nil ? 0 : lastBlockLevel)
    return output
  }

  private var lastBlockLevel: Int { tables.rules.isEmpty ? 1 : 2 }

  private mutating func printLanguage() {
    guard let language = tables.language else {
      // A comment that comes to stand on top would be taken for the language otherwise.
      if commentsNameLanguage { write("# language: \(storage.language)", level: 0) }
      isAfterLanguage = commentsNameLanguage
      return
    }
    printBlockComments(before: lines.number(at: language.bounds.lowerBound), level: 0)
    write("# language: \(storage.text(language))", level: 0)
    isAfterLanguage = true
  }

  /// Whether a comment among the feature's tags looks like the line that names the language.
  private var commentsNameLanguage: Bool {
    guard let feature = tables.feature else { return false }
    return comments.prefix { $0.position.line < feature.header.position.line }.contains {
      let words = lines.trimmed(storage.bytes($0.text)).dropFirst().split(separator: ":")
      return words.first.map { String($0).filter { !$0.isWhitespace } } == "language"
    }
  }

  // MARK: Blocks

  private mutating func printFeature(_ feature: ContainerRecord) {
    printHeader(feature.header, level: 0)
    printContainer(feature, level: 1)
    for rule in tables.rules {
      printHeader(rule.header, level: 1)
      printContainer(rule, level: 2)
    }
  }

  private mutating func printContainer(_ container: ContainerRecord, level: Int) {
    for index in container.backgrounds.range {
      printStepsBlock(tables.backgrounds[index], level: level)
    }
    for index in container.scenarios.range {
      printStepsBlock(tables.scenarios[index], level: level)
    }
  }

  private mutating func printStepsBlock(_ block: StepsRecord, level: Int) {
    printHeader(block.header, level: level)
    if !block.header.description.isEmpty, !block.steps.isEmpty { writeBlankLine() }
    for index in block.steps.range {
      printStep(tables.steps[index], level: level + 1)
    }
    for index in block.examples.range {
      printExamples(tables.examples[index], level: level + 1)
    }
  }

  private mutating func printExamples(_ examples: ExamplesRecord, level: Int) {
    printHeader(examples.header, level: level)
    if !examples.header.description.isEmpty, !examples.rows.isEmpty { writeBlankLine() }
    printTable(examples.rows, level: level + 1)
  }

  /// Prints the comments, tags, keyword, name and description of a block after a blank line.
  private mutating func printHeader(_ header: HeaderRecord, level: Int) {
    let tagLines = lines.tagLines(header.tags.range.map { tables.tags[$0] })
    let line = Int(header.position.line)
    let first = tagLines.first?.number ?? line
    printBlockComments(before: line, level: level, next: first)
    printTags(tagLines, level: level)
    let keyword = storage.text(header.keyword)
    let name = storage.text(header.name)
    write(name.isEmpty ? "\(keyword):" : "\(keyword): \(name)", level: level)
    bodyLevel = level + 1
    printDescription(header, level: level + 1)
  }

  /// Puts the tags on one line, with the comment behind them if there is but one.
  private mutating func printTags(_ tagLines: [FormatterLines.TagLine], level: Int) {
    guard !tagLines.isEmpty else { return }
    let remarks = tagLines.compactMap(\.remark)
    if remarks.count > 1 {
      for remark in remarks { write(remark, level: level) }
    }
    let tags = tagLines.flatMap(\.tags).joined(separator: " ")
    write(remarks.count == 1 ? "\(tags) \(remarks[0])" : tags, level: level)
  }

  /// Prints the free text under a header with the comments inside it, without its indentation.
  private mutating func printDescription(_ header: HeaderRecord, level: Int) {
    guard !header.description.isEmpty else { return }
    let text = FormatterLines.withoutIndentation(storage.bytes(header.description))
    var number = Int(header.position.line) + 1
    while lines.isBlank(number) { number += 1 }
    for line in text {
      while let comment = comments.first, Int(comment.position.line) == number {
        printComment(comment, level: level)
        number += 1
      }
      write(line, level: level)
      number += 1
    }
  }

  // MARK: Steps

  private mutating func printStep(_ step: StepRecord, level: Int) {
    printComments(before: Int(step.position.line), level: level)
    write(stepLine(step), level: level)
    bodyLevel = level
    if step.isDocStringFirst { printDocString(step, level: level + 1) }
    printTable(step.rows, level: level + 1)
    if !step.isDocStringFirst { printDocString(step, level: level + 1) }
  }

  /// Joins keyword and text; where that would read as a longer keyword the line stays as it is.
  private func stepLine(_ step: StepRecord) -> String {
    let keyword = step.keyword.bounds
    let text = step.text.bounds
    guard !text.isEmpty else { return storage.text(step.keyword) }
    let isApart = keyword.upperBound < text.lowerBound
    let needsBlank = isApart && storage.source.bytes[keyword.upperBound - 1] != 0x20
    let line = storage.text(step.keyword) + (needsBlank ? " " : "") + storage.text(step.text)
    guard isApart, startsWithLongerKeyword(line, than: keyword.count) else { return line }
    return storage.text(TextRange(source: keyword.lowerBound..<text.upperBound))
  }

  private func startsWithLongerKeyword(_ line: String, than count: Int) -> Bool {
    guard let dialect = Dialects.dialect(for: storage.language) else { return false }
    return dialect.stepKeywords.contains { keyword in
      keyword.text.utf8.count > count && line.utf8.starts(with: keyword.text.utf8)
    }
  }

  private mutating func printDocString(_ step: StepRecord, level: Int) {
    guard step.docString != StepRecord.noDocString else { return }
    let docString = tables.docStrings[Int(step.docString)]
    let delimiter = storage.text(docString.delimiter)
    printComments(before: Int(docString.position.line), level: level)
    write(delimiter + storage.text(docString.mediaType), level: level)
    for line in FormatterLines.docStringLines(of: docString, in: storage) {
      write(line, level: level)
    }
    write(delimiter, level: level)
  }

  private mutating func printTable(_ rows: Span32, level: Int) {
    let texts = TableLayout(storage, rows).lines
    for (text, index) in zip(texts, rows.range) {
      printComments(before: Int(tables.rows[index].position.line), level: level)
      write(text, level: level)
    }
  }

  // MARK: Comments

  /// Prints the comments in front of a line, in a block of their own after a blank line.
  ///
  /// Those that follow the text before them without a blank line belong to that text.
  private mutating func printBlockComments(before line: Int, level: Int, next: Int? = nil) {
    while let comment = comments.first, !output.isEmpty, Int(comment.position.line) < line,
      !lines.isBlank(Int(comment.position.line) - 1), Int(comment.position.line) < next ?? line
    {
      printComment(comment, level: bodyLevel)
    }
    let hasComments = comments.first.map { Int($0.position.line) < line } ?? false
    if hasComments || line != .max && !isAfterLanguage { writeBlankLine() }
    isAfterLanguage = false
    var last: Int?
    while let comment = comments.first, Int(comment.position.line) < line {
      if last != nil, lines.isBlank(Int(comment.position.line) - 1) { writeBlankLine() }
      last = Int(comment.position.line)
      printComment(comment, level: level)
    }
    if last != nil, line != .max, lines.isBlank((next ?? line) - 1) { writeBlankLine() }
  }

  private mutating func printComments(before line: Int, level: Int) {
    while let comment = comments.first, Int(comment.position.line) < line {
      printComment(comment, level: level)
    }
  }

  private mutating func printComment(_ comment: MarkRecord, level: Int) {
    comments.removeFirst()
    write(lines.trimmed(storage.bytes(comment.text)), level: level)
  }

  // MARK: Output

  private mutating func write(_ line: String, level: Int) {
    if !line.isEmpty {
      for _ in 0..<level { output += "  " }
      output += line
    }
    output.unicodeScalars.append("\n")
  }

  /// Writes a blank line, unless there is nothing above it or one already.
  private mutating func writeBlankLine() {
    guard !output.isEmpty, !output.utf8.suffix(2).elementsEqual("\n\n".utf8) else { return }
    output.unicodeScalars.append("\n")
  }
}
