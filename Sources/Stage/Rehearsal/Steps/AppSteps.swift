import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The app that is installed, and the ways in which the user and the system start and end it.
enum AppSteps {
  static func add(to library: inout StepLibrary<World>, _ rooms: [any App.Type]) {
    library.subject("The app and its life")
    addInstallation(to: &library, rooms)
    addComingAndGoing(to: &library)
    addQuitting(to: &library)
    addChecks(to: &library)
  }

  private static func addInstallation(
    to library: inout StepLibrary<World>, _ rooms: [any App.Type]
  ) {
    for room in rooms where room.isInstalledByName {
      library.owner(room.owner)
      library.given(
        "the \(room.name) is installed",
        "Puts the \(room.name) on the phone, newly installed and never opened."
      ) { (world: inout World) in
        try world.install(room)
      }
    }
    library.owner(nil)
    library.given(
      "the bare app is installed",
      "Puts an app without behaviour on the phone, which asks only what the scenario tells it to."
    ) { (world: inout World) in try world.install(BareApp.self) }
    library.acting(
      "the user reinstalls the app",
      "Removes the app with everything it stored and installs it anew."
    ) { phone throws(PhoneError) in try phone.reinstall() }
    library.acting(
      "the user deletes the app and installs it again",
      "Removes the app with everything it stored and installs it anew (I-77, A-60)."
    ) { phone throws(PhoneError) in try phone.reinstall() }
  }

  private static func addComingAndGoing(to library: inout StepLibrary<World>) {
    library.acting(
      "the user opens the app",
      "Taps the app's icon: starts the app, or brings it to the front if it has a process."
    ) { phone throws(PhoneError) in try phone.openApp() }
    library.given(
      "the app is in front, whatever has happened",
      "Switches the phone on, unlocks it, ends a call, leaves what else is in front and opens the app; what the app asks is left to the scenario.",
      about: .app
    ) { (world: inout World) in try world.bringAppToFront() }
    library.acting(
      "the user leaves the app", "Goes to the home screen; the app goes to the background."
    ) { phone throws(PhoneError) in try phone.pressHome() }
    library.acting(
      "the user goes to the home screen", "Leaves whatever is in front, the app or Settings."
    ) { phone throws(PhoneError) in try phone.pressHome() }
    library.when(
      "the user returns( back)/comes( back)/goes( back) to the app",
      "Comes back to the app from the home screen or from Settings.",
      example: "the user returns to the app", also: ["the user goes back to the app"]
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.returnToApp() }
    }
    library.when(
      "the user leaves the app and returns( to it)",
      "Goes to the home screen and comes back at once.",
      example: "the user leaves the app and returns to it"
    ) { (world: inout World) in try world.leaveAndReturn(after: .zero) }
    library.when(
      "the user leaves the app for {duration} and returns( to it)",
      "Goes to the home screen and comes back when the time has passed.",
      example: "the user leaves the app for 10 minutes and returns to it"
    ) { (world: inout World, duration: Duration) in
      try duration.requireLength(
        "Write a longer time, or: \(instead: "the user leaves the app and returns to it")")
      try world.leaveAndReturn(after: duration)
    }
  }

  private static func addQuitting(to library: inout StepLibrary<World>) {
    library.when(
      "the user quits/closes/kills/force-quits the app",
      "Swipes the app away in the app switcher (iOS: force-quit, A-48 on Android); its process ends.",
      example: "the user quits the app", also: ["the user kills the app"]
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.closeAppInSwitcher() }
    }
    library.when(
      "the user quits/closes/kills/force-quits and reopens the app",
      "Ends the app's process from the app switcher and opens the app again: a new session.",
      example: "the user quits and reopens the app"
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.closeAppInSwitcher() }
      try world.settle()
      try world.act { phone throws(PhoneError) in try phone.openApp() }
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the app is {app state}",
      "Checks where the app is in its life: active, inactive, in the background, suspended, not running.",
      example: "the app is in the background", about: .surroundings
    ) { (world: inout World, state: AppState) in
      try world.expect(
        world.phone.appState == state, "The app is in another state.", expected: state.words,
        actual: world.phone.appState.words)
    }
    library.counting(
      "the app has been started {count} time(s)",
      "Counts how many processes of the app have started; each is a session.",
      example: "the app has been started 2 times", "The number of starts", about: .surroundings
    ) { world in world.journal.session }
    library.then(
      "Android says that the app's last process {process end}",
      "Checks how the process before this one ended by Android's records, which an app can read (A-07).",
      example: "Android says that the app's last process crashed", about: .surroundings
    ) { (world: inout World, end: ProcessExit) in
      try world.requirePlatform(
        .android, has: "records of how an app's processes ended", .android(7))
      let told = world.phone.facts.previousExit
      let words = { (exit: ProcessExit?) in
        StateWords.processEnds.first { $0.value == exit }?.word ?? "nothing of it"
      }
      try world.expect(
        told == end, "Android says something else.", expected: words(end), actual: words(told))
    }
    library.then(
      "the Settings app is shown", "Checks that the Settings app is in front.", about: .surroundings
    ) { (world: inout World) in
      try world.expect(
        world.phone.front == .settings, "Something else is in front.",
        expected: "Settings", actual: world.phone.front.words)
    }
    library.then(
      "the home screen is shown", "Checks that no app is in front.", about: .surroundings
    ) { (world: inout World) in
      try world.expect(
        world.phone.front == .homeScreen, "Something else is in front.",
        expected: "the home screen", actual: world.phone.front.words)
    }
    library.then(
      "another app has been opened with {string}",
      "Checks with which address the app opened another app last: a number that is called, a place to find the way to.",
      example: "another app has been opened with \"tel:+48500200301\""
    ) { (world: inout World, address: String) in
      let opened = world.phone.openedAddress
      try world.expect(
        opened == address,
        opened == nil ? "No other app has been opened." : "Another address has been opened.",
        expected: address, actual: opened ?? "none since the phone was switched on")
    }
  }
}

