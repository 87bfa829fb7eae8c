import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// The behaviour of servers from now on, whichever it is, and the requests that they have received.
enum ServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Servers")
    library.doubtChecks { world in try world.requireHasRun() }
    addStanding(to: &library)
    NextAnswerSteps.add(to: &library)
    addLog(to: &library)
  }

  /// What becomes of every request, in sentences that name the server alone.
  private static let standing = [
    TreatmentSentence(
      "the {server} does not answer",
      "Lets every request run into its timeout until told otherwise.",
      example: "the server does not answer", .noAnswer),
    TreatmentSentence(
      "the {server} does its work but its answers are lost",
      "Breaks the connection of every request after the server has done its work, until told otherwise.",
      example: "the server does its work but its answers are lost", .lostReply),
    TreatmentSentence(
      "the {server}'s answers are malformed",
      "Breaks off the body of every answer in the middle until told otherwise.",
      example: "the server's answers are malformed", .malformedBody),
    TreatmentSentence(
      "the {server} is down",
      "Breaks the connection of every request before the server has done anything.",
      example: "the server is down", .lostRequest),
  ]

  private static func addStanding(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} answers after {duration}",
      "Sets how long each answer takes from now on; what is asked for is received, and done, at once.",
      example: "the server answers after 10 seconds"
    ) { (world: inout World, server: ServerName, latency: Duration) in
      let known = try world.known(server)
      try world.requireChange(of: latency, from: world[behaviourOf: known].latency)
      world[behaviourOf: known].latency = latency
      world.layOut(.latency(server: world.place(of: known)), unless: latency == .zero)
    }
    library.given(
      "the {server} answers with status {http status}",
      "Answers every request with this HTTP status until told otherwise.",
      example: "the server answers with status 500"
    ) { (world: inout World, server: ServerName, status: Int) in
      try world.treatAll(by: server, as: world.failure(of: server, status))
    }
    for sentence in standing {
      sentence.add(to: &library) { (world: inout World, treatment, server: ServerName) in
        try world.treatAll(by: server, as: treatment)
      }
    }
    library.given(
      "the {server} works/is (up )again", "Answers every request as it should, at once.",
      example: "the server works again", also: ["the server is up again"]
    ) { (world: inout World, server: ServerName) in
      let known = try world.known(server)
      guard world[behaviourOf: known] != ScriptedBehaviour() else {
        throw World.isSo(
          "the \(server.rawValue) is working", after: "Given the \(server.rawValue) is down")
      }
      let place = world.place(of: known)
      world.takeBack { [.latency(server: place), .treatment(server: place)].contains($0) }
      world[behaviourOf: known] = ScriptedBehaviour()
    }
  }

  private static func addLog(to library: inout StepLibrary<World>) {
    library.then(
      "the {server} has received {count} {message}(s)",
      "Counts the requests of this kind that reached the server, the repeated ones with them.",
      example: "the server has received 2 uploads", about: .server
    ) { (world: inout World, server: ServerName, count: Int, message: MessageKind) in
      let received = try world.received(message, by: server)
      try world.expect(
        received.count == count, "The \(server.rawValue) has received another number of requests.",
        expected: "\(count)", actual: "\(received.count)", notes: received.map { "\($0)" })
      if count == 0 { try world.requireAbility(.request, .transfer) }
    }
  }
}

extension World {
  /// Has every request treated in this way until told otherwise.
  fileprivate mutating func treatAll(by server: ServerName, as treatment: Treatment) throws {
    let known = try known(server)
    self[behaviourOf: known].standing = treatment
    layOut(.treatment(server: place(of: known)))
  }
}

/// A sentence that says what becomes of requests, whichever it is said of.
struct TreatmentSentence: Sendable {
  private let text: String
  private let documentation: String
  private let example: String
  private let outcome: Treatment.Outcome
  private let line: Int

  /// Describes a sentence as steps are declared; the line is the one on which that is done.
  init(
    _ text: String, _ documentation: String, example: String, _ outcome: Treatment.Outcome,
    line: Int = #line
  ) {
    (self.text, self.documentation, self.example) = (text, documentation, example)
    (self.outcome, self.line) = (outcome, line)
  }

  /// Declares it, with what it does with the treatment.
  func add<each Argument: Sendable>(
    to library: inout StepLibrary<World>, fileID: String = #fileID,
    _ body: @escaping @Sendable (inout World, Treatment, repeat each Argument) throws -> Void
  ) {
    let treatment = Treatment(outcome)
    library.given(text, documentation, example: example, fileID: fileID, line: line) {
      (world: inout World, arguments: repeat each Argument) in
      try body(&world, treatment, repeat each arguments)
    }
  }
}
