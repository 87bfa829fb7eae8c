import DeviceSimulator
import ScenarioRunner

/// The phone's network.
enum NetworkSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Network")
    library.given(
      "the phone is {online}", "Sets whether the phone has a network.",
      example: "the phone is offline"
    ) { (world: inout World, isOnline: Bool) in
      world.phone.setOnline(isOnline)
    }
    library.when(
      "the phone goes offline", "Takes the network away; requests under way lose their connection.",
      example: "the phone goes offline"
    ) { (world: inout World) in
      world.phone.setOnline(false)
    }
    library.when(
      "the phone comes/goes (back )online( again)", "Gives the phone its network back.",
      example: "the phone comes back online", also: ["the phone goes online again"]
    ) { (world: inout World) in
      world.phone.setOnline(true)
    }
    library.then(
      "the app has received {int} answer(s) from servers",
      "Counts the answers that reached the app, whatever their status.",
      example: "the app has received 1 answer from servers"
    ) { (world: inout World, count: Int) in
      try world.expect(world.journal.answerCount, equals: count, "The number of answers received")
    }
  }
}
