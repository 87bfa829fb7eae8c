public import DeviceInterface

/// Something that is being got from a server: the request under way, and what has become of those before.
public struct Loading: Hashable, Sendable {
  /// The way in which it is tried again without the user.
  public struct Retry: Hashable, Sendable {
    /// The name of the timer.
    var timer: String
    /// How long after the first failure; twice as long after each further one.
    var first: Duration
    /// The longest it waits.
    var longest: Duration

    /// Tries again after the first wait, then after twice as long each time, up to the longest.
    public init(
      timer: String, first: Duration = .seconds(5), longest: Duration = .seconds(300)
    ) {
      (self.timer, self.first, self.longest) = (timer, first, longest)
    }
  }

  /// How it is tried again; `nil` where that is left to the user.
  let retry: Retry?
  /// The number of the request under way.
  public private(set) var requestID: Int?
  /// Why the latest attempt failed.
  public private(set) var problem: QueryProblem?
  /// Whether it waits to try again.
  public private(set) var isWaiting = false
  private var delay = RetryDelay()

  /// Asks for nothing yet.
  public init(retry: Retry? = nil) { self.retry = retry }

  /// Whether a request is under way.
  public var isUnderWay: Bool { requestID != nil }

  /// Why nothing came, unless another attempt is under way.
  public var failure: QueryProblem? { isUnderWay ? nil : problem }

  /// Asks the server, unless that is under way, and waits no more.
  public mutating func begin(
    _ path: String, timeout: Duration = .seconds(30), authorization: String? = nil,
    _ requests: inout RequestCounter, _ platform: inout Requests
  ) {
    guard !isUnderWay else { return }
    let id = requests.next()
    requestID = id
    platform.add(
      .send(ServerRequest(id: id, .get, path, timeout: timeout, authorization: authorization)))
    stopWaiting(&platform)
  }

  /// Takes in the answer, and returns what it brings, or `nil` where that is nothing.
  public mutating func receive<Value>(
    _ response: ServerResponse, _ platform: inout Requests, reading parse: (String) -> Value?
  ) -> Value? {
    switch response.read(parse) {
    case .failure(let problem):
      fail(problem, &platform)
      return nil
    case .success(let value):
      finish()
      return value
    }
  }

  /// Takes in that no answer came to a request; returns whether it was this one's.
  public mutating func receiveFailure(
    _ failure: ServerFailure, of id: Int, _ platform: inout Requests
  ) -> Bool {
    guard id == requestID else { return false }
    fail(.unanswered(failure), &platform)
    return true
  }

  /// Takes note that it has come, and forgets earlier failures.
  public mutating func finish() { self = Loading(retry: retry) }

  /// Wants it no more.
  public mutating func cancel(_ platform: inout Requests) {
    if let requestID { platform.add(.cancelSend(id: requestID)) }
    stopWaiting(&platform)
    finish()
  }

  /// Takes note of a failure; tries again later what may pass, and leaves it where the server has said that it will not.
  private mutating func fail(_ problem: QueryProblem, _ platform: inout Requests) {
    requestID = nil
    self.problem = problem
    guard let retry, problem.mayPass else { return }
    isWaiting = true
    platform.add(
      .schedule(timer: retry.timer, after: delay.next(first: retry.first, max: retry.longest)))
  }

  private mutating func stopWaiting(_ platform: inout Requests) {
    guard let retry, isWaiting else { return }
    isWaiting = false
    platform.add(.cancel(timer: retry.timer))
  }
}

/// The numbers of a process's requests to servers, shared by all parts of a flow that send some.
public struct RequestCounter: Hashable, Sendable {
  /// The latest number given; zero before the first.
  public private(set) var last = 0

  /// Creates a counter that has given none.
  public init() {}

  /// Gives the next number.
  public mutating func next() -> Int {
    last += 1
    return last
  }
}

/// The wait before something is tried again: twice as long after each failure, up to a bound.
struct RetryDelay: Hashable, Sendable {
  /// How many attempts have failed.
  private(set) var failureCount = 0

  /// Counts a failure, and returns how long to wait.
  mutating func next(first: Duration, max longest: Duration) -> Duration {
    var delay = first
    for _ in 0..<min(failureCount, 40) where delay < longest { delay = delay * 2 }
    failureCount += 1
    return min(delay, longest)
  }

  /// Forgets the failures.
  mutating func reset() { failureCount = 0 }
}
