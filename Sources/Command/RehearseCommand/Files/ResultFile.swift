import ScenarioReports

/// A file that tells how something went which was played before, read whole.
struct ResultFile: Sendable {
  /// Why files cannot be used, with the one at fault.
  struct Fault: Error {
    let path: String
    let message: String
    var notes: [String] = []

    var diagnostic: Diagnostic { Diagnostic(message, place: path, notes: notes) }
  }

  /// The largest file that is read, in bytes.
  private static let bytesMax = 1 << 30

  let path: String
  let bytes: [UInt8]

  /// Reads files, each once.
  ///
  /// - Throws: `Fault` for the first that cannot be read.
  static func all(_ paths: [String], in folder: WorkingFolder) throws(Fault) -> [ResultFile] {
    var files: [ResultFile] = []
    for path in paths {
      do throws(FileProblem) {
        let bytes = try FileReader(bytesMax: bytesMax).read(folder.resolve(path))
        files.append(ResultFile(path: path, bytes: bytes))
      } catch {
        throw Fault(path: path, message: error.message, notes: error.notes)
      }
    }
    return files
  }
}

/// The parts of something that was divided, as they come in; in the end each must have come once.
struct CollectedParts {
  private let count: Int
  private var paths: [Int: String] = [:]

  /// Waits for so many parts, at least one.
  init(of count: Int) { self.count = max(1, count) }

  /// Takes in a part, from 1.
  ///
  /// - Throws: `ResultFile.Fault` where it has come already.
  mutating func add(_ part: Int, from path: String) throws(ResultFile.Fault) {
    guard let other = paths.updateValue(path, forKey: part) else { return }
    throw ResultFile.Fault(
      path: path, message: "part \(part) of \(count) is there twice",
      notes: ["\(other) is the same part"])
  }

  /// - Throws: `ResultFile.Fault` where a part has not come, with a note on what it is.
  func requireAll(_ note: (_ part: Int, _ count: Int) -> String) throws(ResultFile.Fault) {
    guard let missing = (1...count).first(where: { paths[$0] == nil }) else { return }
    throw ResultFile.Fault(
      path: paths.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "),
      message: "part \(missing) of \(count) is missing", notes: [note(missing, count)])
  }
}
