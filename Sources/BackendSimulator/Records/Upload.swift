import DeviceInterface

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
  public init(_ body: RequestFields) throws(Refusal) {
    var items: [Item] = []
    var numbers: Set<Int> = []
    for value in try body.array(Record.plural) {
      let fields = try RequestFields(value, called: "")
      let number = Int(try fields.integer("n", in: 1...RequestFields.counts.upperBound))
      guard numbers.insert(number).inserted else {
        throw Refusal(400, "n: \(number) is there more than once in one upload")
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
