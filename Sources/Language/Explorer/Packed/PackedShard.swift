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
