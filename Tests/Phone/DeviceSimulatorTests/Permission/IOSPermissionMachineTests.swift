import DeviceInterface
import DeviceSimulator
import Testing

struct IOSPermissionMachineTests {
  /// One row: from a grant, by stimuli, to a grant, with the effects of the last stimulus.
  struct Row: CustomTestStringConvertible {
    let rule: String
    let from: IOSGrant
    let stimuli: [IOSPermissionStimulus]
    let to: IOSGrant
    let effects: [IOSPermissionEffect]
    var testDescription: String { "\(rule) from \(from)" }

    init(
      _ rule: String, _ from: IOSGrant, _ stimuli: [IOSPermissionStimulus], _ to: IOSGrant,
      _ effects: [IOSPermissionEffect]
    ) {
      self.rule = rule
      self.from = from
      self.stimuli = stimuli
      self.to = to
      self.effects = effects
    }
  }

  static let whenInUse = IOSPermissionStimulus.whenInUseRequested(.init())
  static let always = IOSPermissionStimulus.alwaysRequested(.init())
  static func answer(_ answer: AlertAnswer) -> IOSPermissionStimulus {
    .answered(answer, precise: true)
  }

  static let requests = [
    Row(
      "I-08", .notDetermined, [whenInUse], .notDetermined,
      [.ask(.whenInUse(askedForAlways: false))]),
    Row("I-10", .denied, [whenInUse], .denied, [.ignore(.iOS(10))]),
    Row("I-10", .whenInUse, [whenInUse], .whenInUse, [.ignore(.iOS(10))]),
    Row("I-10", .temporaryWhenInUse, [whenInUse], .temporaryWhenInUse, [.ignore(.iOS(10))]),
    Row("I-10", .provisionalAlways, [whenInUse], .provisionalAlways, [.ignore(.iOS(10))]),
    Row("I-10", .always, [whenInUse], .always, [.ignore(.iOS(10))]),
    Row("I-04", .restricted, [whenInUse], .restricted, [.ignore(.iOS(4))]),
    Row("I-04", .restricted, [always], .restricted, [.ignore(.iOS(4))]),
    Row(
      "I-16", .notDetermined, [always], .notDetermined,
      [.ask(.whenInUse(askedForAlways: true))]),
    Row("I-14", .whenInUse, [always], .whenInUse, [.ask(.alwaysUpgrade)]),
    Row(
      "I-13", .whenInUse, [always, answer(.keepWhileInUse), always], .whenInUse,
      [.ignore(.iOS(13))]),
    Row("I-15", .temporaryWhenInUse, [always], .temporaryWhenInUse, [.ignore(.iOS(15))]),
    Row("I-13", .denied, [always], .denied, [.ignore(.iOS(13))]),
    Row("I-13", .always, [always], .always, [.ignore(.iOS(13))]),
    Row("I-13", .provisionalAlways, [always], .provisionalAlways, [.ignore(.iOS(13))]),
    Row(
      "I-11", .notDetermined, [.whenInUseRequested(.init(isInUse: false))], .notDetermined,
      [.ignore(.iOS(11))]),
    Row(
      "I-12", .notDetermined, [.whenInUseRequested(.init(hasUsageDescriptions: false))],
      .notDetermined, [.ignore(.iOS(12))]),
    Row(
      "I-12", .whenInUse, [.alwaysRequested(.init(hasUsageDescriptions: false))], .whenInUse,
      [.ignore(.iOS(12))]),
    Row("I-28", .notDetermined, [whenInUse, whenInUse], .notDetermined, [.ignore(.iOS(28))]),
  ]

