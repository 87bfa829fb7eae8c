import ScenarioRunner

/// Several events at their times, as one step.
enum TimetableSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.when(
      "the following happens:",
      "Lets each event happen at its time: \"after\" so long from now, or \"at\" a time of day; any step is an event.",
      example: """
        the following happens:
        | after      | event                       |
        | 30 seconds | the phone goes offline      |
        | 5 minutes  | the phone comes back online |
        """,
      also: [
        """
        the following happens:
        | at    | event                  |
        | 23:55 | the user locks the phone |
        """
      ]
    ) { (world: inout World, table: EventTableArgument<World>) in
      try world.follow(table)
    }
  }
}
