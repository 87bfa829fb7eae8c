import DeviceInterface

extension ByteWriter {
  /// Writes ten-millionths of a degree as decimal degrees without trailing zeros.
  mutating func writeDegrees(_ e7: Int32) {
    if e7 < 0 { write(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(e7.magnitude).quotientAndRemainder(dividingBy: 10_000_000)
    write(whole, minimum: 1)
    guard fraction > 0 else { return }
    write(UInt8(ascii: "."))
    write(fraction, minimum: 7)
    while last == UInt8(ascii: "0") { removeLast() }
  }
}

/// A reader of the fields of a stored line, which semicolons separate; total, as storage may hold anything.
public struct LineReader {
  /// What follows; `nil` behind the last field, which no semicolon ends.
  private var rest: Substring.UTF8View?

  /// Reads a line from its first field.
  public init(_ line: Substring) { rest = line.utf8 }

  /// Whether all has been read.
  public var isAtEnd: Bool { if case .none = rest { true } else { false } }

  /// Takes the bytes up to the next semicolon, or to the end.
  mutating func field() -> Substring.UTF8View {
    guard let line = rest else { return "".utf8[...] }
    guard let end = line.firstIndex(of: UInt8(ascii: ";")) else {
      rest = nil
      return line
    }
    rest = line[line.index(after: end)...]
    return line[..<end]
  }

  /// Takes a field that is a whole number; `nil` where it is none.
  public mutating func integer() -> Int64? { Self.integer(field()) }

  /// Takes a field that is a whole number or empty; the outer `nil` says that it is neither.
  mutating func optionalInteger() -> Int64?? {
    let field = field()
    if field.isEmpty { return .some(nil) }
    guard let number = Self.integer(field) else { return nil }
    return .some(number)
  }

  /// Returns the number that the bytes write in plain digits; `nil` where they write none that fits.
  static func integer(_ bytes: Substring.UTF8View) -> Int64? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number: Int64 = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -number : number
  }
}
