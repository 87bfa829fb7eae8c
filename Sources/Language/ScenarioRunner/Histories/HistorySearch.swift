import Explorer
import Gherkin

/// A player of every history that a step wants, with the rest of its scenario at the end of each, until one goes wrong.
struct HistorySearch<World: ScenarioWorld> {
  let play: StepPlay<World>
  let histories: EveryHistory<World>
  /// The place of the step that wants them.
  let place: Int
  let definition: DefinitionReference

  private typealias Search = BreadthFirstSearch<HistoryModel<World>>

  /// The facts that the first histories which were played to their end tell of all of them.
  private struct Ends {
    /// The history to show: the first, or the first after which the rest of the scenario was skipped.
    var shown: [Int]?
    /// How the one that is shown has ended.
    var status = StepStatus.passed
    /// What is wrong with each of them; what is wrong with one alone is none of the scenario's.
    var objections: [Objection]?
    /// The marks of the rows that happen in any of them.
    var rows: UInt64 = 0
    /// How much of its bounds each step has used in any of them, from the step that wants the histories on.
    var bounds: [[BoundUse]] = []
    /// A world that has taken in all of them.
    var witness: World

    mutating func add(_ rest: Played<World>, _ history: [Int], _ marks: UInt64) {
      if shown == nil || rest.worst > status { (shown, status) = (history, rest.worst) }
      rows |= marks
      objections = objections?.filter(rest.objections.contains) ?? rest.objections
      for (place, result) in rest.results.enumerated() {
        if place >= bounds.count { bounds.append([]) }
        BoundUse.add(result.bounds, to: &bounds[place])
      }
      witness.noteHistory(rest.world)
    }
  }

  /// Returns how the scenario goes on from the step: as in the first history, or in the shortest that goes wrong.
  func run(from before: Played<World>) -> Played<World> {
    do throws(InvalidStep) {
      if !play.isPatient { try histories.requireFeasible() }
    } catch {
      return ended(
        before, .invalid, StepProblem(error.message, notes: error.notes, limit: .scenario))
    }
    var bare = before.world
    bare.beginSearch()
    let model = HistoryModel(histories: histories, step: place)
    var search = BreadthFirstSearch(model, from: HistoryModel.State(world: bare))
    var ends = Ends(witness: bare)
    var count: UInt64 = 0
    let bounds =
      play.isPatient
      ? SearchBounds()
      : SearchBounds(states: EveryHistory<World>.worldsMax, memory: play.memory)
    for length in 0...histories.lengths.upperBound {
      if histories.lengths.contains(length) {
        for reached in search.frontier {
          let rest = play.run(after: place, in: reached.state.world)
          count = count.addingUpToMax(reached.histories)
          let rows = search.events(to: reached)
          if let flaw = rest.flaw {
            return broken(before, flaw, rows, note(search, count, .brokenAtEnd))
          }
          ends.add(rest, rows, reached.marks)
        }
      }
      if length == histories.lengths.upperBound { break }
      // An app that never rests takes long each time, and one time is enough.
      let bound = search.advance(bounds) { $0.limit == .app }
      // What the app does wrong says more than what cannot be played.
      let isFailure = { (finding: Search.Finding) in finding.violation.status == .failed }
      if let finding = search.findings.first(where: isFailure) ?? search.findings.first {
        let end = HistoryNote.End.broken(event: finding.events.count)
        return broken(before, finding.violation, finding.events, note(search, count, end))
      }
      if let bound { return ended(before, .invalid, tooMuch(bound, search.stateCount)) }
    }
    return whole(before, ends, search, model, note(search, count, .whole))
  }