extension World {
  /// Goes to the home screen, and back to the app when the time has passed.
  fileprivate mutating func leaveAndReturn(after duration: Duration) throws {
    try act { phone throws(PhoneError) in try phone.pressHome() }
    try pass(duration)
    try act { phone throws(PhoneError) in try phone.returnToApp() }
  }
}

/// The things between the user and the app: calls, Control Center, and a system that needs memory.
enum InterruptionSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Interruptions")
    addInterruptions(to: &library)
    addCalls(to: &library)
    addSystemActions(to: &library)
  }

  private static func addInterruptions(to library: inout StepLibrary<World>) {
    library.acting(
      "the user opens Control Center",
      "Covers the app: it stays in front but is inactive until Control Center is closed."
    ) { phone throws(PhoneError) in try phone.coverApp() }
    library.acting(
      "the user closes Control Center", "Uncovers the app, which becomes active again.",
      after: "When the user opens Control Center"
    ) { phone throws(PhoneError) in try phone.uncoverApp() }
  }

  private static func addCalls(to library: inout StepLibrary<World>) {
    library.acting(
      "a phone call comes in",
      "Lets the phone ring: the app in front is inactive, and audio falls silent, until it is over."
    ) { phone throws(PhoneError) in try phone.receiveCall() }
    library.acting(
      "the user declines the phone call", "Ends the ringing; the app becomes active again."
    ) { phone throws(PhoneError) in try phone.declineCall() }
    library.acting(
      "the user accepts the phone call",
      "Brings the call to the front, and the app to the background."
    ) { phone throws(PhoneError) in try phone.acceptCall() }
    library.acting(
      "the phone call ends", "Ends an accepted call; what was in front before it comes back."
    ) { phone throws(PhoneError) in try phone.hangUp() }
  }

  private static func addSystemActions(to library: inout StepLibrary<World>) {
    library.when(
      "the system ends/kills the app",
      "Ends the app's process as the system does when it needs memory; the app gets no word of it.",
      example: "the system ends the app", also: ["the system kills the app"]
    ) { (world: inout World) in
      try world.act { phone throws(PhoneError) in try phone.killBySystem() }
    }
    library.acting(
      "the app crashes", "Ends the app's process by a fault of its own."
    ) { phone throws(PhoneError) in try phone.crash() }
    library.acting(
      "the system suspends the app",
      "Stops an app in the background at once, without waiting for its grace period to end.",
      after: "When the user leaves the app"
    ) { phone throws(PhoneError) in try phone.suspend() }
  }
}
