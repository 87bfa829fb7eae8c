public import DeviceInterface
import DeviceSimulator
public import ScenarioRunner
import Storyboards

/// The user's hands and eyes on the phone.
extension World {
  /// The app's screen, if the user can see it, under an alert or not.
  var visibleScreen: Screen? { phone.front == .app ? app.screen : nil }

  /// The app's screen; throws where something else is in front.
  public func requireScreen() throws -> Screen {
    try requireScreenInView()
    return app.screen
  }

  private func requireScreenInView() throws {
    guard phone.front == .app else {
      let notes = Self.insertion([Self.wayIntoView(from: phone.front)])
      if let end = ownEnd {
        throw StepFailure(
          "The app's screen is not in view.", expected: "the app in front", actual: end,
          notes: notes)
      }
      throw InvalidStep(
        "The app's screen is not in view: \(Self.isInFront(phone.front)).", notes: notes)
    }
    guard app.hasShownScreen else {
      throw StepFailure(
        obstacle: "The app has shown no screen yet.", expected: "a screen", actual: "none",
        notes: ["An app in a process of its own sends its screen in the \"screen\" of an answer."])
    }
  }

  /// How the app's process has ended by the app's own doing, in words; `nil` where it runs, or others have ended it.
  private var ownEnd: String? {
    switch phone.lastEnd {
    case .securityException: "the app was ended by an exception that it did not catch"
    case .crashed where app.outside?.trouble == .ended: "the app has ended by itself"
    default: nil
    }
  }

  /// What is in front, as a sentence.
  static func isInFront(_ front: FrontApp) -> String {
    front == .nothing ? "the phone is off" : "\(front.words) is in front"
  }

  /// The popup that is shown, in words.
  var popupWords: String {
    guard let screen = visibleScreen else { return Self.isInFront(phone.front) }
    return screen.dialog.map { "the popup \"\($0.title)\"" } ?? "no popup"
  }

  // MARK: Actions

  /// Taps what carries the label, where the user can reach it: an alert, Settings, a popup, a control.
  public mutating func tap(_ label: String) throws {
    if let alert = phone.alert {
      try requireNotBehind("the alert “\(alert.title)”", label, alert.buttons.map(\.label)) {
        "the user answers \"\(alert.buttons[0].label)\""
      }
      let exact = try Self.spelling(
        of: label, in: alert.buttons.map(\.label), hint: Self.meaningHint(label, alert))
      return try act { phone throws(PhoneError) in try phone.answerAlert(exact) }
    }
    if phone.front == .settings {
      let lines = phone.settingsPage?.choices.map(\.label) ?? []
      let exact = try Self.spelling(of: label, in: lines, hint: [])
      return try act { phone throws(PhoneError) in try phone.chooseInSettings(exact) }
    }
    try requireAnyApp()
    let labels = try reachableLabels(for: label)
    try label.requireOne(of: labels, called: "buttons")
    let exact = try Self.spelling(of: label, in: labels, hint: tapHint(label))
    try act { phone throws(PhoneError) in try phone.touchApp(.tapped(exact)) }
  }

  /// The label as it is written on what can be tapped, in whatever case the scenario writes it; throws for any other.
  private static func spelling(
    of label: String, in labels: [String], hint: @autoclosure () -> [Note]
  ) throws(StepFailure) -> String {
    let wanted = label.foldedForComparison
    if labels.contains(label) { return label }
    if let exact = labels.first(where: { $0.foldedForComparison == wanted }) { return exact }
    throw StepFailure(
      obstacle: "There is nothing called \"\(label)\" to tap.", expected: "\"\(label)\"",
      actual: labels.isEmpty
        ? "nothing that can be tapped" : labels.map { "\"\($0)\"" }.joined(separator: ", "),
      notes: hint())
  }

