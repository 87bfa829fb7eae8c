import Gherkin
import ScenarioReports
import ScenarioRunner

/// The feature files that a command line names: found and read, or told as problems.
struct FeatureFiles {
  /// A path that cannot be used.
  struct Fault: Error, Hashable, Sendable {
    let path: String
    let fault: FileProblem
  }

  /// The files in the order in which they were named or found.
  private(set) var sources: [Source] = []
  private(set) var faults: [Fault] = []
  /// What lies in the folders and was probably meant for a feature, but is not read.
  let passedOver: [PassedOver]
  /// The lines chosen in files; a file that is not here is chosen whole.
  let lines: [String: [Int]]
  /// The folders the user named, from which nothing above them is looked at.
  let roots: [String]

  /// Finds and reads files; `-` is standard input where the subcommand takes that.
  init(
    _ paths: [String], in folder: WorkingFolder, limits: Limits = .standard,
    input: FeaturePaths.Input? = nil, wanted: FeatureFinder.Wanted = .features
  ) {
    let found = FeaturePaths(paths, in: folder, limits: limits, input: input, wanted: wanted)
    faults = found.faults
    lines = found.lines
    roots = found.roots
    passedOver = found.passedOver
    for place in found.places {
      do throws(Fault) { sources.append(try place.read(in: folder, limits)) } catch {
        faults.append(error)
      }
    }
  }

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
      case .strangeName:
        ("its name is no text in UTF-8", ["Give it a name of letters that every system knows."])
      case .brokenLink(let link):
        (
          "it is a link to \(link.target), \(link.fault)",
          ["Let it lead to what was meant, or take it away."]
        )
      case .notAFile(let kind): ("it is \(kind.rawValue)", ["Give it another name."])
      }
    return Problem(
      .meaningless, severity: .warning, uri: path,
      message: "The file is not read, because \(reason).", notes: notes)
  }
}

extension FeatureFiles.Fault {
  /// The fault as a run reports it.
  var problem: Problem { Problem(kind, uri: path, message: fault.message, notes: fault.notes) }

  /// The fault of a file beside the features as a run reports it.
  var problemBesideFeatures: Problem {
    Problem(kind, uri: path, message: fault.message, notes: fault.notesBesideFeatures)
  }

  /// The fault as a message on standard error.
  var diagnostic: Diagnostic { Diagnostic(problem) }

  private var kind: ProblemKind {
    switch fault {
    case .tooLarge, .tooManyFiles, .tooDeep: .limit
    case .malformedLine, .notAScenario, .linesOfAFolder, .folderWithoutFeatures: .selection
    case .emptyPath, .missing, .brokenLink, .notAFile, .refused, .refusedBelow, .notAFeatureFile,
      .phrasesAreNotPlayed, .unwritable:
      .unreadableFile
    }
  }
}
