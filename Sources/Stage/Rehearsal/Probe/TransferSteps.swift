import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What the bare app asks for when a scenario tells it to: requests that iOS performs without it.
enum TransferSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: background transfers")
    library.when(
      "the app hands the transfer {ordinal} to the system",
      "Starts a task of a background URLSession: it goes on without the app (I-94).",
      example: "the app hands the transfer 1 to the system"
    ) { (world: inout World, id: Int) in
      try world.ask(.transfer(ServerRequest(id: id, .get, "/transfers/\(id)")))
    }
    library.when(
      "the app cancels the transfer {ordinal}", "Cancels the task; its answer is never told.",
      example: "the app cancels the transfer 1"
    ) { (world: inout World, id: Int) in try world.ask(.cancelSend(id: id)) }
    library.then(
      "the transfer {ordinal} is {transfer state}",
      "Checks whether it waits for a network, is under way, or is answered and the app not told.",
      example: "the transfer 1 is waiting"
    ) { (world: inout World, id: Int, state: TransferState) in try world.expectTransfer(id, state) }
    library.then(
      "there is no transfer {ordinal}",
      "Checks that the app was told its answer, or it was cancelled.",
      example: "there is no transfer 1"
    ) { (world: inout World, id: Int) in try world.expectTransfer(id, nil) }
  }
}

extension World {
  fileprivate func expectTransfer(_ id: Int, _ expected: TransferState?) throws {
    guard expected != nil || journal.counts.transfers.contains(id) else {
      throw InvalidStep(
        "The app has handed over no transfer \(id) in this scenario, so nothing would be checked.",
        notes: ["Write before it: When the app hands the transfer \(id) to the system"])
    }
    let actual = phone.stateOfTransfer(id)
    try expect(
      actual == expected, "The transfer \(id) is in another state.",
      expected: expected?.rawValue ?? "none", actual: actual?.rawValue ?? "none")
  }
}
