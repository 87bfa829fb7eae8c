/// A breadth-first search of a model whose states are numbers, by one worker or several.
///
/// It gives the same answer for any number of them.
public struct PackedSearch<Model: PackedModel>: Sendable {
  /// The account of what was seen.
  public struct Report: Hashable, Sendable {
    /// How many different states there are.
    public var stateCount: Int
    /// How many events can happen in them.
    public var transitionCount: Int
    /// How much was seen.
    public var coverage: Coverage
    /// The bytes that the states took.
    public var byteCount: Int
    /// The states on the shortest way to something wrong, the first one included; empty where nothing is.
    public var story: [UInt64]
  }

  private let model: Model

  /// Creates a search.
  public init(_ model: Model) { self.model = model }

  /// Looks through everything that can be reached from a state, within the bounds, up to the first thing wrong.
  public func run(
    from start: UInt64, _ bounds: SearchBounds = SearchBounds(), workers: Int = 1
  ) async -> Report {
    let shards = (0..<max(1, workers)).map { PackedShard(model, index: $0, of: max(1, workers)) }
    await shards[owner(of: start, among: shards.count)].take([start])
    var report = Report(
      stateCount: 1, transitionCount: 0, coverage: .complete(depth: 0), byteCount: 0, story: [])
    var depth = 0
    while true {
      if let broken = await firstBroken(shards, depth) {
        report.story = await story(to: broken, shards, depth)
        report.coverage = .cut(by: .stopped, completeDepth: depth)
        break
      }
      guard depth < bounds.depth else {
        report.coverage = .cut(by: .depth, completeDepth: depth)
        break
      }
      let before = report.stateCount
      await expand(shards)
      await count(shards, &report)
      guard report.stateCount > before else {
        report.coverage = .complete(depth: depth)
        break
      }
      depth += 1
      if let bound = bounds.reached(states: report.stateCount, bytes: report.byteCount) {
        report.coverage = .cut(by: bound, completeDepth: depth)
        break
      }
    }
    return report
  }

  private func owner(of state: UInt64, among count: Int) -> Int {
    Int(PackedPart<Model>.owner(of: state, among: UInt64(count)))
  }

  /// Lets each worker look behind its states, and then take in what the others have found for it.
  private func expand(_ shards: [PackedShard<Model>]) async {
    let outboxes = await withTaskGroup(of: (Int, [[UInt64]]).self) { group in
      for (index, shard) in shards.enumerated() {
        group.addTask { (index, await shard.expand()) }
      }
      var outboxes = [[[UInt64]]](repeating: [], count: shards.count)
      for await (index, boxes) in group { outboxes[index] = boxes }
      return outboxes
    }
    guard shards.count > 1 else { return }
    await withTaskGroup { group in
      for (index, shard) in shards.enumerated() {
        let found = outboxes.map { $0[index] }
        group.addTask { for states in found { await shard.take(states) } }
      }
    }
  }

  private func count(_ shards: [PackedShard<Model>], _ report: inout Report) async {
    (report.stateCount, report.transitionCount, report.byteCount) = (0, 0, 0)
    for shard in shards {
      report.stateCount += await shard.stateCount
      report.transitionCount += await shard.transitionCount
      report.byteCount += await shard.byteCount
    }
  }

  /// The least of the states behind so many events in which something is wrong, whoever owns it.
  private func firstBroken(_ shards: [PackedShard<Model>], _ depth: Int) async -> UInt64? {
    var first: UInt64?
    for shard in shards {
      let broken = await shard.leastBroken(at: depth)
      first = [first, broken].compactMap(\.self).min()
    }
    return first
  }

  /// Goes back from a state, level by level, to the least state that leads there: nothing has to be kept for it.
  private func story(
    to broken: UInt64, _ shards: [PackedShard<Model>], _ depth: Int
  ) async -> [UInt64] {
    var story = [broken]
    for level in (0..<depth).reversed() {
      var before: [UInt64] = []
      for shard in shards {
        if let state = await shard.leastState(at: level, leadingTo: story[story.count - 1]) {
          before.append(state)
        }
      }
      guard let least = before.min() else { preconditionFailure("each state has one before it") }
      story.append(least)
    }
    return story.reversed()
  }
}

/// The owner of one of the parts into which the states are divided: no other worker touches it.
actor PackedShard<Model: PackedModel> {
  private var part: PackedPart<Model>

  init(_ model: Model, index: Int, of shardCount: Int) {
    part = PackedPart(model, index: index, of: shardCount)
  }

  var stateCount: Int { part.states.count }
  var transitionCount: Int { part.transitionCount }
  var byteCount: Int { part.byteCount }

  /// Takes in states of this part that others have found.
  func take(_ found: [UInt64]) { part.take(found) }

  /// Looks behind the states of the last level; returns what belongs to the other parts, by part.
  func expand() -> [[UInt64]] { part.expand() }

  /// The least state behind the number of events in which something is wrong.
  func leastBroken(at depth: Int) -> UInt64? { part.leastBroken(at: depth) }

  /// The least state behind the number of events from which one event leads to the state.
  func leastState(at depth: Int, leadingTo target: UInt64) -> UInt64? {
    part.leastState(at: depth, leadingTo: target)
  }
}

/// A history of a model whose states are numbers, chosen by chance.
public struct PackedWalk {
  /// How many events have happened.
  public private(set) var eventCount = 0
  /// The state in which it has ended.
  public private(set) var last: UInt64
  /// Whether something is wrong there, which has ended it.
  public private(set) var isBroken = false

  /// Walks so many events far, unless nothing can happen any more or something is wrong before.
  public init(_ model: some PackedModel, from start: UInt64, length: Int, _ choice: SeededChoice) {
    var choice = choice
    var successors = SuccessorList(capacity: model.successorsMax)
    last = start
    while eventCount < length {
      successors.removeAll()
      model.addSuccessors(of: last, to: &successors)
      guard successors.count > 0 else { return }
      last = successors[choice.next(below: successors.count)]
      eventCount += 1
      guard !model.isBroken(last) else {
        isBroken = true
        return
      }
    }
  }
}
