import Gherkin

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
    input: FeaturePaths.Input? = nil
  ) {
    let found = FeaturePaths(paths, in: folder, limits: limits, input: input)
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
}
