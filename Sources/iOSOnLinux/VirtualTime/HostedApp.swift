public import DeviceInterface
internal import Synchronization

#if os(Linux)
  internal import CVirtualTime
#endif

/// An app with tasks, actors and clocks of its own, which lives in a process under the simulated phone.
@MainActor public protocol HostedApp: AnyObject {
  /// What the user sees now.
  var screen: Screen { get }

  /// Takes a signal in; what follows from it may come in tasks that are started here.
  func handle(_ signal: Signal)
}

/// The phone as a hosted app meets it at any moment: facts to read, and requests to make.
@MainActor public final class HostPhone {
  /// What the app can read now.
  public internal(set) var facts: Facts
  /// Whether the user sees the app, also where something covers it in part.
  package private(set) var isInSight = true
  private var requests: [Request] = []
  private static var listeners: [(name: String, hear: (Signal) -> Void)] = []

  /// The phone that this process runs on; nil before `AppHost.run` has begun the app.
  private static var current: HostPhone?

  init(_ facts: Facts) {
    self.facts = facts
    Self.current = self
  }

  /// Asks for something; the phone is told once the app has come to rest.
  public func ask(_ request: Request) { requests.append(request) }

  private nonisolated static let requestCount = Atomic<Int>(0)

  /// Returns a number for a request to a server that no other framework gives to one.
  package nonisolated static func nextRequestID() -> Int {
    requestCount.add(1, ordering: .relaxed).newValue
  }

  /// Ends the app with what it has done that cannot be, as its last words; optimised programs keep silent otherwise.
  package nonisolated static func refuse(_ reason: String) -> Never {
    #if os(Linux)
      rehearsal_refuse(reason)
    #else
      preconditionFailure(reason)
    #endif
  }

  /// Ends the app where a framework is not used on the main queue: work of others a phone runs on other threads.
  package nonisolated static func requireMainQueue(for framework: String) {
    #if os(Linux)
      guard rehearsal_is_on_main_queue() == 0 else { return }
    #endif
    refuseOtherThread(framework)
  }

  /// Ends the app on another thread than the main one, whatever queue the thread has been lent to.
  ///
  /// Where no phone hosts the process, as in tests, the main actor may be on any thread, and Swift knows whether it is.
  package nonisolated static func requireMainThread(for framework: String) {
    #if os(Linux)
      guard rehearsal_is_hosted() != 0, rehearsal_is_main_thread() == 0 else { return }
    #endif
    refuseOtherThread(framework)
  }

  private nonisolated static func refuseOtherThread(_ framework: String) -> Never {
    refuse(
      "\(framework) is used on a thread other than the main one, which cannot be in the phone's time"
    )
  }

  /// Does something as on the main queue, from whatever queue the thread has been lent to; the app is ended on another thread.
  package nonisolated static func onMainQueue<Result: Sendable>(
    for framework: String, _ body: @MainActor @Sendable () -> Result
  ) -> Result {
    #if os(Linux)
      requireMainThread(for: framework)
      let wasLent = rehearsal_lend(0)
      defer { rehearsal_lend(wasLent) }
    #endif
    return MainActor.assumeIsolated(body)
  }

  /// Lets a framework hear every signal, before the app does; one of the same name listens once.
  package static func listen(for name: String, _ hear: @escaping (Signal) -> Void) {
    if !listeners.contains(where: { $0.name == name }) { listeners.append((name, hear)) }
  }

  /// The phone that this process runs on; the app is ended where a framework is used before it is there.
  package static func require(for framework: String) -> HostPhone {
    guard let current else { refuse("\(framework) is used before AppHost.run has begun the app") }
    return current
  }

  /// Tells the listeners.
  func deliver(_ signal: Signal) {
    switch signal {
    case .launched(let reason): isInSight = reason == .user
    case .becameActive: isInSight = true
    case .enteredBackground: isInSight = false
    default: break
    }
    for listener in Self.listeners { listener.hear(signal) }
  }

  /// Returns what was asked for since the last time.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}
