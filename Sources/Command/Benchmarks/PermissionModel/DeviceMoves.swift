/// All moves of one device, listed by its state and the network's.
struct DeviceMoves: Sendable {
  /// The most moves of a device in one state.
  static let countMax = 19

  /// The state a moment later, by the state.
  let older: [UInt32]
  /// Whether something is wrong, by the state.
  let isBroken: [Bool]
  private let successors: [UInt32]
  /// Where the successors of each state begin; those without the network first.
  private let starts: [Int32]

  init() {
    let stateCount = 1 << Device.bitCount
    var successors: [UInt32] = []
    var starts: [Int32] = [0]
    for isOnline in [false, true] {
      for state in 0..<stateCount {
        let device = Device(packed: UInt32(state))
        // Numbers that stand for no device have no moves.
        if let device { successors += device.moves(isOnline: isOnline).map(\.packed) }
        starts.append(Int32(successors.count))
      }
    }
    self.successors = successors
    self.starts = starts
    let devices = (0..<stateCount).map { Device(packed: UInt32($0)) }
    older = devices.map { $0?.older.packed ?? 0 }
    isBroken = devices.map { $0?.isBroken ?? false }
  }

  subscript(state: Int, isOnline isOnline: Bool) -> ArraySlice<UInt32> {
    let place = state + (isOnline ? 1 << Device.bitCount : 0)
    return successors[Int(starts[place])..<Int(starts[place + 1])]
  }
}
