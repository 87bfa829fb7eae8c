import DeviceInterface
import Testing

@testable import BackendSimulator

struct ScriptedBehaviourTests {
  /// What the server would answer, had it to do its work.
  private let answer = ServerResponse(status: 200, body: #"{"animals":[]}"#)

  @Test(arguments: [
    (Treatment.Outcome.answer, 1), (.status(503), 0),
    (.response(ServerResponse(status: 204)), 0),
    (.malformedBody, 1), (.noAnswer, 0), (.lostReply, 1), (.lostRequest, 0), (.deliveredTwice, 2),
    (.acceptFirst(3), 1),
  ])
  func `the work is done exactly as often as the treatment lets the server get that far`(
    outcome: Treatment.Outcome, times: Int
  ) {
    var behaviour = ScriptedBehaviour()
    behaviour.standing = Treatment(outcome, latency: .seconds(3))
    var works = 0
    _ = behaviour.reply { _ in
      works += 1
      return answer
    }
    #expect(works == times)
  }

  @Test func `each outcome has its reply`() {
    let late = Duration.seconds(3)
    #expect(reply(to: Treatment(.answer)) == .response(answer, after: .seconds(1)))
    #expect(reply(to: Treatment(.answer, latency: late)) == .response(answer, after: late))
    #expect(
      reply(to: Treatment(.status(503), latency: late))
        == .response(
          ServerResponse(status: 503, body: #"{"error":"Service unavailable"}"#), after: late))
    #expect(reply(to: Treatment(.noAnswer, latency: late)) == .none)
    #expect(reply(to: Treatment(.lostReply, latency: late)) == .connectionLost(after: late))
    #expect(reply(to: Treatment(.lostRequest, latency: .zero)) == .connectionLost(after: .zero))
  }

  @Test(arguments: [#"{"animals":[]}"#, "[]", "", "{}", #"{"ż":"🐈"}"#])
  func `a malformed body is never JSON`(body: String) throws {
    var behaviour = ScriptedBehaviour()
    behaviour.standing = Treatment(.malformedBody)
    let reply = behaviour.reply { _ in ServerResponse(status: 200, body: body) }
    guard case .response(let response, after: .zero) = reply else {
      Issue.record("expected a response, got \(reply)")
      return
    }
    #expect(response.status == 200)
    #expect(throws: JSONError.self) { try JSONValue(parsing: response.body) }
  }

  @Test func `the queue is used up in order, then the standing treatment holds`() {
    var behaviour = ScriptedBehaviour()
    behaviour.standing = Treatment(.noAnswer)
    behaviour.treatNext(2, as: Treatment(.lostReply))
    behaviour.treatNext(as: Treatment(.answer))
    behaviour.treatNext(0, as: Treatment(.status(500)))
    let replies = (0..<5).map { _ in behaviour.reply { _ in answer } }
    #expect(
      replies == [
        .connectionLost(after: .zero), .connectionLost(after: .zero),
        .response(answer, after: .zero), .none, .none,
      ])
  }

  @Test func `a treatment waits for a request of its scope and lets others pass`() {
    var behaviour = ScriptedBehaviour()
    behaviour.treatNext(of: .pointUploads, as: Treatment(.noAnswer))
    behaviour.treatNext(as: Treatment(.status(500)))
    func outcome(_ method: ServerRequest.Method, _ path: String) -> Treatment.Outcome {
      behaviour.takeTreatment(of: ServerRequest(id: 1, method, path)).outcome
    }
    #expect(outcome(.get, "/api/shifts/s-1/points") == .status(500))
    #expect(outcome(.post, "/api/shifts/s-1/gaps") == .answer)
    #expect(outcome(.post, "/api/shifts/s-1/points") == .noAnswer)
    #expect(outcome(.post, "/api/shifts/s-1/points") == .answer)
    #expect(behaviour == ScriptedBehaviour())
  }

  @Test(arguments: [(Treatment.Outcome.answer, nil), (.acceptFirst(2), 2), (.acceptFirst(-1), 0)])
  func `only partial acceptance limits how much is taken`(
    outcome: Treatment.Outcome, countMax: Int?
  ) {
    var given: [Int?] = []
    _ = Treatment(outcome).reply { countMax in
      given.append(countMax)
      return answer
    }
    #expect(given == [countMax])
  }

  private func reply(to treatment: Treatment) -> ServerReply {
    var behaviour = ScriptedBehaviour()
    behaviour.latency = .seconds(1)
    behaviour.treatNext(as: treatment)
    return behaviour.reply { _ in answer }
  }
}

extension ScriptedBehaviour {
  /// Treats some request.
  fileprivate mutating func reply(doing work: (Int?) -> ServerResponse) -> ServerReply {
    takeTreatment(of: ServerRequest(id: 1, .get, "/")).reply(doing: work)
  }
}
