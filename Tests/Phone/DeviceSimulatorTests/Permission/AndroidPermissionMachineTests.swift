import DeviceInterface
import DeviceSimulator
import Testing

struct AndroidPermissionMachineTests {
  /// One row: from a preset, by stimuli, to a grant and flags, with the effects of the last stimulus.
  struct Row: CustomTestStringConvertible {
    let rule: String
    let from: PresetPermission
    let stimuli: [AndroidPermissionStimulus]
    let granted: AndroidPermissions
    let status: AuthorizationStatus
    let effects: [AndroidPermissionEffect]
    var testDescription: String { "\(rule) from \(from)" }

    init(
      _ rule: String, _ from: PresetPermission, _ stimuli: [AndroidPermissionStimulus],
      _ granted: AndroidPermissions, _ status: AuthorizationStatus,
      _ effects: [AndroidPermissionEffect]
    ) {
      self.rule = rule
      self.from = from
      self.stimuli = stimuli
      self.granted = granted
      self.status = status
      self.effects = effects
    }
  }

  static let both: AndroidPermissions = [.fine, .coarse]
  static let all: AndroidPermissions = [.fine, .coarse, .background]

  static func ask(_ permissions: AndroidPermissions) -> AndroidPermissionStimulus {
    .requested(permissions, .init())
  }
  static func answer(_ answer: AlertAnswer, precise: Bool = true) -> AndroidPermissionStimulus {
    .answered(answer, precise: precise, .init())
  }
  static func choose(_ answer: SettingsAnswer) -> AndroidPermissionStimulus {
    .choseInSettings(answer, .init())
  }
  static func finished(_ granted: AndroidPermissions) -> AndroidPermissionEffect {
    .finish(.answered(granted: granted))
  }

  static let dialogs = [
    Row(
      "A-13", .notAsked, [ask(both), answer(.allowWhileInUse)], both, .whenInUse,
      [finished(both)]),
    Row(
      "A-13", .notAsked, [ask(both), answer(.allowWhileInUse, precise: false)], .coarse,
      .whenInUse, [finished(.coarse)]),
    Row("A-13", .notAsked, [ask(both), answer(.allowOnce)], both, .whenInUse, [finished(both)]),
    Row("A-20", .notAsked, [ask(both), answer(.deny)], [], .denied, [finished([])]),
    Row(
      "A-20", .deniedOnce, [ask(both), answer(.deny), ask(both)], [], .denied,
      [finished([]), .ignore(.android(20))]),
    Row("A-20", .denied, [ask(both)], [], .denied, [finished([]), .ignore(.android(20))]),
    Row(
      "A-19", .notAsked, [ask(both), answer(.dismiss)], [], .notDetermined,
      [.finish(.cancelled)]),
    Row(
      "A-17", .whileInUse, [ask(both)], both, .whenInUse,
      [finished(both), .ignore(.android(17))]),
    Row(
      "A-18", .notAsked, [ask(both), ask(both)], [], .notDetermined,
      [.finish(.cancelled), .ignore(.android(18))]),
    Row("A-22", .restricted, [ask(both)], [], .restricted, [finished([]), .ignore(.android(22))]),
    Row(
      "A-15", .notAsked, [ask(.fine)], [], .notDetermined,
      [finished([]), .ignore(.android(15))]),
    Row(
      "A-15", .notAsked,
      [.requested(.fine, .init(ignoresFineAlone: false)), answer(.allowWhileInUse)], both,
      .whenInUse, [finished(.fine)]),
    Row(
      "A-16", .notAsked,
      [ask(both), answer(.allowWhileInUse, precise: false), ask(both), answer(.changeToPrecise)],
      both, .whenInUse, [finished(both)]),
    Row(
      "A-16", .notAsked,
      [ask(both), answer(.allowWhileInUse, precise: false), ask(both), answer(.deny)], .coarse,
      .whenInUse, [finished(.coarse)]),
    Row(
      "A-01", .notAsked, [.requested(both, .init(declared: .coarse))], [], .notDetermined,
      [finished([]), .ignore(.android(1))]),
  ]

  static let background = [
    Row(
      "A-26", .notAsked, [ask(all)], [], .notDetermined,
      [finished([]), .ignore(.android(26))]),
    Row(
      "A-27", .notAsked, [ask(.background)], [], .notDetermined,
      [finished([]), .ignore(.android(27))]),
    Row("A-28", .whileInUse, [ask(.background)], both, .whenInUse, [.openSettings]),
    Row(
      "A-28", .whileInUse, [ask(.background), choose(.always), .returnedFromSettings], all,
      .always, [finished(.background)]),
    Row(
      "A-29", .whileInUse, [ask(.background), .returnedFromSettings], both, .whenInUse,
      [finished([])]),
    Row(
      "A-29", .whileInUse,
      [
        ask(.background), .returnedFromSettings, ask(.background), .returnedFromSettings,
        ask(.background),
      ], both, .whenInUse, [finished([]), .ignore(.android(29))]),
    Row(
      "A-17", .always, [ask(.background)], all, .always,
      [finished(.background), .ignore(.android(17))]),
  ]

