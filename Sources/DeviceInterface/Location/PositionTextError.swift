/// Why a text is not a position.
public enum PositionTextError: Error, Hashable, Sendable {
  /// The text is not two numbers with a comma between them.
  case notTwoNumbers(String)
  /// The part is not a plain decimal number.
  case notANumber(String)
  /// The latitude is not within -90 to 90 degrees.
  case latitudeOutOfRange(String)
  /// The longitude is not within -180 to 180 degrees.
  case longitudeOutOfRange(String)
  /// The text is longer than any position.
  case tooLong(bytesMax: Int)
}

extension PositionTextError: CustomStringConvertible {
  /// What is wrong, what was expected, and an example.
  public var description: String {
    switch self {
    case .notTwoNumbers(let text):
      "“\(text)” is not a position: expected latitude and longitude with a comma between them,"
        + " such as “52.2297, 21.0122”"
    case .notANumber(let part):
      "“\(part)” is not a number of degrees: expected decimal degrees such as “52.2297” or “-0.5”"
    case .latitudeOutOfRange(let part):
      "latitude \(part) is out of range: expected -90 to 90 degrees (latitude comes first)"
    case .longitudeOutOfRange(let part):
      "longitude \(part) is out of range: expected -180 to 180 degrees (latitude comes first)"
    case .tooLong(let bytesMax):
      "the text is too long for a position: expected at most \(bytesMax) bytes,"
        + " such as “52.2297, 21.0122”"
    }
  }
}
