public import DeviceInterface

/// A batch of records as a request brought it.
public struct Upload<Record: NumberedRecord> {
  /// One record of the batch.
  enum Item {
    /// It is as it should be.
    case record(Record)
    /// Its number can be read, but the rest is wrong for the reason.
    case malformed(number: Int, reason: String)
  }

  /// The records in the order of the batch.
  let items: [Item]
}

extension Upload where Record: UploadedRecord {
  /// Reads the array of records from a body.
  ///
  /// Throws 400 where a record has no number of its own, since no answer could speak of it.
  @_specialize(where Record == RecordedPoint)
  public init(_ body: RequestFields) throws(Refusal) {
    var items: [Item] = []
    var numbers: Set<Int> = []
    for value in try body.array(Record.plural) {
      let fields = try RequestFields(value, called: "")
      let number = Int(try fields.integer("n", in: 1...RequestFields.counts.upperBound))
      guard numbers.insert(number).inserted else {
        throw Refusal(400, "n: \(number) is there more than once in one upload", .invalid)
      }
      do throws(Refusal) {
        items.append(.record(try Record(number: number, fields)))
      } catch {
        items.append(.malformed(number: number, reason: error.message))
      }
    }
    self.items = items
  }
}

/// What became of the records of an upload, number by number.
public struct UploadReceipt {
  /// The numbers of the records that are stored.
  public private(set) var accepted: [Int] = []
  private var refused: [JSONValue] = []

  /// Notes that a record is stored.
  mutating func accept(_ number: Int) { accepted.append(number) }

  /// Notes that a record is wrong and sending it again is pointless.
  mutating func refuse(_ number: Int, _ reason: String) {
    refused.append(
      .object([.init("n", .integer(Int64(number))), .init("reason", .string(reason))]))
  }

  /// Whether nothing was refused.
  public var isWhole: Bool { refused.isEmpty }

  /// The numbers, where each of so many records is stored and they follow one another.
  func run(of count: Int) -> Range<Int>? {
    guard let first = accepted.first, accepted.count == count,
      accepted.elementsEqual(first..<first + count)
    else { return nil }
    return first..<first + count
  }

  /// What became of the records, as the members of an answer.
  public var members: [JSONValue.Member] {
    [
      .init("accepted", .array(accepted.map { .integer(Int64($0)) })),
      .init("refused", .array(refused)),
    ]
  }

  /// The answer to the upload.
  public var response: ServerResponse { .json(members) }
}

/// A record as an upload's JSON holds it.
public protocol UploadedRecord: NumberedRecord {
  /// The name of the array that an upload has them in.
  static var plural: String { get }

  /// Reads what belongs to the number; throws what is wrong with it.
  init(number: Int, _ fields: RequestFields) throws(Refusal)
}

/// The report about an end as a server has received it, and how things stood when it came.
public struct ReceivedReport<Report: ClosingReport>: Hashable, Sendable {
  /// What the app reported.
  public let report: Report
  /// When the report arrived.
  public let arrival: Instant
  /// How many points the server had at that moment.
  public let storedPointCount: Int

  /// Whether every point was there before the report came.
  public var hadAllPoints: Bool { storedPointCount >= report.pointCount }
}

extension Optional {
  /// Keeps the first report that comes; returns false where another one is there, which stays.
  public mutating func keep<Report>(
    _ report: Report, at time: Instant, storedPointCount: Int
  ) -> Bool where Wrapped == ReceivedReport<Report> {
    if let known = self { return known.report == report }
    self = ReceivedReport(report: report, arrival: time, storedPointCount: storedPointCount)
    return true
  }
}

/// What an app reports when something that it has recorded is over, such as an execution or a shift.
public protocol ClosingReport: Hashable, Sendable {
  /// How many points the app says there are.
  var pointCount: Int { get }
}
