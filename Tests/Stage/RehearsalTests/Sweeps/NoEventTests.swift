import ScenarioRunner
import Testing

/// Events that would change nothing: what is so already cannot happen.
struct NoEventTests {
  @Test(arguments: [
    ([], "the phone comes online again", StepStatus.invalid, "The phone is online already."),
    (["the phone is offline"], "the phone goes offline", .invalid, "The phone is offline already."),
    ([], "the GPS signal comes back", .invalid, "The GPS signal is good already."),
    (
      ["the battery is at 20%"], "the battery falls to 90%", .invalid,
      "The battery holds 20%, so it cannot fall to 90%."
    ),
    (
      ["the battery is at 20%"], "the battery falls to 20%", .invalid,
      "The battery holds 20%, so it cannot fall to 20%."
    ),
    (
      [], "the user disconnects the charger", .invalid,
      "This needs a connected charger, and there is nothing of the kind."
    ),
    (
      ["the user connects the charger"], "the user connects the charger", .invalid,
      "The charger is connected already."
    ),
    (
      ["location permission is always", "the app is open"],
      "the location permission changes to always", .invalid,
      "The location permission is always already."
    ),
    (
      [], "the user switches Location Services on", .invalid,
      "The Location Services switch is on already."
    ),
    (
      ["Location Services are off"], "Location Services are turned off", .invalid,
      "The Location Services switch is off already."
    ),
    (
      ["the app is open"], "the user switches Location Services on in Settings", .invalid,
      "The Location Services switch is on already."
    ),
    (
      ["location permission is while using", "the app is open"],
      "the user switches Precise Location on in Settings", .invalid,
      "The switch for precise location is on already."
    ),
    (["the battery drains"], "the battery drains", .invalid, "The battery drains already."),
    ([], "the battery does not drain", .invalid, "The battery does not drain already."),
    ([], "the network works again", .invalid, "The network is working already."),
    ([], "the listing server works again", .invalid, "The listing server is working already."),
    ([], "positions are exact again", .invalid, "Every position is exact already."),
    (
      ["the user is in Warsaw"], "the user travels to Warsaw", .invalid,
      "The user is there already."
    ),
    (
      ["the phone's time zone changes to UTC+2"], "the phone's time zone changes to UTC+2",
      .invalid,
      "The phone is in that time zone already."
    ),
    (
      ["the phone's time zone is UTC-05:30"], "the phone's time zone changes to UTC-05:30",
      .invalid, "The phone is in that time zone already."
    ),
    (
      [], "the phone's time zone will change to UTC at 09:00", .invalid,
      "The phone is in that time zone already."
    ),
    (
      ["the phone's time zone is UTC+1"], "the phone's time zone will change to UTC+1 at 09:00",
      .invalid, "The phone is in that time zone already."
    ),
    (
      ["the app is open"], "the phone's time zone is UTC+1", .invalid,
      "The app runs already, and would notice another zone."
    ),
  ])
  func `an event that is none is refused`(
    before: [String], event: String, status: StepStatus, message: String
  ) async throws {
    for tag in ["@ios", "@android"] {
      let result = try #require(await Play.sentences([event], after: before, on: tag).first)
      #expect(result.status == status)
      #expect(result.steps.last?.problem?.message == message)
      #expect(result.steps.last?.problem?.notes.isEmpty == false)
    }
  }

  @Test(arguments: [
    ("@ios", "denied", "the user sets location permission to denied in Settings", "Never"),
    ("@ios", "always", "the user chooses \"Always\" in Settings", "Always"),
    (
      "@android", "while using", "the user sets location permission to while using in Settings",
      "Allow only while using the app"
    ),
    ("@android", "denied", "the user chooses \"Don't allow\" in Settings", "Don\u{2019}t allow"),
  ])
  func `a line of Settings that is chosen is not chosen again`(
    platform: String, permission: String, event: String, label: String
  ) async throws {
    let before = [
      "location permission is \(permission)", "the app is open", "the user opens Settings",
    ]
    let result = try #require(await Play.sentences([event], after: before, on: platform).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.last?.problem?.message == "\"\(label)\" is chosen in Settings already.")
  }

  @Test(arguments: [
    (["the phone is offline"], "the phone comes online again"),
    (["the battery drains"], "the battery does not drain"),
    (
      ["location permission is while using", "the app is open"],
      "the user switches Precise Location off in Settings"
    ),
    (
      ["location permission is always", "the app is open"],
      "the user sets location permission to while using in Settings"
    ),
    (["there is no GPS signal"], "the GPS signal comes back"),
    (["the GPS signal is weak"], "the GPS signal comes back"),
    (["the user connects the charger"], "the user disconnects the charger"),
    (["the battery is at 20%"], "the battery falls to 19%"),
    (["Location Services are off"], "the user switches Location Services on"),
    ([], "Location Services are switched off"),
    (["the network loses one in 3 requests"], "the network works again"),
    (["positions scatter by 8 m"], "positions are exact again"),
    (["the user is in Warsaw"], "the user travels to Kraków"),
    (
      ["location permission is always", "the app is open"],
      "the location permission changes to while using"
    ),
  ])
  func `an event that is one happens`(before: [String], event: String) async throws {
    let result = try #require(await Play.sentences([event], after: before).first)
    #expect(result.steps.last?.status == .passed, "\(Play.explanation(of: result))")
  }
}
