/// A compiler from documents to pickles.
///
/// ```swift
/// let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
/// for pickle in pickles { print(pickle.name, pickle.steps.count) }
/// ```
public struct PickleCompiler: Sendable {
  private let limits: Limits

  /// Creates a compiler.
  public init(limits: Limits = .standard) {
    self.limits = limits
  }

  /// Returns the pickles of a document in the order of the text, numbering them and their steps.
  ///
  /// On failure no number is used up.
  ///
  /// - Throws: `PickleLimitError` when outlines multiply beyond the limits.
  public func pickles(
    of document: GherkinDocument,
    ids: inout IDGenerator
  ) throws(PickleLimitError) -> [Pickle] {
    var compilation = PickleCompilation(document.storage, limits, ids)
    try compilation.run()
    ids = compilation.ids
    return compilation.pickles
  }
}

/// One run of the compiler over one document.
struct PickleCompilation {
  private let document: DocumentStorage
  private let limits: Limits
  private(set) var ids: IDGenerator
  private(set) var pickles: [Pickle] = []
  private var stepCount = 0
  private var outlineBudget: Int

  init(_ document: DocumentStorage, _ limits: Limits, _ ids: IDGenerator) {
    self.document = document
    self.limits = limits
    self.ids = ids
    outlineBudget = limits[.outlineBytesPerFile]
  }

  mutating func run() throws(PickleLimitError) {
    guard let feature = document.tables.feature else { return }
    pickles.reserveCapacity(document.tables.scenarios.count)
    for index in feature.scenarios.range {
      try compile(scenario: index, rule: nil)
    }
    for rule in document.tables.rules.indices {
      for index in document.tables.rules[rule].scenarios.range {
        try compile(scenario: index, rule: rule)
      }
    }
  }

  private mutating func compile(scenario index: Int, rule: Int?) throws(PickleLimitError) {
    let scenario = document.tables.scenarios[index]
    var record = PickleRecord(id: 0, scenario: UInt32(truncatingIfNeeded: index))
    if let rule { record.rule = UInt32(truncatingIfNeeded: rule) }
    let steps = StepRanges(of: record, in: document).count
    guard !scenario.examples.isEmpty else {
      try add(record, steps: steps, at: scenario.header.position)
      return
    }
    let outline = OutlineSize(document, scenario)
    for examples in scenario.examples.range {
      record.examples = UInt32(truncatingIfNeeded: examples)
      for row in document.tables.examples[examples].rows.range.dropFirst() {
        record.row = UInt32(truncatingIfNeeded: row)
        try add(record, steps: steps, at: document.tables.rows[row].position)
        try charge(outline, for: record)
      }
    }
  }

  private mutating func add(
    _ record: PickleRecord, steps: Int, at position: Position
  ) throws(PickleLimitError) {
    stepCount += steps
    guard pickles.count < limits.picklesPerFile else { throw error(.picklesPerFile, position) }
    guard stepCount <= limits.pickleStepsPerFile else {
      throw error(.pickleStepsPerFile, position)
    }
    var numbered = record
    _ = ids.next(steps)
    numbered.id = UInt32(truncatingIfNeeded: ids.next())
    pickles.append(Pickle(document: document, record: numbered))
  }

  /// Takes the bytes that filling in a row handles off what is left.
  private mutating func charge(
    _ outline: OutlineSize, for record: PickleRecord
  ) throws(PickleLimitError) {
    let pickle = Pickle(document: document, record: record)
    if let estimate = outline.estimate(for: pickle), estimate <= outlineBudget {
      outlineBudget -= estimate
    } else if !outline.fillAll(pickle, &outlineBudget) {
      throw error(.outlineBytesPerFile, document.tables.rows[Int(record.row)].position)
    }
  }

  private func error(_ limit: Limit, _ position: Position) -> PickleLimitError {
    PickleLimitError(
      uri: document.source.uri, location: position.location, limit: limit, bound: limits[limit])
  }
}

/// A document that would make more pickles, steps or text than is accepted.
public struct PickleLimitError: Error, Hashable, Sendable {
  /// The name of the source.
  public let uri: String
  /// Where the bound is passed: a scenario or a row of examples.
  public let location: Location
  /// The bound that is passed.
  public let limit: Limit
  /// Its value.
  public let bound: Int

  /// What is wrong, and where.
  public var message: String {
    "(\(location.line):\(location.column ?? 0)): more than \(bound) \(limit.rawValue)"
  }

  /// The same in plain words: what is wrong and what to do.
  public var explanation: String {
    "From this line on there are more than \(bound) \(limit.rawValue). \(limit.advice)"
  }
}

/// The amount of text that the rows of an outline's examples make of it, told without making it.
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
