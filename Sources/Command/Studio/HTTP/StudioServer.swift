/// The files that the studio's page consists of, by their paths: they lie in the program, not on the disk.
package struct FileTable: Hashable, Sendable {
  /// A file of the table.
  package struct File: Hashable, Sendable {
    /// The path by which it is asked for, such as `/page.js`.
    package let path: String
    /// Its kind.
    package let type: ContentType
    /// What it holds.
    package let bytes: [UInt8]

    /// Creates a file for a path.
    package init(_ path: String, _ type: ContentType, _ bytes: [UInt8]) {
      (self.path, self.type, self.bytes) = (path, type, bytes)
    }
  }

  private let files: [String: File]

  /// Creates a table; of two files with one path the last counts.
  package init(_ files: [File]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { _, last in last }
  }

  /// The file of exactly this path.
  func file(at path: String) -> File? { files[path] }
}

/// What answers requests: the door, the files, and behind them the program.
package struct StudioServer {
  private let gate: StudioGate
  private let files: FileTable
  private let answer: (HTTPRequest) -> HTTPResponse

  /// Creates a server; whatever is none of the files is asked of the program, once it has passed the door.
  package init(
    _ gate: StudioGate, _ files: FileTable, answer: @escaping (HTTPRequest) -> HTTPResponse
  ) {
    (self.gate, self.files, self.answer) = (gate, files, answer)
  }

  /// Returns the answer to a request.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    let file = request.method == .get ? files.file(at: request.path) : nil
    // The files are the same for everybody, and a page is reloaded without the token in its address.
    if let refusal = gate.refusal(of: request, isPublic: file != nil) {
      return HTTPResponse(refusal)
    }
    return file.map { HTTPResponse(.ok, $0.type, $0.bytes) } ?? answer(request)
  }
}
