package import Explorer

/// Apps with location permission on devices that share one network and one clock, in all their states.
///
/// A device's next states depend on itself and the network alone, so they are listed once for each; a state of the model
/// is the devices' states side by side, 15 bits each, and the network above them.
package struct PermissionModel: PackedModel {
  /// The most devices whose states fit into a number.
  package static let devicesMax = 4

  /// The number of devices.
  package let deviceCount: Int
  /// The state in which the network is there and nothing has happened.
  package let start: UInt64
  private let moves: DeviceMoves

  /// Creates the model of so many devices, from 1 to 4.
  package init(devices: Int) {
    precondition((1...Self.devicesMax).contains(devices), "from 1 to 4 devices fit into a state")
    deviceCount = devices
    start = 1 << UInt64(devices * Device.bitCount)
    moves = DeviceMoves()
  }

  /// Each device's moves, and two of what is around them.
  package var successorsMax: Int { deviceCount * DeviceMoves.countMax + 2 }

  /// Hands over the devices' moves in their order, then the network's and the clock's.
  package func addSuccessors(of state: UInt64, to successors: inout SuccessorList) {
    let network = state >> UInt64(deviceCount * Device.bitCount)
    var older = network << UInt64(deviceCount * Device.bitCount)
    for index in 0..<deviceCount {
      let shift = UInt64(index * Device.bitCount)
      let device = Int(state >> shift & Device.mask)
      let rest = state & ~(Device.mask << shift)
      successors.append(moves[device, isOnline: network == 1], at: shift, in: rest)
      older |= UInt64(moves.older[device]) << shift
    }
    successors.append(state ^ start)
    successors.append(older)
  }

  /// Whether a device's app does what its permission or its question does not allow.
  package func isBroken(_ state: UInt64) -> Bool {
    for index in 0..<deviceCount {
      let device = Int(state >> UInt64(index * Device.bitCount) & Device.mask)
      if moves.isBroken[device] { return true }
    }
    return false
  }
}

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
    (self.successors, self.starts) = (successors, starts)
    let devices = (0..<stateCount).map { Device(packed: UInt32($0)) }
    older = devices.map { $0?.older.packed ?? 0 }
    isBroken = devices.map { $0?.isBroken ?? false }
  }

  subscript(state: Int, isOnline isOnline: Bool) -> ArraySlice<UInt32> {
    let place = state + (isOnline ? 1 << Device.bitCount : 0)
    return successors[Int(starts[place])..<Int(starts[place + 1])]
  }
}
