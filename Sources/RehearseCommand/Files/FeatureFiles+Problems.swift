import ScenarioReports
import ScenarioRunner

extension FeatureFiles {
  /// Warnings of what is not read although it seems to be a feature: its scenarios would be missed by nobody.
  var warnings: [Problem] { passedOver.map(\.warning) }
}

extension PassedOver {
  fileprivate var warning: Problem {
    let (reason, notes): (String, [String]) =
      switch self.reason {
      case .name(let meant):
        (
          "its name does not end in .feature",
          [
            "Call it \(meant).",
            "Where the ending is not to be seen, have the system show the endings of file names.",
          ]
        )
      case .brokenLink:
        ("it is a link that leads nowhere", ["Let it lead to a file, or take it away."])
      case .notAFile(let kind): ("it is \(kind.rawValue)", ["Give it another name."])
      }
    return Problem(
      .meaningless, severity: .warning, uri: path,
      message: "The file is not read, because \(reason).", notes: notes)
  }
}

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
    case .malformedLine, .notAScenario, .linesOfAFolder, .folderWithoutFeatures: .selection
    case .missing, .notAFile, .refused, .notAFeatureFile, .unwritable: .unreadableFile
    }
  }
}
