import ScenarioRunner
import Testing

/// Deeds that cannot be done as a sentence is missing before them: the report says which, and with it they can be done.
struct MissingSentenceTests {
  private static let opened = ["the pet listing app is installed", "the user opens the app"]
  private static let allowed = [
    "the pet listing app is installed", "location permission is while using",
    "the user opens the app",
  ]

  @Test(arguments: [
    (["the app is open"], "the user opens the app", "The app is in front already."),
    (["the app is open"], "the user returns to the app", "The app is in front already."),
    ([], "the user goes to the home screen", "The home screen is in front already."),
    (["the user opens Settings"], "the user opens Settings", "The app's page in Settings is in"),
    (["the user locks the phone"], "the user locks the phone", "The lock screen is in front"),
    ([], "the user unlocks the phone", "This needs the lock screen in front"),
    (["the phone restarts"], "the user opens the app", "This needs the home screen in front"),
    (
      ["the user locks the phone", "a phone call comes in", "the user accepts the phone call"],
      "the user opens Settings", "This needs the home screen in front, but the lock screen is."
    ),
    ([], "the user returns to the app", "The app is not among the recent apps"),
    ([], "the user quits the app", "The app is not among the recent apps"),
    ([], "the user chooses \"Never\" in Settings", "This needs the app's page in Settings"),
    ([], "the app crashes", "A crash needs a running process"),
    ([], "the system ends the app", "Killing the app needs a running process"),
    ([], "the system suspends the app", "Only an app in the background can be suspended"),
    (["the app is open"], "the system suspends the app", "Only an app in the background"),
    ([], "the user opens Control Center", "This needs the app in front"),
    (["the app is open"], "the user closes Control Center", "Uncovering the app needs it covered"),
    (
      ["the app is open", "the user opens Control Center"], "the user opens Control Center",
      "Covering the app needs it active"
    ),
    ([], "the user switches the phone on", "The phone is on already."),
    (["the user switches the phone off"], "the user locks the phone", "The phone is off"),
    (["the user switches the phone off"], "an alarm rings", "The phone is off"),
    (["the phone switches itself off"], "the user switches the phone on", "The battery is empty"),
    (["a phone call comes in"], "a phone call comes in", "A phone call is under way"),
    (
      ["a phone call comes in", "the user accepts the phone call"], "a phone call comes in",
      "A phone call is under way"
    ),
    ([], "the user accepts the phone call", "This needs a call that rings, and there is none."),
    ([], "the user declines the phone call", "This needs a call that rings"),
    ([], "the phone call ends", "This needs an accepted call, and there is none."),
    (["a phone call comes in"], "the phone call ends", "This needs an accepted call"),
    (["an alarm rings"], "an alarm rings", "An alarm is heard already."),
    ([], "the user turns the alarm off", "This needs an alarm"),
    ([], "the assistant goes away", "This needs the assistant"),
    ([], "the navigation app falls silent", "This needs a spoken direction"),
    ([], "the other app's music stops", "This needs another app's music"),
    ([], "the headphones are unplugged", "This needs headphones"),
    (["headphones are connected"], "headphones are connected", "Headphones are connected already."),
    ([], "the user stops on the way", "The user wants to stop"),
    ([], "the user turns back", "The user wants to turn back"),
    ([], "the user goes on", "The user did not stop on the way"),
    (["the user is in Warsaw"], "the user walks to Warsaw at 5 km/h", "The user is there already."),
    ([], "the app asks for its location", "The app is not running and cannot ask for anything."),
    (
      ["the app is open", "the user leaves the app", "1 minute passes"],
      "the app starts location updates", "The app is suspended and cannot ask for anything."
    ),
    ([], "the user disconnects the charger", "This needs a connected charger"),
    ([], "the phone comes online again", "The phone is online already."),
    ([], "the user switches Location Services on", "The Location Services switch is on already."),
    (opened, "the listing server works again", "The listing server is working already."),
    (
      ["the employee is clocked in"], "the user turns the app's notifications on in Settings",
      "The switch for"
    ),
    (
      ["the employee is clocked in", "the app's notifications are off"],
      "the user taps the notification \"Tracking your shift\"",
      "The user does not let the app show notifications."
    ),
    (["the pet listing app is installed"], "the user pulls to refresh", "The app's screen is not"),
    (
      allowed + ["the user locks the phone"], "the user pulls to refresh",
      "The app's screen is not in view: the lock screen is in front."
    ),
    (
      allowed + ["the listing server answers after 10 seconds", "the user talks to the assistant"],
      "the user leaves the startup screen", "A touch needs the app active"
    ),
    (["the pet listing app is installed"], "the user answers \"Allow Once\"", "The app has never"),
    (
      ["the user changes the phone's language to \"pl\""],
      "the user changes the phone's language to \"pl\"", "The phone's language is pl already."
    ),
    (["the app is open"], "iOS prewarms the app", "Only an app without a process can be prewarmed"),
    (
      ["the app is open"], "iOS reminds the user of the app's background use",
      "I-24: only an app with Always"
    ),
    (
      ["the app is open", "location permission changes to denied"],
      "location permission changes to denied", "The location permission is denied already."
    ),
  ])
  func `What cannot be done yet is refused with the sentence that is missing`(
    before: [String], deed: String, message: String
  ) async throws {
    let result = try #require(await Play.sentences([deed], after: before).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
    let note = try #require(problem.notes.first)
    let missing = try #require(Self.sentences(in: note), "\(note)")
    let mended = try #require(await Play.sentences([deed], after: before + missing).first)
    // A sentence may lead to the next thing that is in the way, and never back to the first.
    #expect(
      mended.status == .passed || mended.steps.last?.problem?.message != problem.message,
      "\(Play.explanation(of: mended))")
    // That what was laid out is met by nothing in so short a scenario is another matter.
    #expect(
      mended.steps.dropLast().allSatisfy { step in
        step.status == .passed || step.problem?.message.hasPrefix("This ") == true
      })
  }

  /// The sentences that a note wants before a step, without their keywords.
  private static func sentences(in note: String) -> [String]? {
    for beginning in ["Write before it: ", "Leave it out, or write before it: "]
    where note.hasPrefix(beginning) {
      return note.dropFirst(beginning.count).split(separator: ", and: ").map {
        String($0.drop { $0 != " " }.dropFirst())
      }
    }
    return nil
  }

  @Test(arguments: [
    ("@android", [], "the phone wakes from Doze", "This needs a phone in Doze"),
    (
      "@android", ["the user locks the phone", "the phone falls into Doze"],
      "the phone falls into Doze", "The phone rests"
    ),
    ("@android", [], "the phone falls into Doze", "This needs the lock screen in front"),
    (
      "@android", ["the user locks the phone", "the user connects the charger"],
      "the phone falls into Doze", "A phone that charges does not fall into Doze (A-72)"
    ),
    (
      "@android", ["the user locks the phone", "the user walks 1 km north at 5 km/h"],
      "the phone falls into Doze", "A phone that is on the move does not fall into Doze (A-72)"
    ),
    (
      "@android", ["the user locks the phone", "an alarm rings"], "the phone falls into Doze",
      "A phone that rings for an alarm does not fall into Doze (A-72)"
    ),
    (
      "@android", ["the user turns Battery Saver on"], "the user turns Battery Saver on",
      "Battery Saver is on already."
    ),
    ("@ios", [], "the user turns Low Power Mode off", "Low Power Mode is off already."),
    (
      "@android", ["a visible app binds to the app"], "a visible app binds to the app",
      "A visible app is bound to it already."
    ),
    (
      "@android", ["the user locks the phone", "the user talks to the assistant"],
      "the phone falls into Doze", "A phone that listens as the assistant does not fall into Doze"
    ),
    (
      "@android", ["the app is open"], "the user forbids the app exact alarms",
      "Exact alarms are forbidden already."
    ),
    (
      "@android", ["the user allows the app exact alarms"], "the user allows the app exact alarms",
      "Exact alarms are allowed already."
    ),
    (
      "@android", ["the phone's language is \"pl\""],
      "the user changes the phone's language to \"PL\"", "The phone's language is pl already."
    ),
    ("@ios", ["the phone runs iOS 14"], "iOS prewarms the app", "I-104: iOS prewarms apps from"),
    (
      "@android", ["the phone runs Android 11"], "the app falls into the standby bucket restricted",
      "A-76: the bucket restricted came with Android 12"
    ),
    (
      "@android", ["the app's battery use is unrestricted"],
      "the app falls into the standby bucket rare", "A-82: an app whose battery use is unrestricted"
    ),
    (
      "@android", ["the app is not used for months"], "the app is not used for months",
      "The app has not been used for months already."
    ),
    (
      "@android",
      [
        "the app's notifications are on", "location permission is always", "the app is open",
        "the app starts a foreground service", "the user leaves the app",
      ], "the app is not used for months", "A-59: an app with a foreground service is in use"
    ),
    ("@android", ["the app is open"], "the app is not used for months", "This needs the home"),
    (
      "@android", ["the user turns Pause app activity if unused off in Settings"],
      "the app is not used for months", "This needs an app that Android pauses if it is unused"
    ),
    ("@ios", [], "the app is updated to version \"1.0\"", "Version 1.0 is no update"),
    ("@android", ["the app is updated"], "the app is updated to version \"1.9\"", "Version 1.9 is"),
    ("@ios", [], "the app is updated to version \"new\"", "\"new\" is no version"),
    (
      "@ios", ["the app is open"], "the user stops the app in the list of active apps",
      "iOS has no list of active apps (A-78)"
    ),
    (
      "@android", ["the app is open"], "the user stops the app in the list of active apps",
      "This needs an app with a foreground service"
    ),
    (
      "@android", ["the phone runs Android 12", "the app is open"],
      "the user stops the app in the list of active apps", "A-78: the list of active apps came"
    ),
    (
      "@android", ["the app's battery use is restricted"],
      "the user sets battery use to restricted in Settings", "Battery use is restricted already."
    ),
    (
      "@ios", [], "the app's battery use is restricted",
      "iOS 26 has no choice of an app's battery use"
    ),
    (
      "@android", ["the app is open"], "the app falls into the standby bucket rare",
      "A-76: an app in front"
    ),
    ("@ios", [], "the app falls into the standby bucket rare", "iOS has no standby buckets (A-76)"),
    (
      "@android", ["the app is updated to version \"2\""],
      "the app is updated to version \"2.0.0\"",
      "Version 2.0.0 is no update"
    ),
    (
      "@ios", [], "the installed app is at \"9223372036854775807\"", "\"9223372036854775807\" is no"
    ),
    (
      "@ios", [], "Android says that the app's last process crashed",
      "iOS 26 has no records of how an app's processes ended (A-07)."
    ),
    ("@ios", [], "the app is not used for months", "iOS has no reset of unused apps (A-59)."),
    (
      "@ios", [], "the user allows the app exact alarms",
      "iOS has no permission for exact alarms (A-74)."
    ),
    ("@ios", [], "the Doze entry is \"by itself\"", "iOS has no setting \"Doze entry\""),
  ])
  func `What a phone does already it does not begin to do`(
    platform: String, before: [String], deed: String, message: String
  ) async throws {
    let result = try #require(await Play.sentences([deed], after: before, on: platform).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message.hasPrefix(message) == true)
  }

  @Test(arguments: [
    ("@android", "the user reinstalls the app"),
    ("@android", "the user turns Location Services off"),
    ("@android", "the user turns Location Accuracy off"),
    ("@android", "the user turns Battery Saver on"),
    ("@android", "the user turns the app's notifications on in Settings"),
    ("@android", "the user sets the phone's clock forward by 1 hour"),
    ("@android", "the user force-stops the app"),
    ("@android", "the user clears the app's data"),
    ("@android", "the user clears the data of Google Play services"),
    ("@android", "the user allows the app exact alarms"),
    ("@android", "the app is not used for months"),
    ("@android", "a visible app binds to the app"),
    ("@android", "the app falls into the standby bucket rare"),
    ("@ios", "the user turns the app's notifications on in Settings"),
    ("@ios", "the user resets Location & Privacy"),
    ("@ios", "iOS reminds the user of the app's background use"),
  ])
  func `Nobody does anything with a phone that is off`(
    platform: String, deed: String
  ) async throws {
    let before = ["the app is open", "the user switches the phone off"]
    let result = try #require(await Play.sentences([deed], after: before, on: platform).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .invalid)
    #expect(problem.message == "The phone is off: turn it on first.")
    #expect(problem.notes == ["Write before it: When the user switches the phone on"])
  }

  @Test(arguments: [
    ("@android", "the user turns the app's notifications on in Settings"),
    ("@android", "the user clears the app's data"),
    ("@android", "the user allows the app exact alarms"),
    ("@ios", "the user turns the app's notifications on in Settings"),
  ])
  func `What is done in Settings needs a phone that is unlocked`(
    platform: String, deed: String
  ) async throws {
    let before = ["the app is open", "the user locks the phone"]
    let result = try #require(await Play.sentences([deed], after: before, on: platform).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .invalid)
    #expect(problem.message == "This needs the home screen in front, but the lock screen is.")
    #expect(problem.notes == ["Write before it: When the user unlocks the phone"])
  }

  private static let posted = [
    "the app's notifications are on", "the app is open",
    "the app posts the notification \"New shift\"",
  ]

  @Test(arguments: [
    ["the app's notifications are on", "the app is open"],
    posted + ["the user dismisses the notification \"New shift\""],
    posted + ["the phone restarts", "the user unlocks the phone"],
  ])
  func `A button can be tapped only of a notification that is there`(
    before: [String]
  ) async throws {
    let deed = "the user taps a button of the app's notification"
    let result = try #require(await Play.sentences([deed], after: before, on: "@android").first)
    #expect(result.status == .failed)
    #expect(result.steps.last?.problem?.message == "The notification is not shown.")
  }

  /// What the app could have shown, asked or posted, and did not.
  @Test(arguments: [
    (allowed, "the user taps \"Nothing\"", "There is nothing called \"Nothing\" to tap."),
    (allowed, "the user taps the row \"Nobody\"", "There is no row \"Nobody\""),
    (allowed, "the user enters \"1\" into \"PIN\"", "There is no field \"PIN\""),
    (allowed, "the user plays the audio", "There is no audio player on the screen."),
    (allowed, "the user taps point 1 of the map", "There is no map on the screen."),
    (allowed, "the user answers \"Allow Once\"", "There is no system alert to answer"),
    (allowed, "the user taps the notification \"Rex\"", "The notification is not shown."),
    (opened, "the user opens Settings", "The system asks \"Allow"),
    (opened, "the user answers \"Perhaps\"", "The alert \"Allow"),
  ])
  func `A deed that the app does not offer has failed, and a search takes it for impossible`(
    before: [String], deed: String, message: String
  ) async throws {
    let result = try #require(await Play.sentences([deed], after: before).first)
    #expect(result.status == .failed)
    #expect(result.steps.last?.problem?.message.hasPrefix(message) == true)
    let searched = try #require(
      await Play.sentences(
        [
          "any 2 of the following happen, in any order:\n"
            + "      | event |\n      | \(deed) |\n      | the phone goes offline |\n"
            + "      | the phone comes online again |"
        ], after: before
      ).first)
    #expect(
      searched.steps.last?.problem?.message.contains(message) != true,
      "\(Play.explanation(of: searched))")
  }

  @Test func `An app that an exception has ended has failed to be in view`() async throws {
    let result = try #require(
      await Play.sentences(
        ["the screen shows \"Rex\""],
        after: [
          "the pet listing app is installed", "the app catches no exceptions",
          "the user opens the app", "the app asks for its location",
        ], on: "@android"
      ).first)
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
    #expect(
      result.steps.last?.problem?.actual
        == "the app was ended by an exception that it did not catch")
  }
}
