import ScenarioReports

/// What a file held when it was read, in a form that is short and can be compared.
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