  static let changes = [
    Row("A-07", .whileInUse, [choose(.never)], [], .denied, [.killProcess(.android(7))]),
    Row(
      "A-07", .always, [choose(.askNextTime)], [], .notDetermined,
      [.killProcess(.android(7))]),
    Row("A-06", .denied, [choose(.whileInUse)], both, .whenInUse, []),
    Row("A-06", .whileInUse, [choose(.always)], all, .always, []),
    Row("A-09", .always, [choose(.whileInUse)], both, .whenInUse, [.killProcess(.android(9))]),
    Row(
      "A-08", .whileInUse, [.turnedPrecise(false)], .coarse, .whenInUse,
      [.killProcess(.android(8))]),
    Row("A-25", .restricted, [choose(.always)], [], .restricted, [.ignore(.android(22))]),
    Row("A-38", .once, [.oneTimeGrantLapsed], [], .notDetermined, [.grantLapsed]),
    Row("A-33", .whileInUse, [.oneTimeGrantLapsed], both, .whenInUse, []),
    Row("A-39", .once, [choose(.never)], [], .denied, [.killProcess(.android(7))]),
    Row("A-59", .always, [.resetAsUnused], [], .notDetermined, [.killProcess(.android(7))]),
    Row("A-60", .denied, [.reset], [], .notDetermined, []),
  ]

  static let settledElsewhere = [
    Row(
      "A-18", .notAsked, [ask(both), choose(.whileInUse)], both, .whenInUse,
      [finished(both), .withdrawPrompt]),
    Row(
      "A-18", .notAsked, [ask(both), choose(.never)], [], .denied,
      [finished([]), .withdrawPrompt]),
    Row(
      "A-18", .notAsked, [ask(both), .preset(.whileInUse, precise: false)], .coarse, .whenInUse,
      [finished(.coarse), .withdrawPrompt]),
    Row(
      "A-18", .deniedOnce, [ask(both), .resetAsUnused], [], .notDetermined,
      [finished([]), .withdrawPrompt]),
    Row("A-18", .notAsked, [ask(both), .processEnded], [], .notDetermined, [.withdrawPrompt]),
    Row(
      "A-28", .whileInUse, [ask(.background), .preset(.always, precise: true)], all, .always, []),
    Row(
      "A-28", .whileInUse,
      [ask(.background), .preset(.always, precise: true), .returnedFromSettings], all, .always,
      [finished(.background)]),
  ]

  @Test(arguments: dialogs + background + changes + settledElsewhere)
  func `every row of the table holds`(_ row: Row) {
    var machine = AndroidPermissionMachine()
    _ = machine.handle(.preset(row.from, precise: true))
    var effects: [AndroidPermissionEffect] = []
    for stimulus in row.stimuli {
      effects = machine.handle(stimulus)
    }
    #expect(machine.granted == row.granted)
    #expect(machine.status == row.status)
    #expect(effects == row.effects)
  }

  @Test
  func `the first question offers a choice of accuracy only for both permissions, A-12, A-14`()
    throws
  {
    var machine = AndroidPermissionMachine()
    _ = machine.handle(Self.ask(Self.both))
    #expect(machine.prompt?.kind == .foreground(choosesAccuracy: true))
    var coarse = AndroidPermissionMachine()
    _ = coarse.handle(Self.ask(.coarse))
    #expect(coarse.prompt?.kind == .foreground(choosesAccuracy: false))
  }

  @Test func `an approximate one-time grant is upgraded without "Change to precise", A-16`() {
    var machine = AndroidPermissionMachine()
    _ = machine.handle(Self.ask(Self.both))
    _ = machine.handle(Self.answer(.allowOnce, precise: false))
    _ = machine.handle(Self.ask(Self.both))
    #expect(machine.prompt?.kind == .preciseUpgradeOnce)
  }

  @Test func `coarse can still be asked for when fine is refused for good, A-23`() {
    var machine = AndroidPermissionMachine()
    let circumstances = AndroidPermissionStimulus.Circumstances(ignoresFineAlone: false)
    for _ in 0..<2 {
      _ = machine.handle(.requested(.fine, circumstances))
      _ = machine.handle(.answered(.deny, precise: true, circumstances))
    }
    _ = machine.handle(Self.ask(Self.both))
    #expect(machine.prompt?.decides == .coarse)
    _ = machine.handle(Self.answer(.allowWhileInUse))
    #expect(machine.granted == .coarse)
  }

  @Test func `the advice to explain is true only between the first and the last refusal, A-21`() {
    var machine = AndroidPermissionMachine()
    #expect(!machine.shouldExplain)
    _ = machine.handle(Self.ask(Self.both))
    _ = machine.handle(Self.answer(.deny))
    #expect(machine.shouldExplain)
    _ = machine.handle(Self.ask(Self.both))
    _ = machine.handle(Self.answer(.deny))
    #expect(!machine.shouldExplain)
  }

  @Test func `a dismissal never becomes a refusal, A-19`() {
    var machine = AndroidPermissionMachine()
    for _ in 0..<5 {
      _ = machine.handle(Self.ask(Self.both))
      #expect(machine.prompt != nil)
      _ = machine.handle(Self.answer(.dismiss))
    }
    #expect(machine.status == .notDetermined)
    #expect(!machine.shouldExplain)
  }

  @Test func `a grant that counts as a decision makes the next refusal final, A-24`() {
    let circumstances = AndroidPermissionStimulus.Circumstances(grantCountsAsDecision: true)
    var machine = AndroidPermissionMachine()
    _ = machine.handle(.requested(Self.both, circumstances))
    _ = machine.handle(.answered(.allowWhileInUse, precise: false, circumstances))
    _ = machine.handle(.requested(Self.both, circumstances))
    _ = machine.handle(.answered(.deny, precise: true, circumstances))
    #expect(machine.userFixed == .fine)
  }
}
