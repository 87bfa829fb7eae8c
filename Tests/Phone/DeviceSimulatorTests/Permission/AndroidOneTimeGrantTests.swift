import DeviceInterface
import DeviceSimulator
import Testing

/// How long grants last, permission by permission, and what apps of other targets meet.
struct AndroidOneTimeGrantTests {
  private let both: AndroidPermissions = [.fine, .coarse]

  private func machine(
    _ stimuli: AndroidPermissionStimulus...
  ) -> AndroidPermissionMachine {
    var machine = AndroidPermissionMachine()
    for stimulus in stimuli {
      _ = machine.handle(stimulus)
    }
    return machine
  }

  @Test func `precise for this time only leaves a lasting approximate grant, A-01, A-65`() {
    let after = machine(
      .preset(.whileInUse, precise: false), .requested(both, .init()),
      .answered(.allowOnce, precise: true, .init()))
    #expect(after.granted == both)
    #expect(after.oneTime == .fine)
    #expect(!after.isOneTime)
    var lapsed = after
    #expect(lapsed.handle(.oneTimeGrantLapsed) == [.grantLapsed])
    #expect(lapsed.granted == .coarse)
    #expect(lapsed.permission == Permission(.whenInUse, accuracy: .reduced))
  }

  @Test func `both for this time only end together, A-38`() {
    let lapsed = machine(
      .requested(both, .init()), .answered(.allowOnce, precise: false, .init()),
      .requested(both, .init()), .answered(.allowOnce, precise: true, .init()),
      .oneTimeGrantLapsed)
    #expect(lapsed.granted == [])
    #expect(lapsed.status == .notDetermined)
  }

  @Test func `the end of a one-time grant leaves a final refusal of precise alone, A-20, A-23`() {
    var lapsed = machine(
      .requested(both, .init()), .answered(.allowOnce, precise: false, .init()),
      .requested(both, .init()), .answered(.deny, precise: true, .init()),
      .requested(both, .init()), .answered(.deny, precise: true, .init()), .oneTimeGrantLapsed)
    #expect(lapsed.userFixed == .fine)
    _ = lapsed.handle(.requested(both, .init()))
    #expect(lapsed.prompt?.kind == .foreground(choosesAccuracy: false))
    #expect(lapsed.prompt?.decides == .coarse)
  }

  @Test func `an explanation is advised for each permission on its own, A-21`() {
    let refused = machine(
      .preset(.whileInUse, precise: false), .requested(both, .init()),
      .answered(.deny, precise: true, .init()))
    #expect(refused.shouldExplain(.fine))
    #expect(!refused.shouldExplain(.coarse))
    #expect(refused.shouldExplain)
  }

  @Test(arguments: [(16, 36, true), (12, 31, true), (11, 36, false), (16, 30, false)])
  func `precise or approximate is chosen from Android 12 on, by apps built for it, A-12`(
    version: Int, target: Int, isChosen: Bool
  ) {
    let asked = machine(.requested(both, .init(version: version, targetSDK: target)))
    #expect(asked.prompt?.kind == .foreground(choosesAccuracy: isChosen))
  }

  @Test func `what a policy grants cannot be changed in Settings, A-22`() {
    var fixed = machine(.preset(.grantedByPolicy, precise: true))
    #expect(fixed.status == .always)
    #expect(fixed.handle(.choseInSettings(.never, .init())) == [.ignore(.android(22))])
    #expect(fixed.handle(.turnedPrecise(false)) == [.ignore(.android(22))])
    #expect(
      fixed.handle(.requested(both, .init())) == [
        .finish(.answered(granted: both)), .ignore(.android(22)),
      ])
    #expect(fixed.status == .always)
  }
}
