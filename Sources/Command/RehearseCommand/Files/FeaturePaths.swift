import Gherkin

/// The feature files that a command line names: found, but not read yet.
struct FeaturePaths {
  typealias Input = (_ bytesMax: Int) throws(FileProblem) -> [UInt8]

  /// The place where a feature is to be had.
  enum Place: Sendable {
    /// Standard input, which has been read.
    case input(Source)
    case file(String)

    func read(in folder: WorkingFolder, _ limits: Limits) throws(FeatureFiles.Fault) -> Source {
      switch self {
      case .input(let source): return source
      case .file(let path):
        do throws(FileProblem) {
          let reader = FileReader(bytesMax: limits.bytesPerFile)
          return Source(uri: path, bytes: try reader.read(folder.resolve(path)))
        } catch { throw FeatureFiles.Fault(path: path, fault: error) }
      }
    }
  }

  /// The places in the order in which they were named or found, standard input first.
  private(set) var places: [Place] = []
  private(set) var faults: [FeatureFiles.Fault] = []
  /// What lies in the folders and was probably meant for a feature, but is not read.
  let passedOver: [PassedOver]
  /// The lines chosen in files; a file that is not here is chosen whole.
  private(set) var lines: [String: [Int]] = [:]
  /// The folders the user named, from which nothing above them is looked at.
  private(set) var roots: [String] = []

  /// The name under which standard input is reported.
  static let inputName = "<stdin>"

  /// Finds files; `-` is standard input where the subcommand takes that.
  init(
    _ paths: [String], in folder: WorkingFolder, limits: Limits = .standard, input: Input? = nil,
    wanted: FeatureFinder.Wanted = .features
  ) {
    var finder = FeatureFinder(folder, wanted)
    var whole: Set<String> = []
    for written in paths {
      do throws(FileProblem) {
        if written == "-", let input {
          let bytes = try input(limits.bytesPerFile)
          places.append(.input(Source(uri: Self.inputName, bytes: bytes)))
          continue
        }
        let path = try FeaturePath(written)
        try finder.add(path.path)
        roots.append(path.path)
        guard path.lines.isEmpty || FilePath.isFeature(path.path) else { throw .linesOfAFolder }
        let known = finder.firstSpelling(of: path.path)
        if path.lines.isEmpty {
          whole.insert(known)
        } else {
          lines[known, default: []] += path.lines
        }
      } catch {
        faults.append(FeatureFiles.Fault(path: written.isEmpty ? "''" : written, fault: error))
      }
    }
    for path in whole { lines[path] = nil }
    places += finder.files.map(Place.file)
    passedOver = finder.passedOver
  }
}

/// A path with the lines chosen in it, as `Scenarios/startup.feature:12:30` says.
struct FeaturePath: Hashable, Sendable {
  /// The path, tidied.
  let path: String
  /// The lines, from 1; empty for the whole file or folder.
  let lines: [Int]

  /// Splits what the user wrote; a colon followed by anything but digits belongs to the path.
  init(_ written: String) throws(FileProblem) {
    var rest = written[...]
    var lines: [Int] = []
    while let colon = rest.lastIndex(of: ":") {
      let digits = rest[rest.index(after: colon)...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { break }
      guard let line = Int(digits), line > 0 else { throw .malformedLine(String(digits)) }
      lines.insert(line, at: 0)
      rest = rest[..<colon]
    }
    guard !rest.isEmpty else { throw .emptyPath }
    path = FilePath.tidied(String(rest))
    self.lines = lines
  }
}
