import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// The answers of servers to the next request, or the next one of a kind; afterwards they do as before.
enum NextAnswerSteps {
  static func add(to library: inout StepLibrary<World>) {
    addStatuses(to: &library)
    addAny(to: &library)
    addMessages(to: &library)
  }

  private static func addStatuses(to library: inout StepLibrary<World>) {
    library.given(
      "the next answer of the {server} has (the )status {http status}",
      "Answers the next request with this HTTP status, the ones after it as before.",
      example: "the next answer of the server has the status 500"
    ) { (world: inout World, server: ServerName, status: Int) in
      try world.treatNext(by: server, as: world.failure(of: server, status))
    }
    library.given(
      "the next {count} answers of the {server} have (the )status {http status}",
      "Answers so many requests with this HTTP status, the ones after them as before.",
      example: "the next 2 answers of the server have the status 503"
    ) { (world: inout World, count: Int, server: ServerName, status: Int) in
      try world.treatNext(count, by: server, as: world.failure(of: server, status))
    }
    library.given(
      "the {server} fails the next {count} request(s) with (the )status {http status}",
      "Answers so many requests with this HTTP status, the ones after them as before.",
      example: "the server fails the next 3 requests with status 503"
    ) { (world: inout World, server: ServerName, count: Int, status: Int) in
      try world.treatNext(count, by: server, as: world.failure(of: server, status))
    }
    library.given(
      "the {server} answers the next {message} with (the )status {http status}",
      "Answers the next request of this kind with this HTTP status; others go their way.",
      example: "the server answers the next upload with status 503"
    ) { (world: inout World, server: ServerName, message: MessageKind, status: Int) in
      try world.treatNext(message, to: server, as: world.failure(of: server, status))
    }
  }

  /// What becomes of the next request, whatever it is.
  private static let any = [
    TreatmentSentence(
      "the next answer of the {server} is malformed",
      "Breaks off the body of the next answer in the middle.",
      example: "the next answer of the server is malformed", .malformedBody),
    TreatmentSentence(
      "the next answer of the {server} is lost",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the next answer of the server is lost", .lostReply),
    TreatmentSentence(
      "the {server} loses its next reply",
      "Lets the server do its work but breaks the connection before the answer arrives.",
      example: "the server loses its next reply", .lostReply),
    TreatmentSentence(
      "the next answer of the {server} never comes", "Lets the next request run into its timeout.",
      example: "the next answer of the server never comes", .noAnswer),
  ]

  private static func addAny(to library: inout StepLibrary<World>) {
    library.given(
      "the next answer of the {server} takes {duration}", "Delays the next answer only.",
      example: "the next answer of the server takes 10 seconds"
    ) { (world: inout World, server: ServerName, latency: Duration) in
      let behaviour = world[behaviourOf: try world.known(server)]
      // Where no request is answered now, an answer at once is something.
      if behaviour.standing == Treatment(.answer) {
        try world.requireChange(of: latency, from: behaviour.latency)
      }
      try world.treatNext(by: server, as: Treatment(.answer, latency: latency))
    }
    for sentence in any {
      sentence.add(to: &library) { (world: inout World, treatment, server: ServerName) in
        try world.treatNext(by: server, as: treatment)
      }
    }
  }

  /// What becomes of the next request of a kind, in sentences that begin with the server.
  private static let byServer = [
    TreatmentSentence(
      "the {server} loses its reply to the next {message}",
      "Lets the server do this work but breaks the connection before the answer arrives.",
      example: "the server loses its reply to the next upload", .lostReply),
    TreatmentSentence(
      "the {server} does not answer the next {message}",
      "Lets the next request of this kind run into its timeout, undone; others go their way.",
      example: "the server does not answer the next upload", .noAnswer),
  ]

  /// The same in sentences that begin with the request.
  private static let byMessage = [
    TreatmentSentence(
      "the next {message} to the {server} is lost on its way",
      "Breaks the connection of the next request of this kind before it reaches the server.",
      example: "the next upload to the server is lost on its way", .lostRequest),
    TreatmentSentence(
      "the next {message} reaches the {server} twice",
      "Lets the way repeat the next request of this kind; the app hears the second answer.",
      example: "the next upload reaches the server twice", .deliveredTwice),
  ]

  private static func addMessages(to library: inout StepLibrary<World>) {
    for sentence in byServer {
      sentence.add(to: &library) {
        (world: inout World, treatment, server: ServerName, message: MessageKind) in
        try world.treatNext(message, to: server, as: treatment)
      }
    }
    for sentence in byMessage {
      sentence.add(to: &library) {
        (world: inout World, treatment, message: MessageKind, server: ServerName) in
        try world.treatNext(message, to: server, as: treatment)
      }
    }
    library.given(
      "the {server} accepts only the first {count} point(s) of the next upload",
      "Leaves the other points of the next batch alone: its answer mentions only those it took.",
      example: "the server accepts only the first 5 points of the next upload"
    ) { (world: inout World, server: ServerName, count: Int) in
      guard count >= 0 else { throw InvalidStep("Nothing has \(count) points.") }
      guard count < 1_000 else {
        throw InvalidStep(
          "No upload has more than 1000 points, so this arranges nothing.",
          notes: ["Write fewer, or \(leftOut: "leave the step out")."])
      }
      try world.treatNext(.upload, to: server, as: Treatment(.acceptFirst(count)))
    }
  }
}

extension World {
  /// What a server does that answers with a status of its own; throws where the status says that all is well.
  ///
  /// A server of which nothing is known but what scenarios say may answer anything.
  /// In a row of an outline such a status stands for an answer as usual, beside the rows with faults.
  mutating func failure(of server: ServerName, _ status: Int) throws -> Treatment {
    let known = try known(server)
    guard (200...299).contains(status), !servers[place(of: known)].isStandIn else {
      return Treatment(.status(status))
    }
    let request = knownRequests(to: known).first.map { "\($0)" } ?? "GET /animals"
    try refuseIdle(
      InvalidStep(
        "Status \(status) says that all is well, but the server would do none of its work: none answers so.",
        notes: [
          "\(leftOut: "Leave the step out") where it is to answer as usual, or write a status from 300 on.",
          "For an answer of the scenario's own, write for example: "
            + "the \(server.rawValue) answers \"\(request)\" with:",
        ]))
    return Treatment(.answer)
  }

  /// Has the next requests, whatever they are, treated in this way.
  fileprivate mutating func treatNext(
    _ count: Int = 1, by server: ServerName, as treatment: Treatment
  ) throws {
    guard count > 0 else {
      throw InvalidStep(
        "The next 0 are none, so this arranges nothing.", notes: ["Write 1 at least."])
    }
    self[behaviourOf: try known(server)].treatNext(count, as: treatment)
  }

  /// Has the next request of the kind treated in this way.
  fileprivate mutating func treatNext(
    _ message: MessageKind, to server: ServerName, as treatment: Treatment
  ) throws {
    try requireSent(message, to: server)
    self[behaviourOf: try known(server)].treatNext(of: message.scope, as: treatment)
  }
}
