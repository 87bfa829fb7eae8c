import DeviceInterface
import Testing

@testable import DeviceSimulator

struct LifecycleMachineTests {
  /// How to bring a machine into each state.
  private static func machine(in state: AppState) -> LifecycleMachine {
    var machine = LifecycleMachine()
    let path: [LifecycleStimulus] =
      switch state {
      case .notInstalled: []
      case .notRunning: [.installed]
      case .active: [.installed, .broughtToFront]
      case .inactive: [.installed, .broughtToFront, .covered]
      case .background: [.installed, .broughtToFront, .leftFront]
      case .suspended: [.installed, .broughtToFront, .leftFront, .suspended]
      }
    for stimulus in path {
      _ = machine.handle(stimulus)
    }
    return machine
  }

  typealias Row = (
    from: AppState, stimulus: LifecycleStimulus, to: AppState, effects: [LifecycleEffect]
  )

  static let rows: [Row] = [
    (.notInstalled, .installed, .notRunning, []),
    (.notInstalled, .broughtToFront, .notInstalled, []),
    (.notRunning, .broughtToFront, .active, [.processStarts(.user), .activates, .screenAppears]),
    (.notRunning, .leftFront, .notRunning, []),
    (.notRunning, .removed, .notInstalled, []),
    (
      .notRunning, .wokenInBackground(.location), .background,
      [.processStarts(.location), .suspensionArmed(wokenFor: .location)]
    ),
    (.active, .covered, .inactive, [.resigns]),
    (
      .active, .leftFront, .background,
      [.resigns, .entersBackground, .suspensionArmed(wokenFor: nil)]
    ),
    (.active, .suspensionDue, .active, []),
    (.active, .ended(.crashed), .notRunning, [.processEnds(.crashed)]),
    (.active, .broughtToFront, .active, []),
    (.inactive, .uncovered, .active, [.activates]),
    (.inactive, .leftFront, .background, [.entersBackground, .suspensionArmed(wokenFor: nil)]),
    (.inactive, .covered, .inactive, []),
    (.background, .broughtToFront, .active, [.suspensionDisarmed, .activates]),
    (.background, .broughtToFrontCovered, .inactive, [.suspensionDisarmed]),
    (.background, .suspensionDue, .background, [.suspensionDisarmed, .suspensionAnnounced]),
    (.background, .suspended, .suspended, []),
    (.background, .covered, .background, []),
    (.suspended, .broughtToFront, .active, [.processResumes, .activates]),
    (.suspended, .broughtToFrontCovered, .inactive, [.processResumes]),
    (
      .suspended, .wokenInBackground(.location), .background,
      [.processResumes, .suspensionArmed(wokenFor: .location)]
    ),
    (.suspended, .ended(.killedBySystem), .notRunning, [.processEnds(.killedBySystem)]),
    (.suspended, .removed, .notInstalled, [.processEnds(.removed)]),
    (.suspended, .suspensionDue, .suspended, []),
  ]

  @Test func `an app that the system started shows its screen once the user opens it`() {
    var machine = Self.machine(in: .notRunning)
    _ = machine.handle(.wokenInBackground(.boot))
    #expect(machine.handle(.broughtToFront) == [.suspensionDisarmed, .activates, .screenAppears])
    _ = machine.handle(.leftFront)
    #expect(machine.handle(.broughtToFront) == [.suspensionDisarmed, .activates])
  }

  @Test func `a screen that was owed is not owed by the next process`() {
    var machine = Self.machine(in: .notRunning)
    _ = machine.handle(.wokenInBackground(.boot))
    _ = machine.handle(.ended(.killedBySystem))
    _ = machine.handle(.broughtToFront)
    _ = machine.handle(.leftFront)
    #expect(machine.handle(.broughtToFront) == [.suspensionDisarmed, .activates])
  }

  @Test(arguments: rows)
  func `every row of the table holds`(_ row: Row) {
    var machine = Self.machine(in: row.from)
    #expect(machine.state == row.from)
    let effects = machine.handle(row.stimulus)
    #expect(machine.state == row.to)
    #expect(effects == row.effects)
  }
}
