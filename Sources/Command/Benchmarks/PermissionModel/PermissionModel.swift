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
