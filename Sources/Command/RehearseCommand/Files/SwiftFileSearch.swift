import Processes
import ScenarioReports

/// The Swift files of a folder tree, sorted by the bytes of their names.
struct SwiftFileSearch {
  private(set) var files: [String] = []
  private(set) var faults: [Diagnostic] = []
  private let folder: WorkingFolder

  init(_ folder: WorkingFolder) { self.folder = folder }

  mutating func search(_ path: String, mayBeEmpty: Bool = false) {
    let told = path.isEmpty ? "." : path
    let status: FileStatus
    do { status = try FileStatus(path: folder.resolve(path)) } catch {
      return report(FileProblem(error, at: folder.resolve(path)), told)
    }
    guard status.kind == .folder else {
      faults.append(Diagnostic("this is \(status.kind.rawValue), not a folder", place: told))
      return
    }
    search(below: path, depth: 0)
    if files.isEmpty, faults.isEmpty, !mayBeEmpty {
      faults.append(Diagnostic("the folder holds no Swift files", place: told))
    }
  }

  private mutating func search(below path: String, depth: Int) {
    guard depth <= FeatureFinder.depthMax else {
      return report(.tooDeep(bound: FeatureFinder.depthMax), path)
    }
    let names: [String]
    do { names = try FolderListing.names(in: folder.resolve(path)) } catch {
      return report(error, path)
    }
    for name in names {
      let child = FilePath.join(path, name)
      let isSwift = name.hasSuffix(".swift")
      if isLink(child) {
        // A link may lead out of the folder, or back into it: what it names belongs to another place.
        let note = "name the folder that it leads to"
        faults.append(Diagnostic("a link is not followed", place: child, notes: [note]))
      } else if let status = try? FileStatus(path: folder.resolve(child)) {
        switch status.kind {
        case .folder: search(below: child, depth: depth + 1)
        case .file: if isSwift { files.append(child) }
        case .pipe, .device, .socket, .other:
          if isSwift { report(.notAFile(status.kind), child) }
        }
      } else if isSwift {
        report(.refused(.last), child)
      }
    }
  }

  private func isLink(_ path: String) -> Bool { BrokenLink.target(of: folder.resolve(path)) != nil }

  private mutating func report(_ problem: FileProblem, _ path: String) {
    faults.append(Diagnostic(problem.message, place: path))
  }
}
