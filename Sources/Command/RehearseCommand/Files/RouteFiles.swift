import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioRunner
import TrackFiles

/// The routes that features name, as `routes/*.gpx`.
typealias RouteFiles = ShelvedFiles<Route>

extension RouteFiles {
  init(for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder) {
    self.init(
      for: files, phrases, in: folder, bytesMax: TrackLimits.standard.bytesMax,
      read: { bytes, path in
        let file = TrackFile(gpx: bytes)
        return file.reading(in: path)
      },
      tooLarge: { bytes, path in
        let fault = TrackFault.tooLarge(bytes: bytes, bytesMax: TrackLimits.standard.bytesMax)
        return Problem(.limit, uri: path, message: fault.message, notes: fault.notes)
      })
  }
}

extension TrackFile {
  /// What the file gives, with its problems as a run reports them.
  fileprivate func reading(in path: String) -> RouteFiles.Reading {
    var reading = RouteFiles.Reading(content: isUsable ? route() : nil)
    reading.problems = problems.filter { !$0.isWarning }.map { $0.problem(in: path) }
    reading.warnings = problems.filter(\.isWarning).map { $0.problem(in: path) }
    guard unlistedProblemCount > 0 else { return reading }
    let note = "the file has \(unlistedProblemCount) further problems"
    if let last = reading.problems.indices.last {
      reading.problems[last].notes.append(note)
    } else if let last = reading.warnings.indices.last {
      reading.warnings[last].notes.append(note)
    }
    return reading
  }
}

extension TrackProblem {
  /// Returns the problem as a run reports it.
  fileprivate func problem(in path: String) -> Problem {
    Problem(
      .unreadableFile, severity: isWarning ? .warning : .error, uri: path,
      location: Location(line: line, column: column),
      message: message, notes: notes, excerpt: excerpt)
  }
}
