import DeviceInterface
import DeviceSimulator
import ScenarioRunner

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
  let notes: [String]
  /// What must have been begun for the button to be there, with a sentence that begins it; nil for what begins something.
  let need: Need?

  /// What must have been begun, as "a campaign", and a sentence that begins it.
  public struct Need: Sendable {
    let thing: String
    let deed: String

    /// Names the thing and the deed.
    public init(_ thing: String, _ deed: String) { (self.thing, self.deed) = (thing, deed) }
  }

  /// Describes a mistake; the note is what to write before the sentence, or that it can be left out.
  public init(
    _ label: String, among rivals: [String], after earlier: [String], offering instead: [String],
    _ message: String, note: String, need: Need? = nil
  ) {
    (self.label, self.rivals, self.earlier, self.instead) = (label, rivals, earlier, instead)
    (self.message, notes, self.need) = (message, [note], need)
  }
}

extension World {
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
