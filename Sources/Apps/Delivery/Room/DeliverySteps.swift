import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What couriers do with the delivery app.
enum DeliverySteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Deliveries")
    library.given(
      "the delivery route is under way",
      "Opens the delivery app where the user is, with precise location always allowed, agrees to be tracked, and starts the route.",
      example: "the delivery route is under way"
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
      "Taps \"Start route\"; what is asked then is for the scenario to answer.",
      example: "the courier starts the route"
    ) { (world: inout World) in
      _ = try world.require(DeliveryRoom.self)
      try world.tap("Start route")
    }
    library.when(
      "the courier drives to stop {ordinal}",
      "Drives straight to a stop's address at 30 km/h, and is there when the step ends.",
      example: "the courier drives to stop 2"
    ) { (world: inout World, number: Int) in
      try world.drive(toStop: number)
    }
    library.when(
      "the courier delivers at all stops",
      "Drives to each open stop at 30 km/h, stays there for three minutes, and hands the package over with a signature.",
      example: "the courier delivers at all stops"
    ) { (world: inout World) in
      try world.deliverEverything()
    }
  }

  private static func addOutcomes(to library: inout StepLibrary<World>) {
    for (word, button) in [("signature", "Signature"), ("photo", "Take photo")] {
      library.when(
        "the courier delivers the package with a \(word)",
        "Fills in the sheet of the next stop as delivered with a \(word), and submits it.",
        example: "the courier delivers the package with a \(word)"
      ) { (world: inout World) in
        try world.fillInStop("Delivered", taps: [button])
      }
    }
    library.when(
      "the courier delivers the package with the PIN {string}",
      "Fills in the sheet of the next stop as delivered with the customer's PIN, and submits it.",
      example: "the courier delivers the package with the PIN \"1234\""
    ) { (world: inout World, pin: String) in
      try world.fillInStop("Delivered", texts: [("PIN", pin)])
    }
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
      example: "the courier reports a failed delivery: \"Customer not home\""
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
    library.when(
      "the courier returns the package, because {string}",
      "Fills in the sheet of the next stop as going back to the sender, and submits it.",
      example: "the courier returns the package, because \"Refused at the door\""
    ) { (world: inout World, reason: String) in
      try world.fillInStop("Return", texts: [("Reason", reason)])
    }
    library.when(
      "the courier leaves a notice, and comes again on {string}",
      "Fills in the sheet of the next stop as attempted, and submits it.",
      example: "the courier leaves a notice, and comes again on \"2026-01-06\""
    ) { (world: inout World, day: String) in
      try world.fillInStop(
        "Attempted", taps: ["Leave a notice"], texts: [("Next attempt", day)])
    }
    library.when(
      "the courier leaves the package at {string}, and comes again on {string}",
      "Fills in the sheet of the next stop as attempted, with the safe place, and submits it.",
      example: "the courier leaves the package at \"the shed\", and comes again on \"2026-01-06\""
    ) { (world: inout World, place: String, day: String) in
      try world.fillInStop("Attempted", texts: [("Safe place", place), ("Next attempt", day)])
    }
    library.when(
      "the courier reports a damaged package with a photo",
      "Fills in the sheet of the next stop as damaged, and submits it.",
      example: "the courier reports a damaged package with a photo"
    ) { (world: inout World) in
      try world.fillInStop("Damaged", taps: ["Take photo"])
    }
  }
}
