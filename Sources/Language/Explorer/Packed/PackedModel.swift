/// A model whose states are numbers, which is looked through millions of states a second.
public protocol PackedModel: Sendable {
  /// The most states to which one event leads from one state.
  var successorsMax: Int { get }

  /// Hands over the state behind each event that can happen, in an order that is the same whenever it is asked.
  func addSuccessors(of state: UInt64, to successors: inout SuccessorList)

  /// Whether something is wrong in the state; nothing is looked for beyond.
  func isBroken(_ state: UInt64) -> Bool
}

/// The states behind one or more others: room that is made once and used again.
@frozen
public struct SuccessorList: ~Copyable {
  @usableFromInline let room: UnsafeMutablePointer<UInt64>
  @usableFromInline let capacity: Int
  /// How many states are in the list.
  @inlinable public var count: Int { filled }
  @usableFromInline var filled = 0

  /// Creates an empty list with room for so many states.
  public init(capacity: Int) {
    self.capacity = capacity
    room = .allocate(capacity: capacity)
    room.initialize(repeating: 0, count: capacity)
  }

  deinit { room.deallocate() }

  /// Adds a state; the list has room for as many as it was made for.
  @inlinable
  public mutating func append(_ state: UInt64) {
    precondition(filled < capacity, "a model leads to more states than it says")
    room[filled] = state
    filled += 1
  }

  /// Adds each of a device's next states at its place in a state of several devices.
  @inlinable
  public mutating func append(_ states: ArraySlice<UInt32>, at shift: UInt64, in rest: UInt64) {
    precondition(filled + states.count <= capacity, "a model leads to more states than it says")
    for state in states {
      room[filled] = rest | UInt64(state) << shift
      filled += 1
    }
  }

  /// The state at a place.
  @inlinable
  public subscript(place: Int) -> UInt64 {
    precondition(place < filled, "there are fewer states")
    return room[place]
  }

  /// Empties the list and keeps its room.
  @inlinable
  public mutating func removeAll() { filled = 0 }
}
