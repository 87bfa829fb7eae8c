import DeviceSimulator
import ScenarioRunner

/// The phone's network.
enum NetworkSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Network")
    library.doubtChecks { world in try world.requireHasRun() }
    library.given(
      "the phone is {online}", "Sets whether the phone has a network.",
      example: "the phone is offline"
    ) { (world: inout World, isOnline: Bool) in
      world.decide(.network)
      world.phone.setOnline(isOnline)
    }
    library.when(
      "the phone goes offline", "Takes the network away; requests under way lose their connection.",
      about: .surroundings
    ) { (world: inout World) in
      guard world.phone.isOnline else {
        throw World.isSo("the phone is offline", after: "When the phone comes back online")
      }
      world.decide(.network)
      world.phone.setOnline(false)
    }
    library.when(
      "the phone comes/goes (back )online( again)", "Gives the phone its network back.",
      example: "the phone comes back online", also: ["the phone goes online again"],
      about: .surroundings
    ) { (world: inout World) in
      guard !world.phone.isOnline else {
        throw World.isSo("the phone is online", after: "When the phone goes offline")
      }
      world.decide(.network)
      world.phone.setOnline(true)
    }
    addConditions(to: &library)
    library.then(
      "the app has sent nothing in the clear",
      "Checks that every request of the app was to go over HTTPS; the platforms let no other one through.",
      about: .history
    ) { (world: inout World) in
      guard world.journal.counts.count(.answer) > 0 || world.phone.clearRequestCount > 0 else {
        throw StepFailure(
          "No request of the app was answered, so nothing was checked.", expected: "a request",
          actual: "none")
      }
      try world.expect(
        world.phone.clearRequestCount == 0, "The app wanted to send something over plain HTTP.",
        expected: "HTTPS for every request",
        actual: "\(world.phone.clearRequestCount) over plain HTTP")
    }
    library.counting(
      "the app has received {count} answer(s) from servers",
      "Counts the answers that reached the app, whatever their status.",
      example: "the app has received 1 answer from servers", "The number of answers received",
      of: .request, .transfer
    ) { world in world.journal.counts.count(.answer) }
  }

  private static func addConditions(to library: inout StepLibrary<World>) {
    library.given(
      "the network takes {duration} each way",
      "Sets how long every request and every answer is on its way from now on.",
      example: "the network takes 2 seconds each way"
    ) { (world: inout World, latency: Duration) in
      try world.requireChange(of: latency, from: world.phone.networkConditions.requestLatency)
      world.phone.networkConditions.requestLatency = latency
      world.phone.networkConditions.replyLatency = latency
      world.layOut(.networkLatency, unless: latency == .zero)
    }
    library.given(
      "the next {message} arrives {duration} late",
      "Holds the next request of this kind up on its way, so that later ones may arrive before it.",
      example: "the next upload arrives 30 seconds late"
    ) { (world: inout World, message: MessageKind, delay: Duration) in
      try delay.requireSome(
        "What comes no time late comes in time, so this arranges nothing.",
        "Write a longer time, or \(leftOut: "leave the step out").")
      world.phone.delayNextRequests(of: message.scope, by: delay)
    }
    library.given(
      "the network loses one in {ordinal} requests",
      "Breaks the connection of every so-manieth request before it reaches its server.",
      example: "the network loses one in 3 requests"
    ) { (world: inout World, period: Int) in
      world.phone.networkConditions.requestLossPeriod = try lossPeriod(period)
      world.layOut(.requestLoss)
    }
    library.given(
      "the network loses one in {ordinal} answers",
      "Breaks the connection of every so-manieth request that reaches its server, after the server has done its work.",
      example: "the network loses one in 3 answers"
    ) { (world: inout World, period: Int) in
      world.phone.networkConditions.replyLossPeriod = try lossPeriod(period)
      world.layOut(.replyLoss)
    }
    library.given(
      "the network lets nothing through",
      "Breaks the connection of every request while the phone believes to be online (a captive portal)."
    ) { (world: inout World) in
      world.phone.networkConditions.requestLossPeriod = 1
      world.layOut(.requestLoss)
    }
    library.given(
      "the network works again", "Lets everything through at once again, if the phone is online."
    ) { (world: inout World) in
      world.takeBack { [.networkLatency, .requestLoss, .replyLoss].contains($0) }
      guard world.phone.networkConditions != NetworkConditions() else {
        throw World.isSo(
          "the network is working", after: "Given the network lets nothing through")
      }
      world.phone.networkConditions = NetworkConditions()
    }
  }

  private static func lossPeriod(_ period: Int) throws -> Int {
    guard period >= 1 else { throw InvalidStep("One in \(period) is no share.") }
    return period
  }
}
