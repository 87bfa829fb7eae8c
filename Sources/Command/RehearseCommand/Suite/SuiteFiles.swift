import Gherkin
import Requirements
import ScenarioReports
import ScenarioRunner

/// The files of a suite: the features that a command line names, and all that belongs to them.
struct SuiteFiles {
  let features: FeatureFiles
  /// The requirements documents beside the features.
  let requirements: RequirementFiles
  /// The requirements that scenarios may carry.
  let catalogue: RequirementCatalogue
  let named: NamedFiles
  let folder: WorkingFolder

  /// Finds and reads the files.
  ///
  /// - Parameters:
  ///   - paths: The features, and folders with features, as the user names them.
  ///   - specification: Documents that stand in for those beside the features where both have a prefix.
  ///   - routes: Routes that no feature names so far.
  ///   - start: A folder in which apps in processes of their own are looked for, be they named or not.
  init(
    _ paths: [String], specification: [RequirementDocument] = [], in folder: WorkingFolder,
    appsIn start: String? = nil, naming routes: [String] = []
  ) {
    features = FeatureFiles(paths, in: folder)
    requirements = RequirementFiles(for: features, in: folder)
    let replaced = Set(specification.compactMap(\.prefix))
    catalogue = RequirementCatalogue(
      specification
        + requirements.documents.filter { document in
          document.prefix.map { !replaced.contains($0) } ?? true
        })
    named = NamedFiles(for: features, in: folder, appsIn: start, naming: routes)
    self.folder = folder
  }

  /// Everything that is wrong or odd about the files, apart from what is in the features and the phrases.
  var problems: [Problem] {
    (features.faults + requirements.faults).map(\.problem) + named.problems
      + requirements.proofFaults + catalogue.problems.map { $0.problem.problem(in: $0.path) }
      + named.warnings + features.warnings
  }

  /// What the files hold now that features name: phrases, routes, answers, and what describes apps.
  var namedDigests: [FileDigest] { named.paths.map { FileDigest(of: $0, in: folder) } }

  /// What the requirements documents beside the features hold now.
  var requirementDigests: [FileDigest] {
    requirements.documents.map { FileDigest(of: $0.path, in: folder) }
  }

  /// The files that were read.
  private var paths: [String] {
    features.sources.map(\.uri) + requirements.documents.map(\.path) + named.paths
  }

  /// Whether no file to be written is one that is read, by whatever path; tells of the first that is.
  func areApart(
    from written: [String], besides read: [String] = [], _ console: Console, _ style: TextStyle
  ) -> Bool {
    InputFiles(paths + read, in: folder).areApart(from: written, console, style)
  }

  /// What can be said of requirements by a plan of these files.
  func scope(
    of documents: [RequirementDocument], named: [String] = [], in plan: Plan
  ) -> RequirementScope {
    RequirementScope(
      documents, plan, named: named, isReadWhole: { features.areWhole(beside: $0, in: folder) })
  }
}
