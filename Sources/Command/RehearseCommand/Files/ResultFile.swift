import Processes
import ScenarioReports
import ScenarioRunner

/// A file that tells how something went which was played before, read whole and unpacked where it is compressed.
struct ResultFile: Sendable {
  /// The reason for which files cannot be used, with the one at fault.
  struct Fault: Error {
    let path: String
    let message: String
    var notes: [String] = []

    var diagnostic: Diagnostic { Diagnostic(message, place: path, notes: notes) }
  }

  /// The largest file that is read, in bytes; unpacked it has no more of them.
  private static let bytesMax = 1 << 30

  let path: String
  let bytes: [UInt8]

  /// Reads files, each once.
  ///
  /// - Throws: `Fault` for the first that cannot be read.
  static func all(_ paths: [String], in folder: WorkingFolder) throws(Fault) -> [ResultFile] {
    var files: [ResultFile] = []
    for path in paths {
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try FileReader(bytesMax: bytesMax).read(folder.resolve(path))
      } catch { throw Fault(path: path, message: error.message, notes: error.notes) }
      do throws(Gzip.Fault) {
        files.append(ResultFile(path: path, bytes: try unpacked(bytes, bytesMax: bytesMax)))
      } catch { throw error.fault(path, bytesMax: bytesMax) }
    }
    return files
  }

  /// Returns bytes as they are, or what they hold where they are compressed.
  static func unpacked(_ bytes: [UInt8], bytesMax: Int) throws(Gzip.Fault) -> [UInt8] {
    Gzip.isMeant(by: bytes) ? try Gzip.unpacked(bytes, bytesMax: bytesMax) : bytes
  }
}

extension Gzip.Fault {
  fileprivate func fault(_ path: String, bytesMax: Int) -> ResultFile.Fault {
    switch self {
    case .cut:
      ResultFile.Fault(
        path: path, message: "this compressed file is cut", notes: ["play this part again"])
    case .damaged:
      ResultFile.Fault(
        path: path, message: "this compressed file is not as it was written",
        notes: ["play this part again"])
    case .tooLong:
      ResultFile.Fault(
        path: path, message: "unpacked, this file has more than \(bytesMax >> 20) MiB",
        notes: ["no more is read: divide the run into more parts, with --shard"])
    }
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

/// The file that keeps the ids of what did not pass, between two runs with `--rerun-failed`.
struct RerunFile {
  /// Where the list is kept when no file is named.
  static let defaultPath = ".rehearse/failed.txt"

  private static let head = """
    # The scenarios that did not pass when `rehearse run` with --rerun-failed or --failed-first ran last.
    # With --rerun-failed the next run plays only these, or everything when there are none.

    """
  private static let bytesMax = 16 << 20

  let path: String
  let file: AtomicFile
  /// What did not pass the last time; empty before the first run.
  let list: RerunList

  /// Reads the list and finds out whether it can be written.
  init(path: String, in folder: WorkingFolder) throws(FileProblem) {
    if path == Self.defaultPath {
      let made = mkdir(folder.resolve(FilePath.parent(of: path)), 0o777)
      if made != 0, errno != EEXIST { throw .unwritable(.refused(.last)) }
    }
    self.path = path
    do throws(AtomicFile.Fault) { file = try AtomicFile(path: path, in: folder) } catch {
      throw .unwritable(error)
    }
    do throws(FileProblem) {
      let bytes = try FileReader(bytesMax: Self.bytesMax).read(folder.resolve(path))
      list = RerunList(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      switch error {
      // A list through a link to a file that is not there yet is made there.
      case .missing, .brokenLink: break
      default: throw error
      }
      list = RerunList()
    }
  }

  func write(_ list: RerunList) throws(AtomicFile.Fault) {
    try file.write(Array((Self.head + list.text).utf8))
  }
}
