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
