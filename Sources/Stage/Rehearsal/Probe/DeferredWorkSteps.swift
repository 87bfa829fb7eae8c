import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The bare app's requests when a scenario tells it to ask: work that the platform starts later.
enum DeferredWorkSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: deferred work", isTechnical: true)
    addDeferring(to: &library)
    addEnding(to: &library)
    addBackgroundTasks(to: &library)
    addChecks(to: &library)
  }

  private static func addDeferring(to library: inout StepLibrary<World>) {
    library.asksFor(
      "the app defers the work {string}",
      "Leaves work to the platform, to be started later, also when the app does not run (I-95, A-68).",
      example: "the app defers the work \"send points\""
    ) { .deferWork(DeferredWork(name: $0)) }
    library.when(
      "the app defers the work {string} for {duration}",
      "Leaves work to the platform, to be started when the time has passed, or later (I-95, A-68).",
      example: "the app defers the work \"send points\" for 2 hours"
    ) { (world: inout World, name: String, time: Duration) in
      try time.requireLength(
        "Write a longer time, or: \(instead: "the app defers the work \"\(name)\"")")
      try world.ask(.deferWork(DeferredWork(name: name, earliest: time)))
    }
    library.asksFor(
      "the app defers the work {string} until there is a network",
      "Leaves work to the platform, to be started when there is a network (I-95, A-68).",
      example: "the app defers the work \"send points\" until there is a network"
    ) { .deferWork(DeferredWork(name: $0, needsNetwork: true)) }
    library.asksFor(
      "the app defers the work {string} until the phone charges",
      "Leaves work to the platform, to be started when the phone is connected to power (I-95, A-68).",
      example: "the app defers the work \"tidy up\" until the phone charges"
    ) { .deferWork(DeferredWork(name: $0, needsCharging: true)) }
    library.asksFor(
      "the app defers the work {string} until the phone charges and has a network",
      "Leaves work to the platform, to be started when both hold (I-95, A-68).",
      example: "the app defers the work \"tidy up\" until the phone charges and has a network"
    ) { .deferWork(DeferredWork(name: $0, needsNetwork: true, needsCharging: true)) }
    library.asksFor(
      "the app defers the brief work {string}",
      "Leaves work to the platform for which iOS gives half a minute (BGAppRefreshTask, I-95).",
      example: "the app defers the brief work \"look for news\""
    ) { .deferWork(DeferredWork(name: $0, kind: .refresh)) }
  }

  private static func addEnding(to library: inout StepLibrary<World>) {
    library.asksFor(
      "the app cancels the work {string}", "Takes deferred work back, started or not.",
      example: "the app cancels the work \"send points\""
    ) { .cancelWork(name: $0) }
    library.asksFor(
      "the app finishes the work {string}", "Tells the platform that the work is done.",
      example: "the app finishes the work \"send points\""
    ) { .finishWork(name: $0, .succeeded) }
    library.asksFor(
      "the app wants the work {string} to be tried again",
      "Ends the work for now; Android starts it again later (A-68), iOS does not (I-95).",
      example: "the app wants the work \"send points\" to be tried again"
    ) { .finishWork(name: $0, .retry) }
  }

  private static func addBackgroundTasks(to library: inout StepLibrary<World>) {
    library.asksFor(
      "the app begins the background task {string}",
      "Lets the app go on for a while after it has left the front (I-52); iOS only.",
      example: "the app begins the background task \"send points\""
    ) { .beginBackgroundTask(name: $0) }
    library.asksFor(
      "the app ends the background task {string}",
      "Says that the app has ended what it went on for (I-52); iOS only.",
      example: "the app ends the background task \"send points\""
    ) { .endBackgroundTask(name: $0) }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the work {string} waits", "Checks that the platform holds the work and has not started it.",
      example: "the work \"send points\" waits"
    ) { (world: inout World, name: String) in try world.expectWork(name, .waiting) }
    library.then(
      "the work {string} runs", "Checks that the work was started and is not over.",
      example: "the work \"send points\" runs"
    ) { (world: inout World, name: String) in try world.expectWork(name, .running) }
    library.then(
      "the platform holds no work {string}", "Checks that the work is over or taken back.",
      example: "the platform holds no work \"send points\""
    ) { (world: inout World, name: String) in try world.expectWork(name, nil) }
  }
}

extension StepLibrary<World> {
  /// Declares a sentence by which the bare app asks for something that has the name in it.
  fileprivate mutating func asksFor(
    _ text: String, _ documentation: String, example: String, line: Int = #line,
    _ request: @escaping @Sendable (String) -> Request
  ) {
    when(text, documentation, example: example, line: line) {
      (world: inout World, name: String) in
      try world.ask(request(name))
    }
  }
}

extension World {
  fileprivate func expectWork(_ name: String, _ expected: WorkState?) throws {
    guard expected != nil || journal.counts.deferredWork.contains(name) else {
      throw InvalidStep(
        "The app has deferred no work \"\(name)\" in this scenario, so nothing would be checked.",
        notes: NearNames.notes(for: name, in: journal.counts.deferredWork.sorted())
          + ["\(before: "When the app defers the work \"\(name)\"", isExample: true)"])
    }
    let actual = phone.stateOfWork(name)
    try expect(
      actual == expected, "The work \"\(name)\" is in another state.",
      expected: expected?.rawValue ?? "none", actual: actual?.rawValue ?? "none")
  }
}
