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