  static let answers = [
    Row("I-09", .notDetermined, [whenInUse, answer(.allowWhileInUse)], .whenInUse, [changed]),
    Row("I-09", .notDetermined, [whenInUse, answer(.allowOnce)], .temporaryWhenInUse, [changed]),
    Row("I-09", .notDetermined, [whenInUse, answer(.deny)], .denied, [changed]),
    Row(
      "I-16", .notDetermined, [always, answer(.allowWhileInUse)], .provisionalAlways, [changed]),
    Row("I-16", .notDetermined, [always, answer(.allowOnce)], .temporaryWhenInUse, [changed]),
    Row("I-16", .notDetermined, [always, answer(.deny)], .denied, [changed]),
    Row(
      "I-20", .notDetermined,
      [.alwaysRequested(.init(hasProvisionalAlways: false)), answer(.allowWhileInUse)],
      .whenInUse, [changed]),
    Row("I-14", .whenInUse, [always, answer(.changeToAlways)], .always, [changed]),
    Row("I-14", .whenInUse, [always, answer(.keepWhileInUse)], .whenInUse, []),
    Row("I-17", .provisionalAlways, [.alwaysNeeded], .provisionalAlways, [.ask(.deferredAlways)]),
    Row(
      "I-18", .provisionalAlways, [.alwaysNeeded, answer(.changeToAlways)], .always,
      [.releaseHeldEvent]),
    Row(
      "I-18", .provisionalAlways, [.alwaysNeeded, answer(.keepWhileInUse)], .whenInUse,
      [.dropHeldEvent, changed]),
    Row("I-19", .whenInUse, [.alwaysNeeded], .whenInUse, [.dropHeldEvent]),
    Row("I-17", .always, [.alwaysNeeded], .always, [.releaseHeldEvent]),
    Row("I-24", .always, [.reminderDue], .always, [.ask(.usageReminder)]),
    Row("I-24", .always, [.reminderDue, answer(.keepWhileInUse)], .whenInUse, [changed]),
    Row("I-24", .always, [.reminderDue, answer(.changeToAlways)], .always, []),
    Row("I-24", .whenInUse, [.reminderDue], .whenInUse, [.ignore(.iOS(24))]),
    Row("I-08", .notDetermined, [whenInUse, answer(.changeToAlways)], .notDetermined, []),
  ]

  static let changes = [
    Row("I-37", .temporaryWhenInUse, [.useEnded], .notDetermined, [changed]),
    Row("I-37", .whenInUse, [.useEnded], .whenInUse, []),
    Row("I-39", .temporaryWhenInUse, [.processEnded], .notDetermined, [changed]),
    Row("I-39", .always, [.processEnded], .always, []),
    Row("I-08", .notDetermined, [whenInUse, .processEnded], .notDetermined, [.withdrawPrompt]),
    Row("I-05", .whenInUse, [.turnedLocationServices(false)], .whenInUse, [changed]),
    Row(
      "I-05", .always, [.turnedLocationServices(false), .turnedLocationServices(true)], .always,
      [changed]),
    Row("I-05", .denied, [.turnedLocationServices(false)], .denied, []),
    Row(
      "I-10", .notDetermined, [.turnedLocationServices(false), whenInUse], .notDetermined,
      [.ignore(.iOS(10))]),
    Row("I-23", .always, [.choseInSettings(.never)], .denied, [changed]),
    Row("I-23", .denied, [.choseInSettings(.whileInUse)], .whenInUse, [changed]),
    Row("I-23", .denied, [.choseInSettings(.always)], .always, [changed]),
    Row("I-23", .denied, [.choseInSettings(.askNextTime)], .notDetermined, [changed]),
    Row("I-28", .provisionalAlways, [.choseInSettings(.always)], .always, []),
    Row("I-04", .restricted, [.choseInSettings(.always)], .restricted, [.ignore(.iOS(4))]),
    Row("I-32", .whenInUse, [.turnedPrecise(false)], .whenInUse, [changed]),
    Row("I-28", .whenInUse, [.turnedPrecise(true)], .whenInUse, []),
    Row("I-77", .denied, [.reset], .notDetermined, [changed]),
    Row(
      "I-23", .notDetermined, [whenInUse, .choseInSettings(.never)], .denied,
      [.withdrawPrompt, changed]),
    Row(
      "I-47", .whenInUse, [.turnedPrecise(false), fullAccuracy, .choseInSettings(.never)], .denied,
      [.finishFullAccuracyRequest(promptDeclined: false), .withdrawPrompt, changed]),
  ]