  /// What to write for an answer by its meaning, whatever the platform calls it.
  private static func meaningHint(_ label: String, _ alert: SystemAlert) -> [Note] {
    guard let button = alert.button(label) else {
      return alert.buttons.first.map {
        [
          "The system asks: “\(alert.title)” "
            + "\(before: "When the user answers \"\($0.label)\"", isExample: true)"
        ]
      } ?? []
    }
    return [
      "By its meaning “\(button.label)” is pressed so: the user answers \"\(label)\"",
      "A tap names the button as it is written.",
    ]
  }

  /// The button of a popup that most likely leads on: its first, or the one that closes it where the app has no access.
  func button(through dialog: Dialog) -> String? {
    let isBlocked =
      !phone.facts.locationServicesEnabled
      || [.denied, .restricted].contains(phone.permission.status)
    return isBlocked ? dialog.buttons.last : dialog.buttons.first
  }

  /// Whether the app has such a button at all, so that something keeps it from being there now.
  private func isOwnButton(_ label: String) -> Bool {
    let wanted = label.foldedForComparison
    return app.words.controls.contains { $0.foldedForComparison == wanted }
  }

  /// What to write where a popup is in the way or the app is still loading, and for the button of the audio player, whose label changes.
  private func tapHint(_ label: String) -> [Note] {
    if let dialog = app.dialog, isOwnButton(label), let button = button(through: dialog) {
      return [
        "The popup “\(dialog.title)” lies above the screen. "
          + "\(before: "When the user taps \"\(button)\"", isExample: true)"
      ]
    }
    if let note = rowNote(label) ?? partNote(label) ?? loadingNote { return [note] }
    guard let player = visibleScreen?.player, label.foldedForComparison == "play" else { return [] }
    return [
      player.isPlaying
        ? "The audio player plays already."
        : "For the button of the audio player write: \(instead: "the user plays the audio")"
    ]
  }

  /// What to write for a row, which is tapped by a sentence of its own.
  private func rowNote(_ label: String) -> Note? {
    let wanted = label.foldedForComparison
    let row = visibleScreen?.items.first {
      $0.isTappable && $0.title.foldedForComparison == wanted
    }
    guard let row else { return nil }
    let sentence = "the user taps the row \"\(row.title)\""
    return "There is a row of that name, for which write: \(instead: sentence)"
  }

  /// What to write for a text that is one of several on a button, all of which it is called by.
  private func partNote(_ label: String) -> Note? {
    let wanted = label.foldedForComparison
    let button = app.controls.first { control in
      control.label.split(separator: ", ").contains { String($0).foldedForComparison == wanted }
    }
    guard let button else { return nil }
    let sentence = "the user taps \"\(button.label)\""
    return "A button has that among its texts, for which write: \(instead: sentence)"
  }

  /// Throws where a label stands on the app's screen, but behind something with buttons of its own.
  private func requireNotBehind(
    _ cover: String, _ label: String, _ buttons: [String], answeredBy sentence: () -> String
  ) throws(StepFailure) {
    let wanted = label.foldedForComparison
    func isMeant(_ text: String) -> Bool { text.foldedForComparison == wanted }
    guard phone.front == .app, !buttons.contains(where: isMeant) else { return }
    let rows = visibleScreen?.items.filter(\.isTappable).map(\.title) ?? []
    guard (app.controls.map(\.label) + rows).contains(where: isMeant) else { return }
    throw StepFailure(
      obstacle: "\"\(label)\" lies behind \(cover).", expected: "\"\(label)\"",
      actual: buttons.map { "\"\($0)\"" }.joined(separator: ", "),
      notes: ["\(before: "When \(sentence())", isExample: true)"])
  }

  /// The labels the user can tap on the app's screen: a popup keeps taps from what lies under it.
  private func reachableLabels(for label: String) throws -> [String] {
    try Self.needed { try requireScreenInView() }
    if let dialog = app.dialog {
      try requireNotBehind("the popup “\(dialog.title)”", label, dialog.buttons) {
        "the user taps \"\(button(through: dialog) ?? "")\""
      }
      return dialog.buttons
    }
    let controls = app.controls
    if let control = controls.first(where: { $0.label == label }), !control.isEnabled {
      throw StepFailure(
        obstacle: "\"\(label)\" cannot be tapped now: it is disabled.")
    }
    return controls.filter(\.isEnabled).map(\.label)
  }

  /// The app's screen; throws where the user cannot reach it because something lies above it.
  public func requireTouchableScreen() throws -> Screen {
    let screen = try Self.needed { try requireScreen() }
    if let alert = phone.alert {
      throw StepFailure(
        obstacle: "The user cannot reach the app: the alert \"\(alert.title)\" lies above it.",
        notes: [
          "\(before: "the user answers \"\(alert.buttons[0].label)\"", lead: "Answer it first, for example: ")"
        ])
    }
    if let dialog = screen.dialog {
      throw StepFailure(
        obstacle: "The user cannot reach the screen: the popup \"\(dialog.title)\" lies above it.",
        notes: [
          "\(before: "the user taps \"\(dialog.buttons.last ?? "")\"", lead: "Close it first, for example: ")"
        ])
    }
    return screen
  }

  /// Throws `InvalidStep` where a button is not there only because the scenario itself wants it at the wrong time.
  ///
  /// That is so where the user has tapped last what takes it away, in this process of the app, and the app offers what it
  /// should then. In any other case the tap says what is wrong: it is the app that lacks the button.
  public func require(_ turn: ButtonTurn) throws {
    guard phone.front == .app, phone.alert == nil, app.dialog == nil else { return }
    let labels = app.controls.map(\.label)
    guard !labels.contains(turn.label) else { return }
    if let need = turn.need { try requireAttempt(at: need.thing, for: need.deed) }
    guard turn.instead.allSatisfy(labels.contains),
      let last = lastTap(among: turn.rivals), turn.earlier.contains(last)
    else { return }
    throw InvalidStep(turn.message, notes: turn.notes)
  }

  /// The button of these that the user has tapped last, in the present process of the app.
  private func lastTap(among labels: [String]) -> String? {
    for entry in journal.entries.reversed() {
      guard entry.session == journal.session else { return nil }
      if case .phone(.told(.tapped(let label))) = entry.what, labels.contains(label) {
        return label
      }
    }
    return nil
  }
}

/// A button that has its turn only after another one, such as "Resume" after "Pause".
public struct ButtonTurn: Sendable {
  /// The button that a sentence wants to tap.
  let label: String
  /// The buttons that take turns, that one among them.
  let rivals: [String]
  /// Those of them after which it is not there, as it should be.
  let earlier: [String]
  /// What is offered in its place then; empty where nothing is.
  let instead: [String]
  /// What is wrong with wanting it then, as one sentence.
  let message: String
  /// What to write.
  let notes: [Note]
  /// What must have been begun for the button to be there, with a sentence that begins it; nil for what begins something.
  let need: Need?

  /// The thing that must have been begun, as "a campaign", and a sentence that begins it.
  public struct Need: Sendable {
    let thing: String
    let deed: String

    /// Names the thing and the deed.
    public init(_ thing: String, _ deed: String) { (self.thing, self.deed) = (thing, deed) }
  }

  /// Describes a mistake; the note is what to write before the sentence, or that it can be left out.
  public init(
    _ label: String, among rivals: [String], after earlier: [String], offering instead: [String],
    _ message: String, note: Note, need: Need? = nil
  ) {
    (self.label, self.rivals, self.earlier, self.instead) = (label, rivals, earlier, instead)
    (self.message, notes, self.need) = (message, [note], need)
  }
}
