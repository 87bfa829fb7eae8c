import Gherkin
import Requirements
import ScenarioRunner

/// The requirements documents that belong to the chosen feature files.
///
/// They are called `requirements.md` and lie beside a feature or in a folder above it, up to the working
/// folder; for features outside of it, up to the folder that the user named. Those of the working folder's
/// `Scenarios`, and of the folders in it, belong to every feature.
struct RequirementFiles {
  static let name = "requirements.md"
  /// What the file beside a document is called that says what experiments have proved.
  static let proofsName = "proofs.json"
  /// The largest document that is read.
  static let bytesMax = 4 << 20

  private(set) var documents: [RequirementDocument] = []
  /// Documents that are there but cannot be read.
  private(set) var faults: [FeatureFiles.Fault] = []
  /// What is wrong with files of proofs.
  private(set) var proofFaults: [Problem] = []

  init(for files: FeatureFiles, in folder: WorkingFolder) {
    let reader = FileReader(bytesMax: Self.bytesMax)
    let near = Self.candidates(for: files)
    var texts: [[UInt8]] = []
    for path in near + Self.common(in: folder).filter({ !near.contains($0) }) {
      do throws(FileProblem) {
        let bytes = try reader.read(folder.resolve(path))
        // One document can be reached by two paths, such as an absolute and a relative one.
        guard !texts.contains(bytes) else { continue }
        texts.append(bytes)
        var document = RequirementDocument(path: path, bytes: bytes)
        document.proofs = proofs(beside: path, reader, in: folder)
        documents.append(document)
      } catch {
        if case .missing = error { continue }
        faults.append(FeatureFiles.Fault(path: path, fault: error))
      }
    }
  }

  /// Where the proofs of a document lie.
  static func proofsPath(of document: RequirementDocument) -> String {
    FilePath.join(FilePath.parent(of: document.path), proofsName)
  }

  /// The proofs beside a document; none where there is no file.
  private mutating func proofs(
    beside path: String, _ reader: FileReader, in folder: WorkingFolder
  ) -> ProofBook {
    let place = FilePath.join(FilePath.parent(of: path), Self.proofsName)
    do throws(FileProblem) {
      let bytes = try reader.read(folder.resolve(place))
      do throws(ProofBook.Fault) {
        return try ProofBook(parsing: String(decoding: bytes, as: UTF8.self))
      } catch {
        proofFaults.append(
          Problem(
            .unreadableFile, uri: place, location: Location(line: error.line, column: 1),
            message: error.message,
            notes: ["`rehearse audit --proofs` writes the file; never write in it by hand"]))
      }
    } catch {
      if case .missing = error {
      } else {
        faults.append(FeatureFiles.Fault(path: place, fault: error))
      }
    }
    return ProofBook([])
  }

  /// The documents of the project's own scenarios, whose ids every feature may name, wherever it lies.
  static func common(in folder: WorkingFolder) -> [String] {
    let scenarios = ScenarioChoice.defaultPath
    let names = (try? FolderListing.names(in: folder.resolve(scenarios))) ?? []
    let folders = [scenarios] + names.map { FilePath.join(scenarios, $0) }
    return folders.map { FilePath.join($0, name) }
      .filter { folder.isTaken($0) }
  }

  /// The paths at which documents may lie, each once, the outermost first.
  private static func candidates(for files: FeatureFiles) -> [String] {
    var seen: Set<String> = []
    var candidates: [String] = []
    for source in files.sources {
      let parent = FilePath.parent(of: source.uri)
      guard !seen.contains(parent) else { continue }
      for folder in folders(from: parent, within: files.roots) where seen.insert(folder).inserted {
        candidates.append(FilePath.join(folder, name))
      }
    }
    return candidates
  }

  /// The folder of a feature and those above it whose files belong to the feature, the outermost first.
  static func folders(from start: String, within roots: [String]) -> [String] {
    let isOutside = start.hasPrefix("/") || start.hasPrefix("..")
    var folders = [start]
    var folder = start
    for _ in 0..<FeatureFinder.depthMax {
      guard !folder.isEmpty, folder != "/", !(isOutside && roots.contains(folder)) else { break }
      folder = FilePath.parent(of: folder)
      if isOutside, !roots.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) { break }
      folders.append(folder)
    }
    return folders.reversed()
  }
}

extension FeatureFiles {
  /// Whether all feature files beside a document were read; those in folders below it are not asked for.
  func areWhole(beside document: RequirementDocument, in folder: WorkingFolder) -> Bool {
    let parent = FilePath.parent(of: document.path)
    let names = (try? FolderListing.names(in: folder.resolve(parent))) ?? []
    let read = Set(sources.map(\.uri))
    return names.allSatisfy { !FilePath.isFeature($0) || read.contains(FilePath.join(parent, $0)) }
  }
}
