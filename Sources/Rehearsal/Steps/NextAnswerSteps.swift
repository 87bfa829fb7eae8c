import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// What servers do with the next request, or the next one of a kind; afterwards they do as before.
enum NextAnswerSteps {
  static func add(to library: inout StepLibrary<World>) {
    addAny(to: &library)
    addMessage(to: &library)
  }

  private static func addAny(to library: inout StepLibrary<World>) {
    library.given(
      "the next answer of the {server} has (the )status {http status}",
      "Answers the next request with this HTTP status, the ones after it as before.",
      example: "the next answer of the listing server has the status 500"
    ) { (world: inout World, server: ServerName, status: Int) in
      world[behaviourOf: try world.known(server)].treatNext(
        as: Treatment(.status(status)))
    }
    library.given(
      "the next {count} answers of the {server} have (the )status {http status}",
      "Answers so many requests with this HTTP status, the ones after them as before.",
      example: "the next 2 answers of the listing server have the status 503"
    ) { (world: inout World, count: Int, server: ServerName, status: Int) in
      world[behaviourOf: try world.known(server)].treatNext(
        count, as: Treatment(.status(status)))
    }
    library.given(
      "the {server} fails the next {count} request(s) with (the )status {http status}",
      "Answers so many requests with this HTTP status, the ones after them as before.",
      example: "the campaign server fails the next 3 requests with status 503"
    ) { (world: inout World, server: ServerName, count: Int, status: Int) in
      world[behaviourOf: try world.known(server)].treatNext(
        count, as: Treatment(.status(status)))
    }
    library.given(
      "the next answer of the {server} takes {duration}",
      "Delays the next answer only.",
      example: "the next answer of the listing server takes 10 seconds"
    ) { (world: inout World, server: ServerName, latency: Duration) in
      world[behaviourOf: try world.known(server)].treatNext(
        as: Treatment(.answer, latency: latency))
    }
    library.given(
      "the next answer of the {server} is malformed",
      "Breaks off the body of the next answer in the middle.",
      example: "the next answer of the listing server is malformed"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].treatNext(as: Treatment(.malformedBody))
    }
    library.given(
      "the next answer of the {server} is lost",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the next answer of the listing server is lost"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].treatNext(as: Treatment(.lostReply))
    }
    library.given(
      "the {server} loses its next reply",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the campaign server loses its next reply"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].treatNext(as: Treatment(.lostReply))
    }
    library.given(
      "the next answer of the {server} never comes",
      "Lets the next request run into its timeout.",
      example: "the next answer of the listing server never comes"
    ) { (world: inout World, server: ServerName) in
      world[behaviourOf: try world.known(server)].treatNext(as: Treatment(.noAnswer))
    }
  }

  private static func addMessage(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} loses its reply to the next {message}",
      "Lets the server do this work but breaks the connection before the answer arrives.",
      example: "the campaign server loses its reply to the next completion report"
    ) { (world: inout World, server: ServerName, message: MessageKind) in
      try world.treatNext(message, to: server, as: .lostReply)
    }
    library.given(
      "the {server} answers the next {message} with (the )status {http status}",
      "Answers the next request of this kind with this HTTP status; others go their way.",
      example: "the shift server answers the next clock-out with status 503"
    ) { (world: inout World, server: ServerName, message: MessageKind, status: Int) in
      try world.treatNext(message, to: server, as: .status(status))
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
      "the {server} accepts only the first {count} point(s) of the next upload",
      "Leaves the other points of the next batch alone: its answer mentions only those it took.",
      example: "the shift server accepts only the first 5 points of the next upload"
    ) { (world: inout World, server: ServerName, count: Int) in
      guard count >= 0 else { throw InvalidStep("Nothing has \(count) points.") }
      try world.treatNext(.upload, to: server, as: .acceptFirst(count))
    }
  }
}

extension World {
  /// Has the next request of the kind treated in this way.
  fileprivate mutating func treatNext(
    _ message: MessageKind, to server: ServerName, as outcome: Treatment.Outcome
  ) throws {
    try requireSent(message, to: server)
    self[behaviourOf: try known(server)].treatNext(of: message.scope, as: Treatment(outcome))
  }
}
