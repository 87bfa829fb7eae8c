/// A search of all states that events can reach, the nearest first, so that what it finds has the shortest story.
///
/// ```swift
/// var search = BreadthFirstSearch(model, from: start)
/// let coverage = search.run(SearchBounds(depth: 8))
/// for finding in search.findings { print(finding.violation, finding.events) }
/// ```
public struct BreadthFirstSearch<Model: SearchModel> {
  /// A state that was reached for the first time.
  public struct Reached {
    let kept: Kept<Model.State>
    /// By how many orders of events it is reached in as many events; at most `UInt64.max`.
    public fileprivate(set) var histories: UInt64
    /// The marks of all events that lie on any of them.
    public fileprivate(set) var marks: UInt64
    fileprivate let node: Int

    /// The state.
    public var state: Model.State { kept.state }
  }

  /// Something wrong, with the first of the shortest ways to it.
  public struct Finding {
    /// What is wrong.
    public let violation: Model.Violation
    /// What happens before it, and the event that breaks it at last.
    public let events: [Model.Event]
  }

  private struct Node {
    let parent: Int
    let event: Model.Event
  }

  private let model: Model
  /// The states that as many events reach as `depth` says, and no fewer, in the order of their first stories.
  public private(set) var frontier: [Reached]
  /// How many events lie behind the states of the frontier.
  public private(set) var depth = 0
  /// How many different states were seen.
  public private(set) var stateCount = 1
  /// How many events led anywhere, to a state that was known already or to a new one.
  public private(set) var transitionCount = 0
  /// How many events could not happen where they were tried.
  public private(set) var impossibleCount = 0
  /// The marks of all events that happened anywhere.
  public private(set) var marks: UInt64 = 0
  /// What was found, each violation once, those of the shortest stories first.
  public private(set) var findings: [Finding] = []
  private var found: Set<Model.Violation> = []
  private var known: Set<Model.Form>
  private var nodes: [Node] = []
  private var level = Level()
  private var judgements = Judgements<Model>()

  /// The states behind the frontier, as far as they were seen.
  private struct Level {
    var next: [Reached] = []
    var places: [Model.Form: Int] = [:]
    /// How many states of the frontier were looked behind, one after the other.
    var lookedBehind = 0
    /// How many events were tried in states behind those, by their places; a search that was ended leaves some.
    var tried: [Int: Int] = [:]
    /// How many events were tried in all.
    var triedCount = 0
  }

  /// Creates a search that has seen the first state only.
  public init(_ model: Model, from start: Model.State) {
    self.model = model
    known = Set([model.form(of: start)].compactMap(\.self))
    frontier = [Reached(kept: Kept(start), histories: 1, marks: 0, node: -1)]
  }

  /// Goes on until everything was seen or a bound is reached.
  public mutating func run(_ bounds: SearchBounds) -> Coverage {
    while !frontier.isEmpty {
      guard depth < bounds.depth else { return .cut(by: .depth, completeDepth: depth) }
      if let bound = advance(bounds) { return .cut(by: bound, completeDepth: depth) }
    }
    return .complete(depth: max(0, depth - 1))
  }

  /// Looks behind each state of the frontier, which then is what lies there.
  ///
  /// Returns the bound that has kept it from looking behind all of them: then the frontier stays what it was, and with
  /// wider bounds the search goes on where it had stopped.
  ///
  /// - Parameter isEnough: Whether nothing more needs to be looked for once this is wrong.
  public mutating func advance(
    _ bounds: SearchBounds, until isEnough: (Model.Violation) -> Bool = { _ in false }
  ) -> SearchBound? {
    while level.lookedBehind < frontier.count {
      if let bound = reached(bounds) { return bound }
      if findings.contains(where: { isEnough($0.violation) }) { return .stopped }
      let place = level.lookedBehind
      add(
        Expansion(of: waiting(at: place), by: model, until: bounds.shouldStop, &judgements),
        behind: place)
    }
    finishLevel()
    return nil
  }

  private func waiting(at place: Int) -> Waiting<Model.State> {
    Waiting(kept: frontier[place].kept, triedCount: level.tried[place] ?? 0)
  }

  /// Adds what lies behind a state of the frontier, or a part of it.
  private mutating func add(_ expansion: Expansion<Model>, behind place: Int) {
    let reached = frontier[place]
    for (event, outcome) in expansion.outcomes {
      switch outcome {
      case .impossible: impossibleCount += 1
      case .broken(let violation):
        marks |= model.mark(of: event)
        note(violation, after: reached, event)
      case .leads(let state, let form):
        transitionCount += 1
        let mark = model.mark(of: event)
        marks |= mark
        if isNew(form, reached.histories, reached.marks | mark) {
          level.next.append(
            Reached(
              kept: state, histories: reached.histories, marks: reached.marks | mark,
              node: nodes.count))
          nodes.append(Node(parent: reached.node, event: event))
          stateCount += 1
        }
      }
    }
    level.triedCount += expansion.outcomes.count
    if expansion.isWhole, place == level.lookedBehind {
      level.tried[place] = nil
      level.lookedBehind += 1
    } else {
      level.tried[place, default: 0] += expansion.outcomes.count
    }
  }

