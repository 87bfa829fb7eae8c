import Processes
import ScenarioRunner

/// The file that keeps the ids of what did not pass, between two runs with `--rerun-failed`.
struct RerunFile {
  /// Where the list is kept when no file is named.
  static let defaultPath = ".rehearse/failed.txt"

  private static let head = """
    # The scenarios that did not pass when `rehearse run --rerun-failed` ran last.
    # The next run with that option plays only these, or everything when there are none.

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
    do throws(AtomicFile.Fault) {
      file = try AtomicFile(path: path, in: folder)
    } catch {
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
