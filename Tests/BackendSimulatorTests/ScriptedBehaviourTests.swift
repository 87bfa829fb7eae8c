import BackendSimulator
import DeviceInterface
import Testing

struct ScriptedBehaviourTests {
  /// What the server would answer, had it to do its work.
  private let answer = ServerResponse(status: 200, body: #"{"animals":[]}"#)

  @Test(arguments: [
    (Treatment.Outcome.answer, true), (.status(503), false),
    (.response(ServerResponse(status: 204)), false),
    (.malformedBody, true), (.noAnswer, false), (.lostReply, true), (.lostRequest, false),
  ])
  func `the work is done exactly when the treatment lets the server get that far`(
    outcome: Treatment.Outcome, worked: Bool
  ) {
    var behaviour = ScriptedBehaviour()
    behaviour.standing = Treatment(outcome, latency: .seconds(3))
    var works = 0
    _ = behaviour.reply {
      works += 1
      return answer
    }
    #expect(works == (worked ? 1 : 0))
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
    let reply = behaviour.reply { ServerResponse(status: 200, body: body) }
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
    #expect(behaviour.queuedCount == 3)
    let replies = (0..<5).map { _ in behaviour.reply { answer } }
    #expect(
      replies == [
        .connectionLost(after: .zero), .connectionLost(after: .zero),
        .response(answer, after: .zero), .none, .none,
      ])
    #expect(behaviour.queuedCount == 0)
  }

  @Test func `a cleared queue is forgotten`() {
    var behaviour = ScriptedBehaviour()
    behaviour.treatNext(1_000_000_000, as: Treatment(.noAnswer))
    behaviour.clearQueue()
    #expect(behaviour == ScriptedBehaviour())
  }

  private func reply(to treatment: Treatment) -> ServerReply {
    var behaviour = ScriptedBehaviour()
    behaviour.latency = .seconds(1)
    behaviour.treatNext(as: treatment)
    return behaviour.reply { answer }
  }
}
