extension Position {
  /// The most bytes a position's text may have.
  private static let textLengthMax = 100

  /// Creates a position from decimal degrees with a comma between them, such as "52.2297, 21.0122".
  ///
  /// Digits after the seventh decimal are rounded away. Throws `PositionTextError`.
  public init(text: some StringProtocol) throws(PositionTextError) {
    guard text.utf8.count <= Self.textLengthMax else {
      throw .tooLong(bytesMax: Self.textLengthMax)
    }
    let parts = String(text).split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notTwoNumbers(String(text)) }
    try self.init(latitude: parts[0], longitude: parts[1])
  }

  /// Creates a position from the decimal texts of its degrees, as addresses and track files hold them.
  ///
  /// Spaces around the numbers are allowed. Throws `PositionTextError`.
  public init(
    latitude: some StringProtocol, longitude: some StringProtocol
  ) throws(PositionTextError) {
    let (latitudeText, longitudeText) = (Self.trimmed(latitude), Self.trimmed(longitude))
    guard latitudeText.utf8.count + longitudeText.utf8.count <= Self.textLengthMax else {
      throw .tooLong(bytesMax: Self.textLengthMax)
    }
    guard let latitude = DecimalText.parse(latitudeText, decimals: 7) else {
      throw .notANumber(String(latitudeText))
    }
    guard let longitude = DecimalText.parse(longitudeText, decimals: 7) else {
      throw .notANumber(String(longitudeText))
    }
    guard abs(latitude) <= 900_000_000 else { throw .latitudeOutOfRange(String(latitudeText)) }
    guard let position = Self(latitudeE7: Int32(latitude), wideLongitudeE7: longitude) else {
      throw .longitudeOutOfRange(String(longitudeText))
    }
    self = position
  }

  /// Creates a position from degrees rounded to 1e-7, or `nil` where one is out of its range or not a number.
  public init?(latitudeDegrees: Double, longitudeDegrees: Double) {
    guard abs(latitudeDegrees) <= 90, abs(longitudeDegrees) <= 180 else { return nil }
    self.init(
      latitudeE7: Int32(DeterministicMath.nearestInteger(latitudeDegrees * 1e7)),
      longitudeE7: Int32(DeterministicMath.nearestInteger(longitudeDegrees * 1e7)))
  }

  /// The latitude in degrees; exact to the last digit of `latitudeText`.
  public var latitudeDegrees: Double { Double(latitudeE7) / 1e7 }

  /// The longitude in degrees; exact to the last digit of `longitudeText`.
  public var longitudeDegrees: Double { Double(longitudeE7) / 1e7 }

  /// The latitude as decimal degrees without trailing zeros, such as "52.2297".
  public var latitudeText: String { DecimalText.render(Int64(latitudeE7), decimals: 7) }

  /// The longitude as decimal degrees without trailing zeros, such as "-0.5".
  public var longitudeText: String { DecimalText.render(Int64(longitudeE7), decimals: 7) }

  private init?(latitudeE7: Int32, wideLongitudeE7 longitude: Int64) {
    guard let longitudeE7 = Int32(exactly: longitude) else { return nil }
    self.init(latitudeE7: latitudeE7, longitudeE7: longitudeE7)
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension Position: CustomStringConvertible {
  /// The canonical text: latitude and longitude in decimal degrees, such as "52.2297, 21.0122".
  public var description: String { latitudeText + ", " + longitudeText }
}

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
