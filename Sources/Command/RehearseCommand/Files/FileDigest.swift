import ScenarioReports

/// The content of a file when it was read, in a form that is short and can be compared.
struct FileDigest: Hashable {
  /// The file's path as reports name it.
  let path: String
  /// The digest of SHA-256 in hexadecimal digits; empty where the file could not be read.
  let digest: String

  init(path: String, digest: String) { (self.path, self.digest) = (path, digest) }

  /// Reads a file; what cannot be read now differs from whatever could be read before.
  init(of path: String, in folder: WorkingFolder) {
    let bytes = try? FileReader(bytesMax: Self.bytesMax).read(folder.resolve(path))
    self.init(path: path, digest: bytes.map { SHA256.text(of: $0) } ?? "")
  }

  /// What reports call the list of digests.
  static let attachmentName = MessagesReporter.digestsName

  /// Larger files are refused by whoever reads them.
  private static let bytesMax = 1 << 30

  /// Digests as tools such as `sha256sum` write them, one on each line.
  static func text(of digests: [FileDigest]) -> String {
    digests.map { "\($0.digest)  \($0.path)\n" }.joined()
  }

  /// Reads such lines; nil where one is none.
  static func all(in text: String) -> [FileDigest]? {
    var digests: [FileDigest] = []
    for line in text.split(separator: "\n") {
      guard let space = line.firstRange(of: "  ") else { return nil }
      let (digest, path) = (line[..<space.lowerBound], line[space.upperBound...])
      guard digest.isEmpty || digest.utf8.count == 2 * SHA256.byteCount, !path.isEmpty else {
        return nil
      }
      digests.append(FileDigest(path: String(path), digest: String(digest)))
    }
    return digests
  }
}

/// JSON with a checksum as its last member, so that no byte of it can change unseen.
///
/// The member `sha256` stands on a line of its own before the last brace. It is the digest of SHA-256, in hexadecimal digits,
/// of all bytes before that line.
enum SealedJSON {
  /// How the JSON of an object ends that is set out in lines.
  private static let end = Array("\n}\n".utf8)

  /// A fault of bytes that should end in a checksum.
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

/// The search for a few bytes in many.
enum ByteSearch {
  /// Tells whether the bytes hold the others somewhere.
  static func contains(_ wanted: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = bytes[...]
    while let index = rest.firstIndex(of: first) {
      if rest[index...].starts(with: wanted) { return true }
      rest = rest[(index + 1)...]
    }
    return false
  }
}
