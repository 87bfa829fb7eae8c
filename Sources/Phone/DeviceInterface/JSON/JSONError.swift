/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong at the place.
  public enum Reason: Hashable, Sendable {
    /// The text ends where this was expected.
    case unexpectedEnd(expected: String)
    /// This byte stands where something else was expected.
    case unexpectedByte(UInt8, expected: String)
    /// A string holds a control character that has to be escaped.
    case controlCharacter(UInt8)
    /// An escape names one half of a surrogate pair without the other.
    case loneSurrogate
    /// The number is too large for 64-bit floating point.
    case numberOutOfRange
    /// An object has two members of this name.
    case repeatedMember(String)
    /// Arrays and objects are nested deeper than allowed.
    case tooDeep(depthMax: Int)
    /// The text is larger than allowed.
    case tooLarge(bytesMax: Int)
  }

  /// What is wrong.
  public var reason: Reason
  /// The place as a number of bytes from the start.
  public var offset: Int

  /// Creates an error.
  public init(_ reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and what is wrong there.
  public var description: String { "byte \(offset): \(reason)" }
}

extension JSONError.Reason: CustomStringConvertible {
  /// What is wrong and what was expected.
  public var description: String {
    switch self {
    case .unexpectedEnd(let expected): "the text ends, expected \(expected)"
    case .unexpectedByte(let byte, let expected): "found \(Self.name(byte)), expected \(expected)"
    case .controlCharacter(let byte): "\(Self.name(byte)) in a string has to be escaped"
    case .loneSurrogate: "the escape is half of a surrogate pair, expected the other half beside it"
    case .numberOutOfRange: "the number is too large, expected one within ±1.8e308"
    case .repeatedMember(let name): "the member \"\(name)\" is given twice"
    case .tooDeep(let depthMax): "nested too deep, expected at most \(depthMax) levels"
    case .tooLarge(let bytesMax): "the text is too large, expected at most \(bytesMax) bytes"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "“\(Character(UnicodeScalar(byte)))”" : "byte 0x" + String(byte, radix: 16)
  }
}
