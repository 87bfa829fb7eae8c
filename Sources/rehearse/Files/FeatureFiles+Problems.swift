import ScenarioReports
import ScenarioRunner

extension FeatureFiles {
  /// Warnings of files that nobody reads for the sake of their names: their scenarios would be missed by nobody.
  var warnings: [Problem] {
    passedOver.map { path in
      let name = FilePath.meantFeature(FilePath.lastName(of: path)) ?? path
      return Problem(
        .meaningless, severity: .warning, uri: path,
        message: "The file is not read, because its name does not end in .feature.",
        notes: [
          "Call it \(name).",
          "Where the ending is not to be seen, have the system show the endings of file names.",
        ])
    }
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
    case .malformedLine, .linesOfAFolder, .folderWithoutFeatures: .selection
    case .missing, .notAFile, .refused, .notAFeatureFile, .unwritable: .unreadableFile
    }
  }
}
