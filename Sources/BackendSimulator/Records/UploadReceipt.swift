public import DeviceInterface

/// What became of the records of an upload, number by number.
public struct UploadReceipt {
  /// The numbers of the records that are stored.
  public private(set) var accepted: [Int] = []
  private var refused: [JSONValue] = []

  /// Notes that a record is stored.
  mutating func accept(_ number: Int) {
    accepted.append(number)
  }

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
