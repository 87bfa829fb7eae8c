import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The deeds of couriers with the delivery app.
enum DeliverySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Deliveries")
    library.given(
      "the delivery route is under way",
      "Opens the delivery app where the user is, with precise location and notifications always allowed, agrees to be tracked, and starts the route."
    ) { (world: inout World) in
      try world.beginRoute()
    }
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    addWays(to: &library)
    addOutcomes(to: &library)
    addExceptions(to: &library)
    DeliveryCheckSteps.add(to: &library)
  }

  private static func addWays(to library: inout StepLibrary<World>) {
    library.when(
      "the courier starts the route",
      "Taps \"Start route\"; what is asked then is for the scenario to answer."
    ) { (world: inout World) in
      _ = try world.require(DeliveryRoom.self)
      try world.require(.startingRoute)
      try world.tap("Start route")
    }
    library.when(
      "the courier drives to stop {stop}",
      "Drives straight to a stop's address at 30 km/h, or as the traffic there is, and is there when the step ends.",
      example: "the courier drives to stop 2"
    ) { (world: inout World, number: NumberOrName) in
      let number = try world.stopNumber(number)
      try world.drive(toStop: number)
    }
    library.when(
      "the courier delivers at all stops",
      "Drives to each open stop at 30 km/h, stays there for three minutes, and hands the package over with a signature."
    ) { (world: inout World) in
      try world.deliverEverything()
    }
  }

  private static func addOutcomes(to library: inout StepLibrary<World>) {
    for (word, button) in [("signature", "Signature"), ("photo", "Take photo")] {
      library.filling(
        "the courier delivers the package with a \(word)",
        "Fills in the sheet of the next stop as delivered with a \(word), and submits it.",
        "Delivered", taps: [button])
    }
    library.filling(
      "the courier delivers the package with the PIN {string}",
      "Fills in the sheet of the next stop as delivered with the customer's PIN, and submits it.",
      example: "the courier delivers the package with the PIN \"1234\"", "Delivered",
      fields: ["PIN"])
    library.when(
      "the courier hands over only {string}, because {string}",
      "Fills in the sheet of the next stop as delivered in part, with these items and a photo, and submits it.",
      example: "the courier hands over only \"Novel\", because \"The atlas is missing\""
    ) { (world: inout World, items: String, reason: String) in
      try world.fillInPart(items, reason: reason)
    }
  }

  private static func addExceptions(to library: inout StepLibrary<World>) {
    library.when(
      "the courier reports a failed delivery: {string}",
      "Fills in the sheet of the next stop as failed for a reason of the list, and submits it.",
      example: "the courier reports a failed delivery: \"Customer not home\"",
      // The first one is the example's, and the last one needs notes.
      also: FailureReason.allCases.dropFirst().dropLast().map {
        "the courier reports a failed delivery: \"\($0.rawValue)\""
      }
    ) { (world: inout World, reason: String) in
      try world.fillInFailure(reason)
    }
    library.when(
      "the courier reports a failed delivery: {string}, with the notes {string}",
      "Fills in the sheet of the next stop as failed with notes, and submits it.",
      example: "the courier reports a failed delivery: \"Other\", with the notes \"Flooded street\""
    ) { (world: inout World, reason: String, notes: String) in
      try world.fillInFailure(reason, notes: notes)
    }
    library.filling(
      "the courier returns the package, because {string}",
      "Fills in the sheet of the next stop as going back to the sender, and submits it.",
      example: "the courier returns the package, because \"Refused at the door\"", "Return",
      fields: ["Reason"])
    library.filling(
      "the courier leaves a notice, and comes again on {string}",
      "Fills in the sheet of the next stop as attempted, and submits it.",
      example: "the courier leaves a notice, and comes again on \"2026-01-06\"", "Attempted",
      taps: ["Leave a notice"], fields: ["Next attempt"])
    library.filling(
      "the courier leaves the package at {string}, and comes again on {string}",
      "Fills in the sheet of the next stop as attempted, with the safe place, and submits it.",
      example: "the courier leaves the package at \"the shed\", and comes again on \"2026-01-06\"",
      "Attempted", fields: ["Safe place", "Next attempt"])
    library.filling(
      "the courier reports a damaged package with a photo",
      "Fills in the sheet of the next stop as damaged, and submits it.", "Damaged",
      taps: ["Take photo"])
  }
}

extension ButtonTurn {
  fileprivate static let startingRoute = ButtonTurn(
    "Start route", among: ["Start route"], after: ["Start route"], offering: ["Deliver"],
    "The route is under way already.", note: "\(leftOut: "Leave it out").")
}

extension StepLibrary<World> {
  /// Declares a sentence that fills in the sheet of the next stop and submits it.
  ///
  /// Its strings are written into the fields, in their order.
  fileprivate mutating func filling(
    _ text: String, _ documentation: String, example: String? = nil, _ outcome: String,
    taps: [String] = [], fields: [String] = [], fileID: String = #fileID, line: Int = #line
  ) {
    let fillIn: @Sendable (inout World, [String]) throws -> Void = { world, texts in
      try world.fillInStop(outcome, taps: taps, texts: Array(zip(fields, texts)))
    }
    switch fields.count {
    case 0:
      when(text, documentation, example: example, fileID: fileID, line: line) {
        (world: inout World) in try fillIn(&world, [])
      }
    case 1:
      when(text, documentation, example: example, fileID: fileID, line: line) {
        (world: inout World, only: String) in try fillIn(&world, [only])
      }
    default:
      when(text, documentation, example: example, fileID: fileID, line: line) {
        (world: inout World, first: String, second: String) in try fillIn(&world, [first, second])
      }
    }
  }
}
