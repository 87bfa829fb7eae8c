import DeviceInterface
import DeviceSimulator
import Vocabulary

/// The parts of the contract between an app and its phone that have occurred in a scenario.
struct ContractUse: Hashable, Sendable {
  private(set) var signals: Set<UnheardSignal> = []
  private(set) var requests: Set<UnaskedRequest> = []
  private(set) var changedFacts: Set<FactKind> = []
  private(set) var parts: Set<ScreenPart> = []
  private(set) var labels: Set<String> = []
  private(set) var popups: Set<String> = []
  private(set) var abilities: Set<AppAbility> = []
  private var reactions: Set<Reaction> = []
  private var asksSeveral = false
  private var readsStorage = false
  private var isForbidden = false
  private var hasReasons = false

  /// A request that is made when something is heard.
  private struct Reaction: Hashable, Sendable {
    let trigger: Sabotage.Trigger
    let request: UnaskedRequest
  }

  /// Adds what has occurred elsewhere.
  mutating func formUnion(_ other: ContractUse) {
    signals.formUnion(other.signals)
    requests.formUnion(other.requests)
    changedFacts.formUnion(other.changedFacts)
    parts.formUnion(other.parts)
    labels.formUnion(other.labels)
    popups.formUnion(other.popups)
    abilities.formUnion(other.abilities)
    reactions.formUnion(other.reactions)
    asksSeveral = asksSeveral || other.asksSeveral
    readsStorage = readsStorage || other.readsStorage
    isForbidden = isForbidden || other.isForbidden
    hasReasons = hasReasons || other.hasReasons
  }

  mutating func note(_ signal: Signal) {
    signals.insert(signal.term.unheard)
    if case .tapped(let label) = signal { labels.insert(label) }
  }

  mutating func note(_ list: [Request], after signal: Signal) {
    let trigger = list.isEmpty ? nil : Sabotage.Trigger(signal)
    for request in list {
      if let trigger {
        reactions.insert(Reaction(trigger: trigger, request: request.term.unasked))
      }
      requests.insert(request.term.unasked)
      if let ability = AppAbility(request) { abilities.insert(ability) }
    }
    if list.count > 1 { asksSeveral = true }
  }

  mutating func note(_ facts: Facts, since first: Facts) {
    for kind in FactKind.allCases
    where !changedFacts.contains(kind) && kind.differs(facts, from: first) {
      changedFacts.insert(kind)
    }
    if !facts.storage.isEmpty { readsStorage = true }
    if !facts.permission.status.allowsLocation { isForbidden = true }
  }

  mutating func note(_ dialog: Dialog?) { if let dialog { popups.insert(dialog.title) } }

  mutating func note(_ alert: SystemAlert) { if !alert.message.isEmpty { hasReasons = true } }

  mutating func note(_ screen: Screen) {
    abilities.formUnion(AppAbility.shown(on: screen))
    for part in ScreenPart.allCases where !parts.contains(part) && part.isShown(on: screen) {
      parts.insert(part)
    }
  }

  /// Every sabotage that changes something of what occurred, in an order that is the same in every run.
  var sabotages: [Sabotage] {
    Sabotage.general.filter(isTouched)
      + labels.sorted().map(Sabotage.deadButton)
      + popups.sorted().flatMap { [.popupNeverShown($0), .popupStays($0), .popupAgain($0)] }
      + reactions.map { .noReaction($0.trigger, $0.request) }
      .sorted { $0.description < $1.description }
  }

  private func isTouched(by sabotage: Sabotage) -> Bool {
    switch sabotage {
    case .unheard(let kind): signals.contains(kind)
    case .neverAsked(let kind), .askedTwice(let kind): requests.contains(kind)
    case .askedBackwards: asksSeveral
    case .askedWithoutPermission: isForbidden
    case .stale(let kind): changedFacts.contains(kind)
    case .storageForgotten: readsStorage
    case .storageHalfWritten: requests.contains(.store) || requests.contains(.append)
    case .positionRounded, .positionSwapped, .positionKept: hasPositions
    case .timerLate, .timerEarly: requests.contains(.schedule)
    case .alwaysLocated, .neverLocated, .sentInTheClear: requests.contains(Sabotage.sending)
    case .askedGreedily: requests.contains(.requestFix) || requests.contains(.startUpdates)
    case .reworded(let part): parts.contains(part)
    case .reasonReworded: hasReasons
    // Made of the labels and titles themselves.
    case .deadButton, .popupNeverShown, .popupStays, .popupAgain, .noReaction: false
    // Made of what the server has answered.
    case .server: false
    }
  }

  private var hasPositions: Bool {
    signals.contains(.fix) || signals.contains(.regionEntered) || signals.contains(.regionLeft)
  }
}

/// A kind of fact that an app can go on reading as it was when its process began.
public enum FactKind: String, Hashable, Sendable, CaseIterable {
  /// The permission.
  case permission = "the permission"
  /// Location Services.
  case locationServices = "the switch of Location Services"
  /// The network.
  case network = "the network"
  /// The clocks.
  case clock = "the time"
  /// The battery and the saving of power.
  case power = "the battery"
  /// Whether the app's notifications are seen.
  case notifications = "the switch of notifications"
  /// What is stored.
  case storage = "what is stored"
  /// How much room there is.
  case room = "the room in storage"
  /// Where the audio is.
  case audio = "where the audio is"

  /// Puts back what was there when the process began.
  func age(_ facts: inout Facts, to first: Facts) {
    switch self {
    case .permission:
      facts.permission = first.permission
      facts.shouldExplainPermission = first.shouldExplainPermission
    case .locationServices: facts.locationServicesEnabled = first.locationServicesEnabled
    case .network: facts.isOnline = first.isOnline
    case .clock: (facts.uptime, facts.wallClock) = (first.uptime, first.wallClock)
    case .power:
      (facts.battery, facts.isSavingPower) = (first.battery, first.isSavingPower)
      (facts.batteryUse, facts.standbyBucket) = (first.batteryUse, first.standbyBucket)
    case .notifications:
      facts.notificationsEnabled = first.notificationsEnabled
      facts.notificationPermission = first.notificationPermission
      facts.shouldExplainNotifications = first.shouldExplainNotifications
    case .storage: facts.storage = first.storage
    case .room: facts.storageFreeBytes = first.storageFreeBytes
    case .audio: facts.audioPosition = first.audioPosition
    }
  }

  /// Whether it has changed since then.
  func differs(_ facts: Facts, from first: Facts) -> Bool {
    var aged = facts
    age(&aged, to: first)
    return aged != facts
  }
}
