import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// How servers behave, whichever it is: what they do from now on, and what they do next.
enum ServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Servers")
    addStanding(to: &library)
    addNext(to: &library)
    addNextMessage(to: &library)
    addLog(to: &library)
  }

  private static func addStanding(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} answers after {duration}", "Sets how long each answer takes from now on.",
      example: "the listing server answers after 10 seconds",
      also: ["the campaign server answers after 10 seconds"]
    ) { (world: inout World, server: ServerName, latency: Duration) in
      world[behaviourOf: server].latency = latency
    }
    library.given(
      "the {server} answers with status {int}",
      "Answers every request with this HTTP status until told otherwise.",
      example: "the listing server answers with status 500"
    ) { (world: inout World, server: ServerName, status: Int) in
      world[behaviourOf: server].standing = Treatment(.status(try httpStatus(status)))
    }
    library.given(
      "the {server} does not answer",
      "Lets every request run into its timeout until told otherwise.",
      example: "the listing server does not answer"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].standing = Treatment(.noAnswer)
    }
    library.given(
      "the {server} does its work but its answers are lost",
      "Breaks the connection of every request after the server has done its work, until told otherwise.",
      example: "the campaign server does its work but its answers are lost"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].standing = Treatment(.lostReply)
    }
    library.given(
      "the {server}'s answers are malformed",
      "Breaks off the body of every answer in the middle until told otherwise.",
      example: "the listing server's answers are malformed"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].standing = Treatment(.malformedBody)
    }
    library.given(
      "the {server} is down",
      "Breaks the connection of every request before the server has done anything.",
      example: "the listing server is down"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].standing = Treatment(.lostRequest)
    }
    library.given(
      "the {server} works/is (up )again", "Answers every request as it should, at once.",
      example: "the listing server works again", also: ["the listing server is up again"]
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server] = ScriptedBehaviour()
    }
  }

  private static func addNext(to library: inout StepLibrary<World>) {
    library.given(
      "the next answer of the {server} has (the )status {int}",
      "Answers the next request with this HTTP status, the ones after it as before.",
      example: "the next answer of the listing server has the status 500"
    ) { (world: inout World, server: ServerName, status: Int) in
      world[behaviourOf: server].treatNext(as: Treatment(.status(try httpStatus(status))))
    }
    library.given(
      "the next {int} answers of the {server} have (the )status {int}",
      "Answers so many requests with this HTTP status, the ones after them as before.",
      example: "the next 2 answers of the listing server have the status 503"
    ) { (world: inout World, count: Int, server: ServerName, status: Int) in
      world[behaviourOf: server].treatNext(
        count, as: Treatment(.status(try httpStatus(status))))
    }
    library.given(
      "the {server} fails the next {int} request(s) with (the )status {int}",
      "Answers so many requests with this HTTP status, the ones after them as before.",
      example: "the campaign server fails the next 3 requests with status 503"
    ) { (world: inout World, server: ServerName, count: Int, status: Int) in
      world[behaviourOf: server].treatNext(
        count, as: Treatment(.status(try httpStatus(status))))
    }
    library.given(
      "the next answer of the {server} takes {duration}",
      "Delays the next answer only.",
      example: "the next answer of the listing server takes 10 seconds"
    ) { (world: inout World, server: ServerName, latency: Duration) in
      world[behaviourOf: server].treatNext(as: Treatment(.answer, latency: latency))
    }
    library.given(
      "the next answer of the {server} is malformed",
      "Breaks off the body of the next answer in the middle.",
      example: "the next answer of the listing server is malformed"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].treatNext(as: Treatment(.malformedBody))
    }
    library.given(
      "the next answer of the {server} is lost",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the next answer of the listing server is lost"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].treatNext(as: Treatment(.lostReply))
    }
    library.given(
      "the {server} loses its next reply",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the campaign server loses its next reply"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].treatNext(as: Treatment(.lostReply))
    }
    library.given(
      "the next answer of the {server} never comes",
      "Lets the next request run into its timeout.",
      example: "the next answer of the listing server never comes"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: server].treatNext(as: Treatment(.noAnswer))
    }
  }

  private static func addNextMessage(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} loses its reply to the next {message}",
      "Lets the server do this work but breaks the connection before the answer arrives.",
      example: "the campaign server loses its reply to the next completion report"
    ) { (world: inout World, server: ServerName, message: MessageKind) in
      try world.treatNext(message, to: server, as: .lostReply)
    }
    library.given(
      "the {server} answers the next {message} with (the )status {int}",
      "Answers the next request of this kind with this HTTP status; others go their way.",
      example: "the shift server answers the next clock-out with status 503"
    ) { (world: inout World, server: ServerName, message: MessageKind, status: Int) in
      try world.treatNext(message, to: server, as: .status(try httpStatus(status)))
    }
    library.given(
      "the {server} does not answer the next {message}",
      "Lets the next request of this kind run into its timeout, undone; others go their way.",
      example: "the shift server does not answer the next clock-in"
    ) { (world: inout World, server: ServerName, message: MessageKind) in
      try world.treatNext(message, to: server, as: .noAnswer)
    }
    library.given(
      "the next {message} to the {server} is lost on its way",
      "Breaks the connection of the next request of this kind before it reaches the server.",
      example: "the next upload to the campaign server is lost on its way"
    ) { (world: inout World, message: MessageKind, server: ServerName) in
      try world.treatNext(message, to: server, as: .lostRequest)
    }
    library.given(
      "the next {message} reaches the {server} twice",
      "Lets the way repeat the next request of this kind; the app hears the second answer.",
      example: "the next upload reaches the campaign server twice"
    ) { (world: inout World, message: MessageKind, server: ServerName) in
      try world.treatNext(message, to: server, as: .deliveredTwice)
    }
    library.given(
      "the {server} accepts only the first {int} point(s) of the next upload",
      "Leaves the other points of the next batch alone: its answer mentions only those it took.",
      example: "the shift server accepts only the first 5 points of the next upload"
    ) { (world: inout World, server: ServerName, count: Int) in
      guard count >= 0 else { throw InvalidStep("Nothing has \(count) points.") }
      try world.treatNext(.upload, to: server, as: .acceptFirst(count))
    }
  }

  private static func addLog(to library: inout StepLibrary<World>) {
    library.then(
      "the {server} has received {int} {message}(s)",
      "Counts the requests of this kind that reached the server, the repeated ones with them.",
      example: "the campaign server has received 2 uploads"
    ) { (world: inout World, server: ServerName, count: Int, message: MessageKind) in
      let received = try world.received(message, by: server)
      try world.expect(
        received.count == count, "The \(server.rawValue) has received another number of requests.",
        expected: "\(count)", actual: "\(received.count)", notes: received.map { "\($0)" })
    }
  }

  private static func httpStatus(_ status: Int) throws -> Int {
    guard (200...599).contains(status) else {
      throw InvalidStep(
        "\(status) is not an HTTP status that a server answers with.",
        notes: ["Write a number from 200 to 599."])
    }
    return status
  }
}

extension World {
  /// Has the next request of the kind treated in this way.
  fileprivate mutating func treatNext(
    _ message: MessageKind, to server: ServerName, as outcome: Treatment.Outcome
  ) throws {
    try requireSent(message, to: server)
    self[behaviourOf: server].treatNext(of: message.scope, as: Treatment(outcome))
  }

  /// Throws where the server never gets such requests.
  func requireSent(_ message: MessageKind, to server: ServerName) throws {
    try message.requireSent(to: server == .own ? app.server : server)
  }
}