  static let fullAccuracy = IOSPermissionStimulus.fullAccuracyRequested(
    purposeKey: "route", isKeyInManifest: true, isInForeground: true)

  static let changed = IOSPermissionEffect.permissionChanged

  @Test(arguments: requests + answers + changes)
  func `every row of the table holds`(_ row: Row) {
    var machine = IOSPermissionMachine()
    _ = machine.handle(.preset(row.from, precise: true))
    var effects: [IOSPermissionEffect] = []
    for stimulus in row.stimuli {
      effects = machine.handle(stimulus)
    }
    #expect(machine.grant == row.to)
    #expect(effects == row.effects)
  }

  @Test(arguments: [
    (IOSGrant.notDetermined, AuthorizationStatus.notDetermined),
    (.restricted, .restricted), (.denied, .denied), (.temporaryWhenInUse, .whenInUse),
    (.whenInUse, .whenInUse), (.provisionalAlways, .always), (.always, .always),
  ])
  func `an app cannot tell the hidden grants from the lasting ones, I-02`(
    _ grant: IOSGrant, _ status: AuthorizationStatus
  ) {
    var machine = IOSPermissionMachine()
    _ = machine.handle(.preset(grant, precise: true))
    #expect(machine.status == status)
    _ = machine.handle(.turnedLocationServices(false))
    #expect(machine.status == .denied)
  }

  @Test func `full accuracy for a while needs a key, the front and reduced accuracy, I-46`() {
    var machine = IOSPermissionMachine()
    _ = machine.handle(.preset(.whenInUse, precise: false))
    let declined = IOSPermissionEffect.finishFullAccuracyRequest(promptDeclined: true)
    let withoutKey = machine.handle(
      .fullAccuracyRequested(purposeKey: "Map", isKeyInManifest: false, isInForeground: true))
    #expect(withoutKey == [declined, .ignore(.iOS(46))])
    let fromBackground = machine.handle(
      .fullAccuracyRequested(purposeKey: "Map", isKeyInManifest: true, isInForeground: false))
    #expect(fromBackground == [declined, .ignore(.iOS(46))])
    let asked = machine.handle(
      .fullAccuracyRequested(purposeKey: "Map", isKeyInManifest: true, isInForeground: true))
    #expect(asked == [.ask(.temporaryFullAccuracy(purposeKey: "Map"))])
  }

  @Test(arguments: [(AlertAnswer.allowOnce, AccuracyAuthorization.full), (.deny, .reduced)])
  func `the completion is the same for a grant and a refusal, I-47`(
    _ answer: AlertAnswer, _ accuracy: AccuracyAuthorization
  ) {
    var machine = IOSPermissionMachine()
    _ = machine.handle(.preset(.whenInUse, precise: false))
    _ = machine.handle(
      .fullAccuracyRequested(purposeKey: "Map", isKeyInManifest: true, isInForeground: true))
    let effects = machine.handle(.answered(answer, precise: true))
    #expect(effects.first == .finishFullAccuracyRequest(promptDeclined: false))
    #expect(machine.permission.accuracy == accuracy)
    _ = machine.handle(.useEnded)
    #expect(machine.permission.accuracy == .reduced, "I-48: it ends with the use")
  }

  @Test func `the Precise switch of the question counts with a grant only, I-42`() {
    var granted = IOSPermissionMachine()
    _ = granted.handle(Self.whenInUse)
    _ = granted.handle(.answered(.allowWhileInUse, precise: false))
    #expect(granted.permission == Permission(.whenInUse, accuracy: .reduced))
    var refused = IOSPermissionMachine()
    _ = refused.handle(Self.whenInUse)
    _ = refused.handle(.answered(.deny, precise: false))
    #expect(refused.isPrecise)
  }
}
