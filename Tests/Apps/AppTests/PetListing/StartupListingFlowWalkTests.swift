import DeviceInterface
import PetListingApp
import TestSupport
import Testing

@testable import AppParts

struct StartupListingFlowWalkTests {
  /// Chance that gives the same walk for a seed on every machine.
  struct Dice {
    var numbers: SeededNumbers

    mutating func roll(_ count: Int) -> Int { numbers.number(below: count) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
    mutating func flip() -> Bool { roll(2) == 0 }
  }

  @Test(arguments: PlatformKind.allCases)
  func `no walk breaks an invariant, and every walk ends with a listing`(
    platform: PlatformKind
  ) throws {
    var seen: Set<String> = []
    for seed in 0..<600 as Range<UInt64> {
      var dice = Dice(numbers: SeededNumbers(seed: seed))
      var phone = WalkingPhone(
        platform, dice.pick(AuthorizationStatus.allCases), ignoresQuestions: dice.roll(4) == 0)
      for step in 0..<200 {
        try Self.step(&phone, &dice)
        try #require(phone.breaches == [], "seed \(seed), step \(step)")
      }
      Self.finish(&phone)
      try #require(phone.breaches == [], "seed \(seed), at the end")
      try #require(phone.flow.screen.items.count == 1, "seed \(seed): \(phone.flow)")
      try #require(phone.flow.screen.progress == nil, "seed \(seed): \(phone.flow)")
      seen.formUnion(phone.seen)
    }
    #expect(seen == ["alert", "popup", "coordinates", "settings"])
  }

  @Test func `the same walk gives the same flow`() throws {
    var phones: [WalkingPhone] = []
    for _ in 0..<2 {
      var dice = Dice(numbers: SeededNumbers(seed: 99))
      var phone = WalkingPhone(.iOS, .denied, ignoresQuestions: false)
      for _ in 0..<500 { try Self.step(&phone, &dice) }
      phones.append(phone)
    }
    #expect(phones[0].flow == phones[1].flow)
  }

  /// Lets one thing happen that could happen now.
  private static func step(_ phone: inout WalkingPhone, _ dice: inout Dice) throws {
    switch dice.roll(13) {
    case 0: try location(&phone, &dice)
    case 1: server(&phone, &dice)
    case 2: late(&phone, &dice)
    case 3: tap(&phone, &dice)
    case 4: navigate(&phone)
    case 5: if phone.place != .background { phone.leaveFront() }
    case 6, 7: if phone.place == .background { phone.comeBack(toldFirst: dice.flip()) }
    case 8: alert(&phone, &dice)
    case 9: change(&phone, &dice)
    case 10: timer(&phone, &dice)
    case 11:
      if phone.place != .background || phone.facts.platform == .iOS {
        phone.tellPermission(always: true)
      }
    default: if dice.roll(10) == 0 { phone.start() } else { try location(&phone, &dice) }
    }
  }

  private static func location(_ phone: inout WalkingPhone, _ dice: inout Dice) throws {
    guard phone.fixIsWanted else { return }
    let position = try Position(text: "52.2297, 21.0122")
    let age: Duration = dice.pick([.zero, .zero, .seconds(4_000)])
    let fix = Fix(
      position: position, accuracyMeters: dice.pick([10, 10, 2_000]),
      timestamp: .scenarioStart, age: age)
    phone.fixIsWanted = age != .zero && dice.flip()
    phone.send(dice.roll(4) == 0 ? .locationFailed(.locationUnknown) : .fix(fix))
  }

  private static func server(_ phone: inout WalkingPhone, _ dice: inout Dice) {
    let status = dice.pick([200, 200, 200, 500])
    let body = dice.pick([ListingStage.body, ListingStage.body, "{"])
    let isLost = dice.roll(4) == 0
    phone.reply { id in
      isLost
        ? .requestFailed(id: id, .timedOut)
        : .response(id: id, ServerResponse(status: status, body: body))
    }
  }

  /// An answer to a request that has had one.
  private static func late(_ phone: inout WalkingPhone, _ dice: inout Dice) {
    guard let id = phone.oldRequest, id != phone.waitingRequest else { return }
    phone.send(.response(id: id, ServerResponse(status: 200, body: ListingStage.body)))
  }

  private static func tap(_ phone: inout WalkingPhone, _ dice: inout Dice) {
    guard phone.place == .front, phone.screenIsShown else { return }
    let screen = phone.flow.screen
    if let dialog = screen.dialog {
      phone.send(.tapped(dice.pick(dialog.buttons)))
    } else if let control = screen.controls.first, dice.flip() {
      phone.send(.tapped(control.label))
    } else if screen.canPullToRefresh {
      phone.send(.pulledToRefresh)
    }
  }

  private static func navigate(_ phone: inout WalkingPhone) {
    guard phone.place == .front, phone.flow.screen.dialog == nil else { return }
    phone.screenIsShown.toggle()
    phone.send(phone.screenIsShown ? .screenAppeared : .screenDisappeared)
  }

  private static func alert(_ phone: inout WalkingPhone, _ dice: inout Dice) {
    guard phone.place == .underAlert else { return }
    let answers: [AuthorizationStatus] =
      phone.facts.platform == .iOS
      ? [.whenInUse, .denied] : [.whenInUse, .denied, .notDetermined]
    phone.answerAlert(dice.pick(answers), toldFirst: dice.flip())
  }

  /// The user, a policy or a lapsed grant changes the permission, or the device's switch is turned.
  private static func change(_ phone: inout WalkingPhone, _ dice: inout Dice) {
    guard !phone.alertIsUp else { return }
    if dice.roll(3) == 0 {
      phone.facts.locationServicesEnabled.toggle()
    } else {
      let wasAllowed = phone.facts.permission.status.allowsLocation
      phone.facts.permission.status = dice.pick(AuthorizationStatus.allCases)
      let isRevoked = wasAllowed && !phone.facts.permission.status.allowsLocation
      // Android ends the process of an app that loses a permission.
      if isRevoked && phone.facts.platform == .android { return phone.start() }
    }
    if dice.flip() { phone.tellPermission() }
  }

  private static func timer(_ phone: inout WalkingPhone, _ dice: inout Dice) {
    guard phone.place != .background, let name = phone.timers.keys.sorted().first else { return }
    phone.fireTimer(name)
  }

  /// Lets the user finish: come back, answer, go on without location, and try until the server answers.
  private static func finish(_ phone: inout WalkingPhone) {
    if phone.place == .background { phone.comeBack(toldFirst: true) }
    for _ in 0..<20 {
      if phone.place == .underAlert { phone.answerAlert(.denied, toldFirst: true) }
      if !phone.screenIsShown { navigate(&phone) }
      if phone.flow.screen.dialog != nil { phone.send(.tapped("Cancel")) }
      for name in phone.timers.keys.sorted() { phone.fireTimer(name) }
      phone.reply { .response(id: $0, ServerResponse(status: 200, body: ListingStage.body)) }
      if phone.flow.screen.canPullToRefresh, phone.flow.screen.items.isEmpty {
        phone.send(.pulledToRefresh)
      }
    }
  }
}
