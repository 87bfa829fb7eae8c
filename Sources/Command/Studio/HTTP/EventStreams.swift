/// The streams of events that pages listen to, and what is posted to them.
///
/// It belongs to the thread of the loop: whoever answers requests opens a stream there, answers with it, and posts to it
/// whenever the loop calls, while it answers or between requests.
///
/// ```swift
/// guard let stream = streams.open() else { return streams.refusal }
/// streams.post(ServerSentEvent("hello", "…"), to: stream)
/// return HTTPResponse(eventsOf: stream)
/// ```
package final class EventStreams {
  /// What is to happen to a stream next.
  enum Errand: Hashable {
    case send([UInt8])
    case end
  }

  private let countMax: Int
  private var lastNumber = 0
  private var current: Set<StreamID> = []
  /// The streams that were opened and are not the answer to any request yet.
  private var unanswered: Set<StreamID> = []
  private var errands: [(StreamID, Errand)] = []

  /// Creates a place without streams.
  package init(_ limits: HTTPLimits = HTTPLimits()) { countMax = limits.streamCount }

  // MARK: For whoever answers

  /// Opens a stream, with which a request is to be answered at once; `nil` where no more may be open.
  package func open() -> StreamID? {
    guard current.count < countMax else { return nil }
    lastNumber += 1
    let stream = StreamID(number: lastNumber)
    current.insert(stream)
    unanswered.insert(stream)
    return stream
  }

  /// The answer where no more streams may be open.
  package var refusal: HTTPResponse { HTTPResponse(.tooManyStreams(countMax: countMax)) }

  /// Sends an event to the page that listens; returns whether it still does.
  @discardableResult
  package func post(_ event: ServerSentEvent, to stream: StreamID) -> Bool {
    guard current.contains(stream) else { return false }
    errands.append((stream, .send(event.bytes)))
    return true
  }

  /// Ends a stream, once what was posted has been sent.
  package func end(_ stream: StreamID) {
    guard current.remove(stream) != nil else { return }
    errands.append((stream, .end))
  }

  /// Tells whether a page still listens to a stream.
  package func isOpen(_ stream: StreamID) -> Bool { current.contains(stream) }

  // MARK: For the loop

  /// Takes what is to be done, in the order in which it was asked for.
  func takeErrands() -> [(StreamID, Errand)] {
    defer { errands = [] }
    return errands
  }

  /// Takes note of the answer to a request: a stream that was opened for it, and is not the answer, is none.
  func answered(with response: HTTPResponse) {
    if case .events(let stream) = response.body { unanswered.remove(stream) }
    current.subtract(unanswered)
    unanswered = []
  }

  /// Takes note of a page that does not listen any more.
  func lost(_ stream: StreamID) { current.remove(stream) }
}
