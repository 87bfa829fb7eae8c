import DeviceInterface
import ScenarioRunner

/// What a scenario is told that has passed although something in it is odd, or changes nothing.
extension World {
  /// Keeps a warning of the present step, which is told where the scenario passes; who is strict refuses it.
  public mutating func warn(_ message: String, notes: [String]) {
    let warning = Objection(step: course.step, message, notes: notes, weight: .warning)
    if !warnings.contains(warning) { warnings.append(warning) }
  }

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
