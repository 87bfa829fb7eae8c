import Gherkin
import Processes
import ScenarioRunner

/// The features of what was found, one for each way of breaking.
struct FoundFiles {
  /// The fate of a finding.
  enum Outcome {
    case kept(String)
    case known(String)
    case refused(String)
  }

  /// The most files of one name.
  private static let numberMax = 1_000

  /// The folder that the user has named; nil where each story is kept where it can be played.
  private let folder: String?
  private let place: WorkingFolder
  /// The files that scenarios find by their names.
  var named: NamedFiles?
  /// The files by what breaks: what was found behind another scenario is the same finding.
  private var paths: [String: String] = [:]

  init(folder: String?, in place: WorkingFolder) { (self.folder, self.place) = (folder, place) }

  var isEmpty: Bool { paths.isEmpty }

  /// Where the story of a scenario is kept: what names files beside its feature is played below that folder only.
  private func folder(for scenario: PlannedScenario) -> String {
    let uri = scenario.pickle.uri
    return named?.isNeeded(by: uri) == true
      ? FilePath.join(FilePath.parent(of: uri), "found") : "found"
  }

  /// Why nothing could be kept in the folder that the user has named; nil where something could.
  var obstacle: AtomicFile.Fault? {
    guard let folder else { return nil }
    let isThere = (try? FileStatus(path: place.resolve(folder))) != nil
    // A folder that is not there is made, in one that has to be.
    let probe = isThere ? FilePath.join(folder, ".rehearse") : folder
    do throws(AtomicFile.Fault) {
      _ = try AtomicFile(path: probe, in: place)
      return nil
    } catch { return error }
  }

  /// Writes the story of a finding, unless one is there that breaks in the same way.
  mutating func keep(_ finding: ExplorationFinding) -> Outcome {
    let key = "\(finding.scenario.profile) \(finding.problem.message) \(finding.title)"
    if let path = paths[key] { return .known(path) }
    let folder = self.folder ?? self.folder(for: finding.scenario)
    mkdir(place.resolve(folder), 0o777)
    let bytes = Array(formatted(finding.feature).utf8)
    guard let path = path(for: bytes, FilePath.join(folder, finding.fileName)) else {
      return .refused("\(folder) holds more than \(Self.numberMax) stories of this name")
    }
    do throws(AtomicFile.Fault) { try AtomicFile(path: path, in: place).write(bytes) } catch {
      return .refused("\(path): \(error.text)")
    }
    paths[key] = path
    return .kept(path)
  }

  /// The first free path of a name, or the one where the same stands already: what somebody has written there is kept.
  private func path(for bytes: [UInt8], _ name: String) -> String? {
    for number in 1...Self.numberMax {
      let path = "\(name)\(number == 1 ? "" : "-\(number)").feature"
      if paths.values.contains(path) { continue }
      let resolved = place.resolve(path)
      guard (try? FileStatus(path: resolved)) != nil,
        let kept = try? FileReader(bytesMax: 1 << 20).read(resolved)
      else { return path }
      if kept == bytes { return path }
    }
    return nil
  }

  private func formatted(_ text: String) -> String {
    var ids = IDGenerator()
    guard case .success(let document) = Parser().parse(Source(uri: "", text: text), ids: &ids)
    else { return text }
    return document.formatted()
  }
}