  /// How it goes on where no history went wrong: as in the first, with what is to be said of all.
  private func whole(
    _ before: Played<World>, _ ends: Ends, _ search: Search, _ model: HistoryModel<World>,
    _ note: ReportAttachment
  ) -> Played<World> {
    /// The first row whose mark is missing.
    func row(missingIn marks: UInt64) -> Int? {
      histories.rows.indices.first { marks & model.mark(of: $0) == 0 }
    }
    if let row = row(missingIn: search.marks) {
      let obstacle = model.refusals.reasons[row]
      let status: StepStatus = obstacle?.isMistake ?? false ? .invalid : .failed
      return ended(before, status, neverHappens(row, obstacle?.reason))
    }
    guard let shown = ends.shown else {
      return ended(
        before, .failed,
        StepProblem(
          "No history of \(histories.lengthWords) can happen: after fewer, none of the others can.")
      )
    }
    if let row = row(missingIn: ends.rows) { return ended(before, .failed, leadsNowhere(row)) }
    let story = HistoryStory(search: self, before: before)
    var played = story.played(shown.map { histories.rows[$0].event }) ?? before
    played.note(note, at: place)
    played.add(ends.bounds, at: place)
    played.world.noteHistory(ends.witness)
    let shared = ends.objections ?? []
    played.objections.removeAll { !before.objections.contains($0) && !shared.contains($0) }
    return played
  }

  /// How it goes on in the shortest history that goes wrong in the same way.
  private func broken(
    _ before: Played<World>, _ flaw: Flaw, _ rows: [Int], _ note: ReportAttachment
  ) -> Played<World> {
    let story = HistoryStory(search: self, before: before)
    var played = story.shortest(rows, flaw)
    played.note(note, at: place)
    return played
  }

  private func ended(
    _ before: Played<World>, _ status: StepStatus, _ problem: StepProblem
  ) -> Played<World> {
    var result = StepResult(
      step: play.steps[place], status: status, startedAt: before.world.virtualTime,
      definition: definition, problem: problem)
    result.problem?.locate(nil, in: play.steps[place])
    return play.unplayed(after: result, before)
  }

  private func note(_ search: Search, _ count: UInt64, _ end: HistoryNote.End) -> ReportAttachment {
    HistoryNote(
      count: count, total: histories.count, length: histories.lengthWords,
      worldCount: search.stateCount, impossibleCount: search.impossibleCount, end: end
    ).attachment
  }

  private func tooMuch(_ bound: SearchBound, _ count: Int) -> StepProblem {
    let worlds = HistoryCount.grouped(UInt64(EveryHistory<World>.worldsMax))
    let what =
      switch bound {
      case .bytes:
        "worlds that take more than \(play.memory.bytes >> 20) MiB, after"
          + " \(HistoryCount.grouped(UInt64(count))) of them"
      case .states, .depth, .stopped: "more than \(worlds) different worlds"
      }
    return StepProblem(
      "The histories of \(histories.lengthWords) lead to \(what).",
      notes: [
        "Let fewer events happen, list fewer of them, or write: each at most once",
        "\(.run, terminal: "To lift the limit: rehearse run --patient")",
      ], limit: .scenario)
  }

  private func neverHappens(_ row: Int, _ reason: String?) -> StepProblem {
    let event = histories.rows[row]
    var problem = StepProblem(
      "Row \(event.number), “\(event.event)”: this could not happen in any of the histories.",
      notes: ["Take it out of the table, or list what has to come before it."])
    problem.cell = FaultyCell(row: event.number, column: histories.column)
    if let reason { problem.notes.insert("When it was tried: \(reason)", at: 0) }
    return problem
  }

  private func leadsNowhere(_ row: Int) -> StepProblem {
    let event = histories.rows[row]
    var problem = StepProblem(
      "Row \(event.number), “\(event.event)”: after this, no history gets to \(histories.lengthWords).",
      notes: [
        "The steps behind the table look at the ends of histories, and so never at what this leads to.",
        "Let fewer events happen, write `at most`, or list what can happen after it.",
      ])
    problem.cell = FaultyCell(row: event.number, column: histories.column)
    return problem
  }
}
