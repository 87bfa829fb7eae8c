import ScenarioRunner

/// The words before a check that let time pass while it is checked.
enum WaitingModifiers {
  /// What to write where no time is to pass.
  private static let advice = "Write a longer time, or the check alone."

  static func add(to library: inout StepLibrary<World>) {
    library.modifier(
      "within {duration} ",
      "Stands before a check: lets time pass until it holds, at most so long; what is not, or at most so many, must come to be so.",
      example: "within 30 seconds the server has received 1 upload"
    ) { (world: inout World, limit: Duration, check: ModifiedCheck<World>) in
      try limit.requireLength(advice)
      try world.wait(upTo: limit, saysWhatIsNot: check.saysWhatIsNot) { try check(&$0) }
    }
    library.modifier(
      "for {duration} ",
      "Stands before a check: lets so much time pass and checks all the while; it fails as soon as it does not hold.",
      example: "for 30 seconds no popup is shown"
    ) { (world: inout World, duration: Duration, check: ModifiedCheck<World>) in
      try duration.requireLength(advice)
      try world.hold(for: duration) { try check(&$0) }
    }
  }
}
