import ScenarioReports
import ScenarioRunner

extension FeatureFiles.Fault {
  /// The fault as a run reports it.
  var problem: Problem {
    Problem(kind, uri: path, message: fault.message, notes: fault.notes)
  }

  /// The fault as a message on standard error.
  var diagnostic: Diagnostic { Diagnostic(problem) }

  private var kind: ProblemKind {
    switch fault {
    case .tooLarge, .tooManyFiles, .tooDeep: .limit
    case .malformedLine, .linesOfAFolder, .folderWithoutFeatures: .selection
    case .missing, .notAFile, .refused, .notAFeatureFile, .unwritable: .unreadableFile
    }
  }
}
