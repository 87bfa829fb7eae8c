import Gherkin

/// The part of planning that looks at one file at a time, and so can be done in parallel.
struct FilePlanner: Sendable {
  let planner: Planner

  private var selection: Selection { planner.selection }

  /// Plans every source; the answers are in the order of the sources.
  func plan(_ sources: [Source], workers: Int) async -> [PlannedFile] {
    guard workers > 1, sources.count > 1 else { return sources.map(plan) }
    // Several small files make a task, because starting one takes as long as reading a few lines.
    let chunks = Chunks(count: sources.count, workers: workers)
    return await withTaskGroup(of: (Int, [PlannedFile]).self) { group in
      var files = [[PlannedFile]](repeating: [], count: chunks.count)
      var upcoming = 0
      func startNext() {
        guard upcoming < chunks.count else { return }
        let index = upcoming
        upcoming += 1
        group.addTask { (index, sources[chunks[index]].map(plan)) }
      }
      for _ in 0..<workers { startNext() }
      for await (index, planned) in group {
        files[index] = planned
        startNext()
      }
      return files.flatMap(\.self)
    }
  }

  /// Plans one source.
  func plan(_ source: Source) -> PlannedFile {
    var file = PlannedFile(source: source)
    if planner.tellsFindings, let problem = LineEnds.problem(in: source) {
      // Whatever else there is to find depends on where lines end.
      file.problems = [problem]
      file.isUnread = true
      return file
    }
    var ids = IDGenerator()
    switch Parser(limits: planner.limits).parse(source, ids: &ids) {
    case .failure(let failure):
      file.problems = Problem.all(of: failure, in: source)
      file.isUnread = true
    case .success(let document):
      if planner.tellsFindings { search(document, &file) }
      do throws(PickleLimitError) {
        let pickles = try PickleCompiler(limits: planner.limits).pickles(of: document, ids: &ids)
        add(pickles, of: document, &ids, to: &file)
      } catch {
        file.problems.append(Problem(error, in: source))
        file.isUnread = true
      }
    }
    return file
  }

  private func search(_ document: GherkinDocument, _ file: inout PlannedFile) {
    // In Markdown everything is prose, a web page as well.
    if let format = ForeignFormat(file.source.bytes) {
      file.problems = [Problem(format, in: file.source)]
      return
    }
    let findings = FeatureFindings(in: document, file.source, for: planner)
    file.problems = findings.problems
    file.mistakenHeaders = findings.mistakenHeaders
  }

  private func add(
    _ pickles: [Pickle], of document: GherkinDocument, _ ids: inout IDGenerator,
    to file: inout PlannedFile
  ) {
    let shelf = planner.phrases.shelf(for: file.uri)
    let unfolder = shelf.map { PhraseUnfolder($0, beside: planner.phrases.known) }
    var touched: LineSelection?
    if let lines = selection.lines[file.uri] {
      let selected = LineSelection(lines, in: document, pickles)
      file.problems += selected.problems
      touched = selected
    }
    var namesakes = Namesakes(pickles)
    let rows = ExampleRows(document)
    file.scenarios.reserveCapacity(pickles.count)
    for pickle in pickles {
      let count = file.scenarios.count
      let row = rows.values(of: pickle)
      // Those that are not selected count as well, so that a selection changes nobody's chances.
      let number = namesakes.number(of: pickle, row: row)
      add(
        pickle, isTouched: touched?.contains(pickle) ?? true, hasNamesake: namesakes.has(pickle),
        row: row, number: number, to: &file)
      guard let unfolder, count < file.scenarios.count else { continue }
      let unfolded = unfolder.unfold(pickle, &ids)
      for place in count..<file.scenarios.count {
        file.scenarios[place].shelf = shelf
        file.scenarios[place].unfolded = unfolded
      }
    }
  }

