import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// How servers behave from now on, whichever it is, and what they have received.
enum ServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Servers")
    library.doubtChecks { world in try world.requireHasRun() }
    addStanding(to: &library)
    NextAnswerSteps.add(to: &library)
    addLog(to: &library)
  }

  private static func addStanding(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} answers after {duration}", "Sets how long each answer takes from now on.",
      example: "the listing server answers after 10 seconds",
      also: ["the campaign server answers after 10 seconds"]
    ) { (world: inout World, server: ServerName, latency: Duration) in
      world[behaviourOf: try world.known(server)].latency = latency
    }
    library.given(
      "the {server} answers with status {http status}",
      "Answers every request with this HTTP status until told otherwise.",
      example: "the listing server answers with status 500"
    ) { (world: inout World, server: ServerName, status: Int) in
      world[behaviourOf: try world.known(server)].standing = Treatment(.status(status))
    }
    library.given(
      "the {server} does not answer",
      "Lets every request run into its timeout until told otherwise.",
      example: "the listing server does not answer"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].standing = Treatment(.noAnswer)
    }
    library.given(
      "the {server} does its work but its answers are lost",
      "Breaks the connection of every request after the server has done its work, until told otherwise.",
      example: "the campaign server does its work but its answers are lost"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].standing = Treatment(.lostReply)
    }
    library.given(
      "the {server}'s answers are malformed",
      "Breaks off the body of every answer in the middle until told otherwise.",
      example: "the listing server's answers are malformed"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].standing = Treatment(.malformedBody)
    }
    library.given(
      "the {server} is down",
      "Breaks the connection of every request before the server has done anything.",
      example: "the listing server is down"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].standing = Treatment(.lostRequest)
    }
    library.given(
      "the {server} works/is (up )again", "Answers every request as it should, at once.",
      example: "the listing server works again", also: ["the listing server is up again"]
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)] = ScriptedBehaviour()
    }
  }

  private static func addLog(to library: inout StepLibrary<World>) {
    library.then(
      "the {server} has received {count} {message}(s)",
      "Counts the requests of this kind that reached the server, the repeated ones with them.",
      example: "the campaign server has received 2 uploads"
    ) { (world: inout World, server: ServerName, count: Int, message: MessageKind) in
      let received = try world.received(message, by: server)
      try world.expect(
        received.count == count, "The \(server.rawValue) has received another number of requests.",
        expected: "\(count)", actual: "\(received.count)", notes: received.map { "\($0)" })
    }
  }
}
