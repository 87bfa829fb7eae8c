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
