import ScenarioRunner

/// The phrases that a catalogue lists beside the steps.
struct ListedPhrases {
  let phrases: [PhraseDefinition]
  /// What is wrong with their files.
  let problems: [Problem]

  /// Finds those that features at a path may use; without one, all below the folder of scenarios, if it is there.
  init<World>(
    for path: String?, beside library: StepLibrary<World>, in folder: WorkingFolder
  ) throws(FeatureFiles.Fault) {
    let start = FilePath.tidied(path ?? ScenarioChoice.defaultPath)
    let status: FileStatus
    do { status = try FileStatus(path: folder.resolve(start)) } catch {
      guard path == nil else {
        let problem = FileProblem(error, at: folder.resolve(start))
        throw FeatureFiles.Fault(path: start, fault: problem)
      }
      (phrases, problems) = ([], [])
      return
    }
    let root = status.kind == .folder ? start : FilePath.parent(of: start)
    let below = FeaturePaths([start], in: folder, wanted: .featuresAndPhrases).places.map { place in
      switch place {
      case .file(let path): FilePath.parent(of: path)
      case .input: ""
      }
    }
    let files = PhraseFiles(besides: [root] + below, within: [root], in: folder)
    let book = PhraseBook(files.sources, beside: library)
    phrases = book.phrases
    problems = files.problems + book.problems
  }
}
