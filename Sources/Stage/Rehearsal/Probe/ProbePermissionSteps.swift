import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The bare app's requests when a scenario tells it to ask: permission.
enum ProbePermissionSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: permission", isTechnical: true)
    library.doubtChecks { world in try world.requireHasRun() }
    addRequests(to: &library)
    addSessions(to: &library)
    addQuestions(to: &library)
    addAdvice(to: &library)
  }

  private static func addRequests(to library: inout StepLibrary<World>) {
    library.asking(
      "the app asks for when-in-use permission",
      "Calls requestWhenInUseAuthorization (I-08), or requests coarse and fine on Android (A-12).",
      .askForPermission(.whenInUse))
    library.asking(
      "the app asks for Always permission",
      "Calls requestAlwaysAuthorization (I-13), or requests the background permission (A-28).",
      .askForPermission(.always))
    library.when(
      "the app requests the permission(s) {android permissions}",
      "Requests exactly these Android permissions together (A-12 to A-17, A-26).",
      example: "the app requests the permissions coarse and fine",
      also: ["the app requests the permission background"]
    ) { (world: inout World, permissions: AndroidPermissions) in
      try world.ask(.askForPermission(.android(permissions)))
    }
    library.when(
      "the app asks for full accuracy for {string}",
      "Calls requestTemporaryFullAccuracyAuthorization with this purpose key (I-46).",
      example: "the app asks for full accuracy for \"Navigation\""
    ) { (world: inout World, key: String) in
      try world.ask(.askForPermission(.temporaryFullAccuracy(purposeKey: key)))
    }
  }

  private static func addSessions(to library: inout StepLibrary<World>) {
    library.asking(
      "the app creates a location manager",
      "Creates a further CLLocationManager, which is told the permission on its own (I-27, I-29).",
      .createLocationManager)
    library.when(
      "the app starts a service session for {session kind}",
      "Creates a CLServiceSession, which asks for what it declares (I-25).",
      example: "the app starts a service session for when-in-use"
    ) { (world: inout World, kind: ServiceSessionKind) in
      try world.ask(.startServiceSession(kind))
    }
    library.asking(
      "the app ends the service session", "Lets go of the CLServiceSession.", .endServiceSession)
  }

  private static func addQuestions(to library: inout StepLibrary<World>) {
    library.asking(
      "the app asks the user to turn location on",
      "Shows the dialog of Google Play services that turns the device's location on (A-57).",
      .askToTurnLocationOn)
    library.asking(
      "the app opens its page in Settings", "Sends the user to the app's page in Settings.",
      .openSettings)
  }

  private static func addAdvice(to library: inout StepLibrary<World>) {
    library.then(
      "the platform advises to explain the permission",
      "Checks shouldShowRequestPermissionRationale: true (A-21).", about: .surroundings
    ) { (world: inout World) in
      try world.expect(
        world.phone.facts.shouldExplainPermission, "No explanation is advised.", expected: "true",
        actual: "false")
    }
    library.then(
      "the platform does not advise to explain the permission",
      "Checks shouldShowRequestPermissionRationale: false (A-21).", about: .surroundings
    ) { (world: inout World) in
      try world.requirePlatform(.android, has: "such advice", .android(21))
      try world.expect(
        !world.phone.facts.shouldExplainPermission, "An explanation is advised.",
        expected: "false", actual: "true")
    }
    addAdviceByPermission(to: &library)
  }

  private static func addAdviceByPermission(to library: inout StepLibrary<World>) {
    library.then(
      "the platform advises to explain the permission {android permissions}",
      "Checks shouldShowRequestPermissionRationale of one Android permission: true (A-21).",
      example: "the platform advises to explain the permission fine", about: .surroundings
    ) { (world: inout World, permissions: AndroidPermissions) in
      try world.expect(
        world.phone.advisesToExplain(permissions), "No explanation is advised.",
        expected: "true", actual: "false")
    }
    library.then(
      "the platform does not advise to explain the permission {android permissions}",
      "Checks shouldShowRequestPermissionRationale of one Android permission: false (A-21).",
      example: "the platform does not advise to explain the permission coarse", about: .surroundings
    ) { (world: inout World, permissions: AndroidPermissions) in
      try world.requirePlatform(.android, has: "such advice", .android(21))
      try world.expect(
        !world.phone.advisesToExplain(permissions), "An explanation is advised.",
        expected: "false", actual: "true")
    }
  }
}
