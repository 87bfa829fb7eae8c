/// How much text the rows of an outline's examples make of it, told without making it.
struct OutlineSize {
  private let document: DocumentStorage
  /// The texts that may hold placeholders.
  private var texts: [TextRange] = []
  private var bytes = 0
  private var angles = 0
  private var isNested = false

  init(_ document: DocumentStorage, _ scenario: StepsRecord) {
    self.document = document
    add(scenario.header.name)
    for index in scenario.steps.range {
      let step = document.tables.steps[index]
      add(step.text)
      for row in step.rows.range {
        for cell in document.tables.rows[row].cells.range {
          add(document.tables.cells[cell].value)
        }
      }
      if step.docString != StepRecord.noDocString {
        let docString = document.tables.docStrings[Int(step.docString)]
        add(docString.mediaType)
        add(docString.content)
      }
    }
  }

  /// Returns a bound on the bytes handled for a row; nil where a value may bring in placeholders.
  ///
  /// Each placeholder takes an angle bracket of the text, is compared with every header, and is
  /// replaced by no more than the longest value.
  func estimate(for pickle: Pickle) -> Int? {
    guard !isNested, let filler = pickle.filler, !filler.hasAngles else { return nil }
    let cells = document.tables.rows[Int(pickle.record.row)].cells.range
    let longest = cells.reduce(0) { max($0, document.tables.cells[$1].value.count) }
    return bytes + angles * (longest + cells.count)
  }

  /// Fills in everything for one row and takes the bytes handled off a budget; false where it
  /// does not suffice.
  func fillAll(_ pickle: Pickle, _ budget: inout Int) -> Bool {
    guard let filler = pickle.filler else { return true }
    for text in texts where filler.fill(text, budget: &budget) == nil { return false }
    return true
  }

  private mutating func add(_ text: TextRange) {
    let found = document.withBytes(text) { bytes in
      bytes.count { $0 == UInt8(ascii: "<") }
    }
    guard found > 0 else { return }
    texts.append(text)
    bytes += text.count
    angles += found
    isNested = isNested || document.withBytes(text, PlaceholderFiller.isNested)
  }
}