  /// How many events were tried in states of the frontier, where a bound has ended the search among them.
  public var triedCount: Int { level.triedCount }

  /// Returns how many events of the frontier's states were not tried; nil where so many states are left that to count
  /// would take long.
  public func untriedCount(statesMax: Int) -> Int? {
    let left = level.lookedBehind..<frontier.count
    guard left.count <= statesMax else { return nil }
    return left.reduce(0) { count, place in
      count + model.events(in: frontier[place].state).count - (level.tried[place] ?? 0)
    }
  }

  /// Whether a form is seen for the first time; the histories of one that was seen on this level are added up.
  private mutating func isNew(
    _ form: Model.Form?, _ histories: UInt64, _ marks: UInt64
  ) -> Bool {
    guard let form else { return true }
    if let place = level.places[form] {
      level.next[place].histories = level.next[place].histories.addingUpToMax(histories)
      level.next[place].marks |= marks
      return false
    }
    guard known.insert(form).inserted else { return false }
    level.places[form] = level.next.count
    return true
  }

  private mutating func finishLevel() {
    frontier = level.next
    level = Level()
    depth += 1
  }

  /// Returns the first of the shortest ways to a state of the frontier.
  public func events(to reached: Reached) -> [Model.Event] {
    var events: [Model.Event] = []
    var place = reached.node
    while place >= 0 {
      events.append(nodes[place].event)
      place = nodes[place].parent
    }
    return events.reversed()
  }

  private mutating func note(
    _ violation: Model.Violation, after reached: Reached, _ event: Model.Event
  ) {
    transitionCount += 1
    guard found.insert(violation).inserted else { return }
    findings.append(Finding(violation: violation, events: events(to: reached) + [event]))
  }

  /// Returns what keeps the search from going on.
  private func reached(_ bounds: SearchBounds) -> SearchBound? {
    filled(bounds) ?? (bounds.shouldStop() ? .stopped : nil)
  }

  /// Returns for what there is no more room; to measure memory takes time, so that is done now and then.
  private func filled(_ bounds: SearchBounds) -> SearchBound? {
    guard let used = bounds.memory.used else {
      return bounds.filled(states: stateCount, bytes: byteCount)
    }
    return bounds.filled(
      states: stateCount, bytes: level.lookedBehind.isMultiple(of: 16) ? used() : 0)
  }

  /// The size of the states that wait, and for each one seen that of its form and how it was reached.
  private var byteCount: Int {
    let kept = 2 * MemoryLayout<Model.Form>.stride + MemoryLayout<Node>.stride
    return stateCount * kept + (frontier.count + level.next.count)
      * MemoryLayout<Model.State>.stride
  }
}

/// A search by several at once, which finds the same.
extension BreadthFirstSearch where Model: SharedSearchModel {
  /// Goes on until everything was seen or a bound is reached.
  public nonisolated(nonsending) mutating func run(
    _ bounds: SearchBounds, by team: SearchTeam<Model>
  ) async -> Coverage {
    while !frontier.isEmpty {
      guard depth < bounds.depth else { return .cut(by: .depth, completeDepth: depth) }
      if let bound = await advance(bounds, by: team) {
        return .cut(by: bound, completeDepth: depth)
      }
    }
    return .complete(depth: max(0, depth - 1))
  }

  private nonisolated(nonsending) mutating func advance(
    _ bounds: SearchBounds, by team: SearchTeam<Model>
  ) async -> SearchBound? {
    while level.lookedBehind < frontier.count {
      let places = level.lookedBehind..<min(frontier.count, level.lookedBehind + team.batch)
      let expansions = await team.expansions(
        of: places.map(waiting), until: bounds.shouldStop)
      for (place, expansion) in zip(places, expansions) {
        if let bound = filled(bounds) { return bound }
        add(expansion, behind: place)
      }
      // What was tried until then counts, in whichever states.
      if level.lookedBehind < frontier.count, bounds.shouldStop() { return .stopped }
    }
    finishLevel()
    return nil
  }
}

extension UInt64 {
  /// Returns the sum, or the greatest number where it would be more.
  package func addingUpToMax(_ other: UInt64) -> UInt64 {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