  /// Tells of a scenario without steps, unless its lines are known to have become a description.
  private func tellEmpty(_ pickle: Pickle, in file: inout PlannedFile) {
    guard !file.mistakenHeaders.contains(pickle.location.line) else { return }
    file.problems.append(
      Problem(
        .meaningless, uri: file.uri, location: pickle.location,
        message: "The scenario \"\(pickle.name)\" has no steps, so it plays and proves nothing.",
        notes: [
          "Write steps such as \"Given …\", \"When …\" and \"Then …\" under it.",
          "To keep it for later, put # in front of its line.",
        ],
        excerpt: CaretExcerpt(file.source, at: pickle.location).lines))
  }

  private func add(
    _ pickle: Pickle, isTouched: Bool, hasNamesake: Bool, row: [String]?, number: Int,
    to file: inout PlannedFile
  ) {
    let tags = pickle.tags.map(\.name)
    for tag in tags { file.tagNames.insert(tag) }
    if !selection.names.isEmpty { file.foundNames.formUnion(namesFound(in: pickle)) }
    let profiles = planner.profilesFor(tags)
    file.totalCount += profiles.count
    file.otherProfileCount += profiles.count { selection.profiles?.contains($0) == false }
    let isSelected = isTouched && isSelected(pickle, tags)
    guard isSelected || selection.ids != nil else { return }
    if isSelected, planner.tellsFindings, planner.tellsEmptyScenarios, !pickle.hasSteps {
      tellEmpty(pickle, in: &file)
    }
    var refusal: Problem??
    for profile in profiles {
      let id = Self.id(of: pickle, on: profile, of: profiles.count)
      if let wanted = selection.ids {
        guard wanted.contains(id), isStill(pickle, row, id) else { continue }
        file.knownIDs.insert(id)
      }
      guard isSelected, selection.profiles?.contains(profile) ?? true else { continue }
      let reason = refusal ?? planner.refuse?(pickle)
      refusal = .some(reason)
      let key = ScenarioKey(pickle, row: row, profile: profile, number: number)
      var scenario = PlannedScenario(
        pickle: pickle, profile: profile, index: 0, id: id, row: row,
        seed: key.seed(from: planner.seed), hasNamesake: hasNamesake, refusal: reason)
      scenario.isFirst = isFirst(scenario)
      if let isRequirement = planner.isRequirement { scenario.claims = tags.filter(isRequirement) }
      if case .random(let seed) = selection.order { scenario.rank = key.seed(from: seed) }
      file.scenarios.append(scenario)
    }
  }

  /// Whether a scenario is the one that was wanted, and not another that has come to stand on its line.
  private func isStill(_ pickle: Pickle, _ row: [String]?, _ id: String) -> Bool {
    selection.marks[id].map { $0 == PlannedScenario.mark(pickle, row) } ?? true
  }

  /// Whether it is to come before those that are not.
  private func isFirst(_ scenario: PlannedScenario) -> Bool {
    guard !selection.first.isEmpty, let marks = selection.first[scenario.pickle.uri] else {
      return false
    }
    return marks.contains(scenario.mark)
  }

  private func isSelected(_ pickle: Pickle, _ tags: [String]) -> Bool {
    if let condition = selection.tags, !condition.matches(tags) { return false }
    if !selection.matches.isEmpty {
      let texts = [pickle.name, pickle.featureName, pickle.uri].map { $0.lowercased() }
      let wanted = selection.matches.map { $0.lowercased() }
      guard wanted.contains(where: { part in texts.contains { $0.contains(part) } }) else {
        return false
      }
    }
    return selection.names.isEmpty || !namesFound(in: pickle).isEmpty
  }

  /// The parts of names looked for that the scenario's name has.
  private func namesFound(in pickle: Pickle) -> [String] {
    guard !selection.names.isEmpty else { return [] }
    let name = pickle.name.lowercased()
    return selection.names.filter { name.contains($0.lowercased()) }
  }

  private static func id(of pickle: Pickle, on profile: String, of profileCount: Int) -> String {
    let place = "\(pickle.uri):\(pickle.location.line)"
    return profileCount > 1 ? "\(place) (\(profile))" : place
  }
}
