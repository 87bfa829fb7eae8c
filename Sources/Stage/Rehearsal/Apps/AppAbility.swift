import DeviceInterface
import ScenarioRunner

/// Something that some apps show or do and others never; its raw value completes "the app never …".
public enum AppAbility: String, Hashable, Sendable, CaseIterable {
  /// It has popups.
  case popup = "shows a popup"
  /// It has short notes that are shown for a moment.
  case note = "shows a note"
  /// It tells that it is loading.
  case progress = "shows that it is loading"
  /// It has lists.
  case list = "shows a list"
  /// It shows on a map where the user is.
  case marker = "shows the user on a map"
  /// It draws lines on a map.
  case lines = "draws lines on a map"
  /// It has points on a map that take taps.
  case mapPoints = "shows points that can be tapped on a map"
  /// It has an audio player.
  case player = "shows an audio player"
  /// It asks its user for permission, or to turn location on.
  case permission = "asks for permission"
  /// It asks for a position.
  case fix = "asks the phone for its location"
  /// It has positions come one after the other.
  case updates = "starts location updates"
  /// It has regions watched.
  case regions = "has a region watched"
  /// It has a foreground service on Android.
  case service = "starts a foreground service"
  /// It asks servers.
  case request = "sends a request"
  /// It hands requests to the system.
  case transfer = "hands a request to the system"
  /// It leaves work to the platform.
  case work = "defers work"
  /// It wants to go on for a while after it has left the front.
  case backgroundTask = "begins a background task"
  /// It keeps something in durable storage.
  case storage = "stores anything"
  /// It has notifications.
  case notification = "shows a notification"
  /// It plays audio.
  case audio = "loads audio"

  /// What an app has that asks its platform for this; `nil` where no check looks for it.
  init?(_ request: Request) {
    switch request.kind {
    case .askForPermission, .askToTurnLocationOn: self = .permission
    case .requestFix: self = .fix
    case .startUpdates: self = .updates
    case .monitor: self = .regions
    case .startForegroundService: self = .service
    case .send: self = .request
    case .transfer: self = .transfer
    case .deferWork: self = .work
    case .beginBackgroundTask: self = .backgroundTask
    case .store, .append: self = .storage
    case .post, .askForNotifications: self = .notification
    case .loadAudio: self = .audio
    default: return nil
    }
  }

  /// Returns what an app has that shows the screen.
  static func shown(on screen: Screen) -> Set<AppAbility> {
    let parts: [(AppAbility, isThere: Bool)] = [
      (.popup, screen.dialog != nil), (.note, screen.toast != nil),
      (.progress, screen.progress != nil), (.list, !screen.items.isEmpty),
      (.marker, screen.map?.marker != nil),
      (.lines, screen.map.map { !$0.lines.isEmpty || !$0.coloredLines.isEmpty } ?? false),
      (.mapPoints, screen.map?.points.isEmpty == false), (.player, screen.player != nil),
    ]
    return Set(parts.filter(\.isThere).map(\.0))
  }
}

extension World {
  /// Throws `InvalidStep` where the app can do none of these, as far as that is known: that it has not says nothing.
  func requireAbility(_ abilities: AppAbility...) throws(InvalidStep) {
    try requireAbility(abilities)
  }

  /// Throws `InvalidStep` where the app can do none of these, as far as that is known; of nothing it can do anything.
  func requireAbility(_ abilities: [AppAbility]) throws(InvalidStep) {
    // Of an app that has never run, checks say so themselves.
    guard journal.session > 0, let first = abilities.first, !abilities.contains(where: isAble)
    else { return }
    throw InvalidStep(
      "The \(app.name) never \(first.rawValue)\(app.isBare ? " in this scenario" : ""), "
        + "so nothing would be checked.",
      notes: ["\(leftOut: "Leave the check out"), or check something that could be otherwise."])
  }

  /// Throws `InvalidStep` for something around the app that makes a difference only to what the app never does.
  ///
  /// Of the bare app nobody knows what it will do, and which app it is may be said later: then it is told at the end.
  mutating func requireUse(of ability: AppAbility, for what: String) throws(InvalidStep) {
    guard !app.isBare else {
      if !chances.isOneOfMany { course.expectUse(of: ability, for: what) }
      return
    }
    if let refusal = uselessness(of: ability, what) { throw refusal }
  }

  /// What was arranged, before anybody said which app is played, for what that app never does.
  var useless: [Objection] {
    course.expectedUses.compactMap { use in
      uselessness(of: use.ability, use.what).map {
        Objection(step: use.step, $0.message, notes: $0.remarks, weight: weight(ofStep: use.step))
      }
    }
  }

  private func uselessness(of ability: AppAbility, _ what: String) -> InvalidStep? {
    guard !app.isBare, app.room.abilities?.contains(ability) == false else { return nil }
    return InvalidStep(
      "The \(app.name) never \(ability.rawValue), so \(what) would make no difference to it.",
      notes: ["\(leftOut: "Leave the step out")."])
  }

  /// Whether the app can do that; of one of which nobody has said so, it is believed.
  private func isAble(_ ability: AppAbility) -> Bool {
    guard app.isBare else { return app.room.abilities?.contains(ability) ?? true }
    let counts = journal.counts
    // It does what scenarios tell it, and these leave a trace for as long as the scenario lasts.
    switch ability {
    case .regions: return !counts.regions.isEmpty
    case .work: return !counts.deferredWork.isEmpty
    case .backgroundTask: return !counts.backgroundTasks.isEmpty
    case .audio: return counts.count(.audioFile) > 0
    case .notification: return !counts.notifications.isEmpty || counts.asksToNotify
    default: return true
    }
  }
}
