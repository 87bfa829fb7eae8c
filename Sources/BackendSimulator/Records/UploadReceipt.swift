public import DeviceInterface

/// What became of the records of an upload, number by number.
public struct UploadReceipt {
  private var accepted: [JSONValue] = []
  private var refused: [JSONValue] = []

  /// Notes that a record is stored.
  mutating func accept(_ number: Int) {
    accepted.append(.integer(Int64(number)))
  }

  /// Notes that a record is wrong and sending it again is pointless.
  mutating func refuse(_ number: Int, _ reason: String) {
    refused.append(
      .object([.init("n", .integer(Int64(number))), .init("reason", .string(reason))]))
  }

  /// Whether nothing was refused.
  public var isWhole: Bool { refused.isEmpty }

  /// What became of the records, as the members of an answer.
  public var members: [JSONValue.Member] {
    [.init("accepted", .array(accepted)), .init("refused", .array(refused))]
  }

  /// The answer to the upload.
  public var response: ServerResponse { .json(members) }
}
