/// The form of the ids that apps choose: short, and safe in a path.
package enum Identifier {
  /// The most bytes an id may have.
  static let bytesMax = 64

  /// Tells whether the text is an id.
  package static func isValid(_ text: String) -> Bool {
    (1...bytesMax).contains(text.utf8.count) && text.utf8.allSatisfy(isAllowed)
  }

  /// Returns the text where it is an id, and throws 400 with its name otherwise.
  static func checked(_ text: String, called name: String) throws(Refusal) -> String {
    guard isValid(text) else {
      throw Refusal(
        400,
        "\(name): expected 1 to \(bytesMax) of the characters A-Z a-z 0-9 . _ -, found"
          + " “\(text.prefix(bytesMax))”")
    }
    return text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
