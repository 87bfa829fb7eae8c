/// A record as an upload's JSON holds it.
public protocol UploadedRecord: NumberedRecord {
  /// The name of the array that an upload has them in.
  static var plural: String { get }

  /// Reads what belongs to the number; throws what is wrong with it.
  init(number: Int, _ fields: RequestFields) throws(Refusal)
}
