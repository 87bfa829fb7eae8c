public import DeviceInterface

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
  private var requests: [Request] = []

  init(_ facts: Facts) { self.facts = facts }

  /// Asks for something; the phone is told once the app has come to rest.
  public func ask(_ request: Request) { requests.append(request) }

  /// Returns what was asked for since the last time.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}
