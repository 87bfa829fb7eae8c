import Processes
import ScenarioRunner

/// The list of what did not pass while a watch goes on: the file that the user has named, or one that ends with the watch.
struct FailedList {
  let path: String
  /// A folder of this run, which ends with it however it ends.
  private let temporaryFolder: String?
  private let folder: WorkingFolder

  private static let bytesMax = 16 << 20

  /// Takes the file that is named, or makes a place for one.
  init(_ named: String?, in folder: WorkingFolder) throws(Processes.SystemError) {
    self.folder = folder
    if let named {
      (path, temporaryFolder) = (named, nil)
      return
    }
    let place = try RunFolder.shared().makeFolder(for: "watch")
    (path, temporaryFolder) = ("\(place)/failed.txt", place)
  }

  /// Makes its place anew where somebody has tidied it away.
  func makePlace() {
    guard let temporaryFolder else { return }
    for folder in [FilePath.parent(of: temporaryFolder), temporaryFolder] { mkdir(folder, S_IRWXU) }
  }

  /// How many scenarios stand in it; none where it is not there yet.
  var count: Int { list?.ids.count ?? 0 }

  /// Where the first of them stands, such as `a.feature:12`.
  var firstPlace: String? { list?.firstPlace }

  private var list: RerunList? {
    let bytes = try? FileReader(bytesMax: Self.bytesMax).read(folder.resolve(path))
    return bytes.map { RerunList(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// Takes out what stands in files that are not there any more; what cannot be written stays.
  func forget(_ files: [String]) {
    guard let list, let file = try? RerunFile(path: path, in: folder) else { return }
    try? file.write(list.without(Set(files)))
  }
}
