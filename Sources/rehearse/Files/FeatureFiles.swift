import Gherkin

/// The feature files that a command line names: found and read, or told as problems.
struct FeatureFiles {
  typealias Input = (_ bytesMax: Int) throws(FileProblem) -> [UInt8]

  /// A path that cannot be used.
  struct Fault: Hashable, Sendable {
    let path: String
    let fault: FileProblem
  }

  /// The files in the order in which they were named or found.
  private(set) var sources: [Source] = []
  private(set) var faults: [Fault] = []
  /// The lines chosen in files; a file that is not here is chosen whole.
  private(set) var lines: [String: [Int]] = [:]
  /// The folders the user named, from which nothing above them is looked at.
  private(set) var roots: [String] = []

  /// The name under which standard input is reported.
  static let inputName = "<stdin>"

  /// Finds and reads files; `-` is standard input where the subcommand takes that.
  init(
    _ paths: [String], in folder: WorkingFolder, limits: Limits = .standard, input: Input? = nil
  ) {
    var finder = FeatureFinder(folder)
    var whole: Set<String> = []
    for written in paths {
      do throws(FileProblem) {
        if written == "-", let input {
          sources.append(Source(uri: Self.inputName, bytes: try input(limits.bytesPerFile)))
          continue
        }
        let path = try FeaturePath(written)
        try finder.add(path.path)
        roots.append(path.path)
        guard path.lines.isEmpty || FilePath.isFeature(path.path) else { throw .linesOfAFolder }
        if path.lines.isEmpty {
          whole.insert(path.path)
        } else {
          lines[path.path, default: []] += path.lines
        }
      } catch {
        faults.append(Fault(path: written, fault: error))
      }
    }
    for path in whole { lines[path] = nil }
    read(finder.files, in: folder, limits)
  }

  private mutating func read(_ files: [String], in folder: WorkingFolder, _ limits: Limits) {
    let reader = FileReader(bytesMax: limits.bytesPerFile)
    for path in files {
      do throws(FileProblem) {
        sources.append(Source(uri: path, bytes: try reader.read(folder.resolve(path))))
      } catch {
        faults.append(Fault(path: path, fault: error))
      }
    }
  }
}
