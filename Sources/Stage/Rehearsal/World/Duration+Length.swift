import DeviceInterface
import DeviceSimulator
import ScenarioRunner

// Whoever writes a wait of 0 seconds or a way of 0 m has meant another one, or nothing: it never says what it seems to.

extension Duration {
  /// Throws `InvalidStep` for a wait in which no time passes, however it is written; the note says what to write instead.
  func requireLength(
    _ advice: String = "Write a longer time, or leave the step out."
  ) throws(InvalidStep) {
    // A shorter time than a millisecond has become none when it was read.
    guard self < .milliseconds(1) else { return }
    throw InvalidStep("No time passes in it, so nothing is waited for.", notes: [advice])
  }

  /// Throws `InvalidStep` for a length of time that is none, where that arranges or changes nothing.
  func requireSome(_ what: String, _ advice: String) throws(InvalidStep) {
    guard self < .milliseconds(1) else { return }
    throw InvalidStep(what, notes: [advice])
  }
}

extension Distance {
  /// Throws `InvalidStep` for a way on which nobody gets anywhere.
  func requireWay() throws(InvalidStep) {
    guard self < Distance(centimeters: 1) else { return }
    throw InvalidStep(
      "Nobody gets anywhere by a way of 0 m.",
      notes: ["Write a longer way, or leave the step out."])
  }
}

extension World {
  /// Throws `InvalidStep` for a way that leads only to where the user is.
  func requireElsewhere(_ places: [Position]) throws {
    guard places.allSatisfy({ $0 == phone.position }) else { return }
    throw Self.isSo("the user is there", after: "When the user jumps 1 km north")
  }
}

extension World {
  /// Throws what is wrong with a step that changes nothing; in a background or an outline it is kept instead.
  ///
  /// Other scenarios and other rows may have a use for it, as beside a row without the fault. It is refused where none has.
  mutating func refuseIdle(_ refusal: InvalidStep) throws(InvalidStep) {
    guard course.step < sharedStepCount else { throw refusal }
    warnings.append(
      Objection(
        step: course.step, refusal.message, notes: refusal.notes, weight: .background))
  }

  /// Refuses a length of time that is the present one already: no time at all, where nobody has said another one before.
  mutating func requireChange(of length: Duration, from present: Duration) throws(InvalidStep) {
    guard length == present else { return }
    try refuseIdle(
      InvalidStep(
        "It is \(DurationText.render(length)) already, so this changes nothing.",
        notes: ["Leave it out, or write another time."]))
  }

  /// Refuses a wait in which no time passes.
  mutating func requireLength(of wait: Duration) throws(InvalidStep) {
    do throws(InvalidStep) { try wait.requireLength() } catch { try refuseIdle(error) }
  }
}
