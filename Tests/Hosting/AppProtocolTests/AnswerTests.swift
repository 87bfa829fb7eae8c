import AppProtocol
import DeviceInterface
import Testing
import Vocabulary

/// What an app answers is taken to the letter, and what is wrong with it is said with the place.
struct AnswerTests {
  private static func read(_ line: String, isFirst: Bool = false) throws(AnswerFault) -> Answer {
    try Answer(line: Array(line.utf8), to: 7, isFirst: isFirst)
  }

  private static func reads(_ result: String, isFirst: Bool = false) throws(AnswerFault) -> Answer {
    try read(#"{"jsonrpc":"2.0","id":7,"result":\#(result)}"#, isFirst: isFirst)
  }

  @Test func `an answer has requests, and the screen where it has changed`() throws {
    #expect(try Self.reads("{}") == Answer())
    let answer = try Self.reads(
      #"{"requests":[{"kind":"stopUpdates"}],"screen":{"title":"T","controls":[{"label":"Go"}]}}"#)
    var screen = Screen(title: "T")
    screen.controls = [Control("Go")]
    #expect(answer == Answer(requests: [.stopUpdates], screen: screen))
  }

  @Test func `the first answer names the version`() throws {
    #expect(try Self.reads(#"{"protocol":1}"#, isFirst: true) == Answer())
    #expect(throws: AnswerFault.otherVersion(2)) {
      try Self.reads(#"{"protocol":2}"#, isFirst: true)
    }
  }

  @Test func `an error is the app's own word`() {
    #expect(throws: AnswerFault.refused(code: -32000, message: "KeyError: 'x'")) {
      try Self.read(
        #"{"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"KeyError: 'x'"}}"#)
    }
  }

  @Test(arguments: [
    ("", "the text ends"), ("Hello", "expected"), ("[1]", "expected an object, found a list"),
    ("{\"jsonrpc\":\"1.0\"}", "\"jsonrpc\": \"2.0\""),
    (#"{"jsonrpc":"2.0","method":"log"}"#, "calls the method \"log\""),
    (#"{"jsonrpc":"2.0","id":7}"#, "\"result\" is missing"),
    (#"{"jsonrpc":"2.0","id":7,"result":{},"extra":1}"#, "no member \"extra\""),
    (
      #"{"jsonrpc":"2.0","id":7,"result":{},"error":{"code":1,"message":"x"}}"#,
      "a \"result\" or an \"error\", and not both"
    ),
    (
      #"{"jsonrpc":"2.0","id":7,"result":{"screen":{"title":"hello","title":"bad"}}}"#,
      "the member \"title\" is given twice"
    ),
    (#"{"jsonrpc":"2.0","id":7,"id":7,"result":{}}"#, "the member \"id\" is given twice"),
    (#"{"jsonrpc":"2.0","id":6,"result":{}}"#, "found: \"6\""),
    (#"{"jsonrpc":"2.0","id":"7","result":{}}"#, "expected: 7"),
  ])
  func `a line that is no answer is refused by name`(_ line: String, _ reason: String) {
    let fault = #expect(throws: AnswerFault.self) { try Self.read(line) }
    #expect("\(String(describing: fault))".contains(reason), "\(String(describing: fault))")
  }

  @Test(arguments: [
    ("[]", "expected an object (Answer), found a list"),
    (#"{"request":[]}"#, "Answer has no member \"request\""),
    (#"{"requests":{}}"#, "requests: expected a list, found an object"),
    (
      #"{"requests":[{}]}"#,
      #"requests[0]: expected an object with a member "kind" (Request), found an object"#
    ),
    (#"{"requests":[{"kind":"fly"}]}"#, "requests[0]: there is no kind \"fly\""),
    (
      #"{"requests":[{"kind":"requestFix"}]}"#,
      #"requests[0]: the member "timeout" is missing: a number of seconds from 0 to 100000000"#
    ),
    (
      #"{"requests":[{"kind":"requestFix","timeout":-1}]}"#,
      "requests[0].timeout: expected a number of seconds from 0 to 100000000, found -1"
    ),
    (#"{"requests":[{"kind":"requestFix","timeout":"5"}]}"#, #"found "5""#),
    (
      #"{"requests":[{"kind":"stopUpdates"},{"kind":"stopUpdates","now":true}]}"#,
      "requests[1]: stopUpdates has no member \"now\""
    ),
    (
      #"{"requests":[{"kind":"monitor","region":{"id":"r","center":{"latitude":91,"longitude":0},"radius":5}}]}"#,
      "requests[0].region.center.latitude: expected a number of degrees from -90 to 90, found 91"
    ),
    (
      #"{"requests":[{"kind":"askForPermission","permission":"android"}]}"#,
      "the member \"permissions\" is missing"
    ),
    (
      #"{"requests":[{"kind":"send","request":{"id":1,"method":"GET","path":"animals"}}]}"#,
      "requests[0].request.path: expected a path that begins with a slash"
    ),
    (
      #"{"requests":[{"kind":"send","request":{"id":1.5,"method":"GET","path":"/"}}]}"#,
      "requests[0].request.id: expected a whole number, found 1.5"
    ),
    (
      #"{"screen":{"title":"T","metrics":[{"label":"x"}]}}"#,
      "screen.metrics[0]: a metric has either"
    ),
    (#"{"screen":{}}"#, "screen: the member \"title\" is missing: a text"),
  ])
  func `what is wrong in an answer is said with its place`(_ result: String, _ reason: String) {
    let fault = #expect(throws: AnswerFault.self) { try Self.reads(result) }
    guard case .wrong(let wrong) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(wrong.description.contains(reason), "\(wrong)")
  }

  @Test func `deep and large answers are refused`() {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(throws: AnswerFault.self) { try Self.reads(deep) }
    let many = Array(repeating: #"{"kind":"stopUpdates"}"#, count: 100_001).joined(separator: ",")
    #expect(throws: AnswerFault.self) { try Self.reads("{\"requests\":[\(many)]}") }
  }

  @Test func `bytes that are no text are refused`() {
    #expect(throws: AnswerFault.self) { try Answer(line: [0x7B, 0xFF, 0x7D], to: 7) }
  }
}
