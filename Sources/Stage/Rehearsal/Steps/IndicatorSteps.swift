import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What the phone shows its user about the app's use of location.
enum IndicatorSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Indicators")
    library.doubtChecks { world in try world.requireHasRun() }
    addPair(
      to: &library, "the blue location indicator",
      "The bar or pill of background use (I-63 to I-65)", .iOS, .iOS(63), [.updates]
    ) { $0.backgroundPill }
    addPair(
      to: &library, "the foreground service notification",
      "The notification that belongs to a location service (A-41)", .android, .android(41),
      [.service]
    ) { $0.serviceNotification }
    addPair(
      to: &library, "the blue location dot", "Android's sign of use (A-61)", .android,
      .android(61), [.fix, .updates]
    ) { $0.dot }
    addPair(
      to: &library, "the background location notice",
      "Android's notice that the app got its location in the background (A-32)", .android,
      .android(32), [.fix, .updates, .regions]
    ) { $0.backgroundNotice }
    library.then(
      "the location arrow is {arrow}", "Checks the arrow in iOS's status bar (I-66).",
      example: "the location arrow is solid"
    ) { (world: inout World, arrow: Indicators.Arrow) in
      try world.requirePlatform(.iOS, has: "location arrow", .iOS(66))
      let actual = world.phone.indicators.arrow
      try world.expect(actual, is: arrow, "The arrow is another one.")
      if arrow == .none { try world.requireAbility(.fix, .updates, .regions) }
    }
  }

  /// Declares the checks that an indicator is shown and that it is not, which it never is for an app without the abilities.
  private static func addPair(
    to library: inout StepLibrary<World>, _ name: String, _ documentation: String,
    _ platform: PlatformKind, _ rule: RuleID, _ abilities: [AppAbility], line: Int = #line,
    _ isShown: @escaping @Sendable (Indicators) -> Bool
  ) {
    library.then(
      "\(name) is shown", "\(documentation): checks that it is shown.",
      line: line
    ) { (world: inout World) in
      try world.expect(
        isShown(world.phone.indicators), "It is not shown.", expected: name, actual: "nothing")
    }
    library.then(
      "\(name) is not shown", "\(documentation): checks that it is not shown.", line: line
    ) { (world: inout World) in
      try world.requirePlatform(platform, has: String(name.dropFirst("the ".count)), rule)
      try world.expect(
        !isShown(world.phone.indicators), "It is shown.", expected: "nothing", actual: name)
      try world.requireAbility(abilities)
    }
  }
}
