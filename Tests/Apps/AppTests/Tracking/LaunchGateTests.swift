import DeviceInterface
import Testing

@testable import AppParts

/// What a process may do before it can read what the one before has left.
struct LaunchGateTests {
  private static func facts(isReadable: Bool) -> Facts {
    var facts = Facts(platform: .iOS, permission: Permission(.always))
    facts.storageIsReadable = isReadable
    return facts
  }

  @Test func `with readable storage the launch opens it, and it stays open`() {
    var gate = LaunchGate()
    #expect(gate.admit(.launched(.user), Self.facts(isReadable: true)) == .opens)
    #expect(gate.admit(.becameActive, Self.facts(isReadable: true)) == .open)
    // What cannot be read later was read before.
    #expect(gate.admit(.resumed, Self.facts(isReadable: false)) == .open)
    #expect(!gate.isOwed)
  }

  @Test func `before the first unlock it is closed, and the first signal after it opens it once`() {
    var gate = LaunchGate()
    #expect(gate.admit(.launched(.location), Self.facts(isReadable: false)) == .closed)
    #expect(gate.admit(.resumed, Self.facts(isReadable: false)) == .closed)
    #expect(gate.isOwed)
    #expect(gate.admit(.storageUnlocked, Self.facts(isReadable: true)) == .opens)
    #expect(gate.admit(.becameActive, Self.facts(isReadable: true)) == .open)
  }

  @Test func `each new process takes up anew`() {
    var gate = LaunchGate()
    for _ in 0..<2 {
      #expect(gate.admit(.launched(.user), Self.facts(isReadable: true)) == .opens)
    }
  }
}
