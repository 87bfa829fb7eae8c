import ScenarioRunner

/// The words before a check that let time pass while it is checked.
enum WaitingModifiers {
  static func add(to library: inout StepLibrary<World>) {
    library.modifier(
      "within {duration} ",
      "Stands before a check: lets time pass until it holds, at most so long; what is not, or at most so many, must come to be so.",
      example: "within 30 seconds the server has received 1 upload"
    ) { (world: inout World, limit: Duration, check: ModifiedCheck<World>) in
      try limit.requireLength()
      try world.wait(upTo: limit, saysWhatIsNot: check.saysWhatIsNot) { try check(&$0) }
    }
    library.modifier(
      "for {duration} ",
      "Stands before a check: lets so much time pass and checks all the while; it fails as soon as it does not hold.",
      example: "for 30 seconds no popup is shown"
    ) { (world: inout World, duration: Duration, check: ModifiedCheck<World>) in
      try duration.requireLength()
      try world.hold(for: duration) { try check(&$0) }
    }
  }
}

extension Duration {
  /// Throws `InvalidStep` for a wait in which no time passes.
  fileprivate func requireLength() throws(InvalidStep) {
    guard self < .milliseconds(1) else { return }
    throw InvalidStep(
      "No time passes in it, so nothing is waited for.",
      notes: ["Write a longer time, or the check alone."])
  }
}
