import Gherkin
import ScenarioRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The features of what was found, one for each way of breaking.
struct FoundFiles {
  /// What became of a finding.
  enum Outcome {
    case kept(String)
    case known(String)
    case refused(String)
  }

  let folder: String
  /// The files by what breaks: what was found behind another scenario is the same finding.
  private var paths: [String: String] = [:]

  init(folder: String) { self.folder = folder }

  var isEmpty: Bool { paths.isEmpty }

  /// Writes the story of a finding, unless one is there that breaks in the same way.
  mutating func keep(_ finding: ExplorationFinding, in place: WorkingFolder) -> Outcome {
    let key = "\(finding.scenario.profile) \(finding.problem.message) \(finding.title)"
    if let path = paths[key] { return .known(path) }
    let path = "\(folder)/\(finding.fileName)\(number(of: finding)).feature"
    // What is there already is overwritten: the same search writes the same.
    mkdir(place.resolve(folder), 0o777)
    do throws(AtomicFile.Fault) {
      let text = formatted(finding.feature)
      try AtomicFile(path: path, in: place).write(Array(text.utf8))
    } catch {
      return .refused("\(path): \(error.text)")
    }
    paths[key] = path
    return .kept(path)
  }

  /// What tells it from others of the same name.
  private func number(of finding: ExplorationFinding) -> String {
    let count = paths.values.count { $0.hasPrefix("\(folder)/\(finding.fileName)") }
    return count == 0 ? "" : "-\(count + 1)"
  }

  private func formatted(_ text: String) -> String {
    var ids = IDGenerator()
    guard case .success(let document) = Parser().parse(Source(uri: "", text: text), ids: &ids)
    else { return text }
    return document.formatted()
  }
}
