import DeviceInterface
import ScenarioRunner

// Whoever writes a wait of 0 seconds has meant another one, or nothing: it never says what it seems to.

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
