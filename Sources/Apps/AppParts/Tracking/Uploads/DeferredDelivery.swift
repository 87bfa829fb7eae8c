public import DeviceInterface

/// The work that the platform is asked for, so that what waits goes out without the user (`I-95`, `A-68`).
///
/// It is asked for when the app is put away with something unsent, and taken back when nothing waits any more.
public struct DeferredDelivery: Hashable, Sendable {
  /// By what name the platform knows it.
  let name: String
  /// Whether the platform was asked for it, as far as this process knows.
  private(set) var isAsked = false
  /// Whether the platform has started it.
  private(set) var isRunning = false

  /// Defers nothing yet; what is deferred later has the name.
  public init(name: String) {
    self.name = name
  }

  /// The app is put away.
  public mutating func putAway(hasUnsent: Bool, _ platform: inout Requests) {
    guard hasUnsent, !isRunning else { return }
    isAsked = true
    platform.add(.deferWork(DeferredWork(name: name, needsNetwork: true)))
  }

  /// The platform has started some work; returns whether it is this.
  public mutating func start(_ started: String) -> Bool {
    guard started == name else { return false }
    isAsked = false
    isRunning = true
    return true
  }

  /// The time for it is over: the platform is to try again, and iOS has to be asked anew (`I-95`).
  public mutating func expire(_ expired: String, _ platform: inout Requests) {
    guard expired == name, isRunning else { return }
    isRunning = false
    platform.add(.finishWork(name: name, .retry))
    if platform.facts.platform == .iOS { putAway(hasUnsent: true, &platform) }
  }

  /// Ends it, or takes it back, once nothing waits.
  public mutating func watch(isDelivered: Bool, _ platform: inout Requests) {
    guard isAsked || isRunning, isDelivered else { return }
    platform.add(isRunning ? .finishWork(name: name, .succeeded) : .cancelWork(name: name))
    isAsked = false
    isRunning = false
  }
}
