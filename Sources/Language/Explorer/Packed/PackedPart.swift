/// One of the parts into which the states are divided: what is known of them, and how to look behind them.
///
/// It is a value that is changed in place by one owner, so that nothing has to be asked or locked on the way.
struct PackedPart<Model: PackedModel>: ~Copyable {
  /// How many states are looked up together, so that the table is read ahead: reads that wait overlap.
  private static var batchSize: Int { 512 }

  private let model: Model
  private let index: UInt64
  private let partCount: UInt64
  private var known = PackedStateSet()
  private var successors: SuccessorList
  /// All states of this part, in the order in which they were found.
  private(set) var states: [UInt64] = []
  /// Where the states behind each number of events begin.
  private var levels: [Int] = [0]
  private(set) var transitionCount = 0
  /// What was read ahead, kept so that reading is not left out as useless.
  private var lastRead: UInt64 = 0

  init(_ model: Model, index: Int, of partCount: Int) {
    self.model = model
    self.index = UInt64(index)
    self.partCount = UInt64(partCount)
    successors = SuccessorList(capacity: Self.batchSize + model.successorsMax)
  }

  /// Which part a state belongs to.
  static func owner(of state: UInt64, among count: UInt64) -> UInt64 {
    // The lower half of the hash: its upper bits choose the slot.
    ((PackedStateSet.hash(state) & 0xFFFF_FFFF) &* count) >> 32
  }

  var byteCount: Int { known.byteCount + states.capacity * MemoryLayout<UInt64>.stride }

  /// Takes in states of this part that others have found.
  mutating func take(_ found: [UInt64]) {
    found.withUnsafeBufferPointer { found in
      for start in stride(from: 0, to: found.count, by: Self.batchSize) {
        insert(
          UnsafeBufferPointer(rebasing: found[start..<min(found.count, start + Self.batchSize)]))
      }
    }
  }

  /// Looks behind the states of the last level; returns what belongs to the other parts, by part.
  ///
  /// What was found by then is this part's next level, together with what the others hand over.
  mutating func expand() -> [[UInt64]] {
    var outboxes = [[UInt64]](repeating: [], count: Int(partCount))
    let range = levels[levels.count - 1]..<states.count
    levels.append(range.upperBound)
    for place in range {
      let state = states[place]
      if !model.isBroken(state) { model.addSuccessors(of: state, to: &successors) }
      if successors.count >= Self.batchSize { takeSuccessors(&outboxes) }
    }
    takeSuccessors(&outboxes)
    return outboxes
  }

  /// The least state behind the number of events in which something is wrong.
  func leastBroken(at depth: Int) -> UInt64? {
    level(depth).filter(model.isBroken).min()
  }

  /// The least state behind the number of events from which one event leads to the state.
  mutating func leastState(at depth: Int, leadingTo target: UInt64) -> UInt64? {
    var least: UInt64?
    for state in level(depth) where state < least ?? .max {
      successors.removeAll()
      model.addSuccessors(of: state, to: &successors)
      if (0..<successors.count).contains(where: { successors[$0] == target }) { least = state }
    }
    successors.removeAll()
    return least
  }

  private func level(_ depth: Int) -> ArraySlice<UInt64> {
    states[levels[depth]..<(depth + 1 < levels.count ? levels[depth + 1] : states.count)]
  }

  /// Takes in the states that were found, and puts aside what belongs to others.
  private mutating func takeSuccessors(_ outboxes: inout [[UInt64]]) {
    transitionCount += successors.count
    if partCount > 1 {
      var kept = 0
      for place in 0..<successors.count {
        let state = successors.room[place]
        let owner = Self.owner(of: state, among: partCount)
        if owner == index {
          successors.room[kept] = state
          kept += 1
        } else {
          outboxes[Int(owner)].append(state)
        }
      }
      successors.filled = kept
    }
    insert(UnsafeBufferPointer(start: successors.room, count: successors.count))
    successors.removeAll()
  }

  private mutating func insert(_ found: UnsafeBufferPointer<UInt64>) {
    var near: UInt64 = 0
    for state in found { near |= known.touch(state) }
    lastRead = near
    for state in found {
      precondition(state != .max, "the greatest number is no state")
      if known.insert(state) { states.append(state) }
    }
  }
}

/// A set of numbers in one table with open addressing: eight bytes for each slot, of which at most half are taken.
struct PackedStateSet: ~Copyable {
  private(set) var count = 0
  private var slots: UnsafeMutablePointer<UInt64>
  private var slotCount: Int
  private var shift: UInt64

  init(slotCountLog2: Int = 16) {
    slotCount = 1 << slotCountLog2
    shift = UInt64(64 - slotCountLog2)
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
  }

  deinit { slots.deallocate() }

  /// The bytes that the table takes.
  var byteCount: Int { slotCount * MemoryLayout<UInt64>.stride }

  /// Spreads a state over all numbers; the upper bits choose the slot, the lowest ones who owns the state.
  static func hash(_ state: UInt64) -> UInt64 {
    // The multiplication carries low bits up, the shift brings high ones down.
    let product = state &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }

  /// Reads the slot of a state, so that it is near when the state is inserted; many such reads overlap.
  func touch(_ state: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: Self.hash(state) >> shift)]
  }

  /// Adds a state, which is not the greatest number; returns whether it was new.
  mutating func insert(_ state: UInt64) -> Bool {
    if 2 * count >= slotCount { grow() }
    guard place(state) else { return false }
    count += 1
    return true
  }

  private mutating func place(_ state: UInt64) -> Bool {
    // An empty slot holds 0, so every state is kept as the number after it.
    let mark = state &+ 1
    var slot = Int(truncatingIfNeeded: Self.hash(state) >> shift)
    while true {
      let held = slots[slot]
      if held == mark { return false }
      if held == 0 {
        slots[slot] = mark
        return true
      }
      slot = (slot + 1) & (slotCount - 1)
    }
  }

  private mutating func grow() {
    let (old, oldCount) = (slots, slotCount)
    slotCount *= 2
    shift -= 1
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    for slot in 0..<oldCount where old[slot] != 0 { _ = place(old[slot] &- 1) }
    old.deallocate()
  }
}
