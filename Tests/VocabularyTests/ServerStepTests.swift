import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Testing

@testable import Vocabulary

/// Sentences about servers and the network: what they arrange, and what they refuse.
struct ServerStepTests {
  private static let upload = ServerRequest(id: 1, .post, "/api/executions/e-1/points")

  @Test(arguments: [
    ("the campaign server answers after 10 seconds", "PT", Treatment(.answer, latency: .seconds(10))),
    ("the campaign server answers with status 503", "", Treatment(.status(503))),
    ("the campaign server does not answer", "", Treatment(.noAnswer)),
    ("the campaign server is down", "", Treatment(.lostRequest)),
    ("the campaign server's answers are malformed", "", Treatment(.malformedBody)),
    ("the campaign server does its work but its answers are lost", "", Treatment(.lostReply)),
    ("the campaign server loses its next reply", "", Treatment(.lostReply)),
    ("the next answer of the campaign server never comes", "", Treatment(.noAnswer)),
    ("the campaign server fails the next 3 requests with status 500", "", Treatment(.status(500))),
    ("the campaign server accepts only the first 5 points of the next upload", "",
      Treatment(.acceptFirst(5))),
    ("the next upload reaches the campaign server twice", "", Treatment(.deliveredTwice)),
    ("the next upload to the campaign server is lost on its way", "", Treatment(.lostRequest)),
    ("the campaign server answers the next upload with status 429", "", Treatment(.status(429))),
    ("the campaign server does not answer the next upload", "", Treatment(.noAnswer)),
    ("the campaign server loses its reply to the next upload", "", Treatment(.lostReply)),
  ])
  func placeholder(_ sentence: String, _: String, _ treatment: Treatment) {}
}
