import ScenarioReports

/// JSON with a checksum as its last member, so that no byte of it can change unseen.
///
/// The member `sha256` stands on a line of its own before the last brace. It is the digest of SHA-256, in hexadecimal digits,
/// of all bytes before that line.
enum SealedJSON {
  /// How the JSON of an object ends that is set out in lines.
  private static let end = Array("\n}\n".utf8)

  /// What is wrong with bytes that should end in a checksum.
  enum Fault: Error, Hashable {
    /// There is none.
    case missing
    /// It is that of other bytes.
    case other
  }

  /// Returns an object, set out in lines and not empty, with its checksum.
  static func sealed(_ object: [UInt8]) -> [UInt8] {
    guard object.suffix(end.count).elementsEqual(end) else { return object }
    let body = object.dropLast(end.count) + Array(",\n".utf8)
    return body + line(for: body[...])
  }

  /// Throws `Fault` unless bytes are as they were sealed.
  static func check(_ bytes: [UInt8]) throws(Fault) {
    let length = line(for: [][...]).count
    let body = bytes.dropLast(length)
    if !body.isEmpty, bytes[body.endIndex...].elementsEqual(line(for: body)) { return }
    let isWhole = bytes.suffix(end.count).elementsEqual(end)
    throw isWhole && ByteSearch.contains(name, in: Array(bytes.suffix(2 * length)))
      ? .other : .missing
  }

  private static let name = Array(#""sha256""#.utf8)

  /// The last member and the end of the object.
  private static func line(for body: ArraySlice<UInt8>) -> [UInt8] {
    Array("  \"sha256\" : \"\(SHA256.text(of: body))\"\n}\n".utf8)
  }
}
