import DeviceInterface

/// The small request that iOS performs for an app which does not run, and whose answer starts it (`I-94`).
///
/// Deferred work begins a quarter of an hour after the network's return (`I-95`); this as soon as there is one. What waits
/// itself is not handed over: it goes in its order, and a report says how old it is when it leaves. So the bell only rings,
/// and the app that was started sends. A new process may find one hung up: its number is always the same.
struct NetworkBell: Hashable, Sendable {
  /// Its number, which no other request of the app comes near.
  private static let id = 1_000_000_000

  /// What is asked for: something small that the server always has.
  private let path: String
  /// Whether it hangs, as far as this process knows.
  private(set) var isHung = false
  /// Whether something was delivered since it hung last.
  private var hasDelivered = false

  /// Hangs nowhere yet.
  init(path: String) { self.path = path }

  /// The app is about to be suspended, and is to be started when what waits can be sent.
  ///
  /// With a network it hangs up only where the app has got something through in its time: otherwise something else than
  /// the network is in the way, and it would ring without end.
  mutating func hang(ifUnsent hasUnsent: Bool, _ platform: inout Requests) {
    defer { hasDelivered = false }
    guard platform.facts.platform == .iOS, hasUnsent, !platform.facts.isOnline || hasDelivered
    else { return }
    isHung = true
    platform.add(.transfer(ServerRequest(id: Self.id, .get, path)))
  }

  /// Receives an answer; returns whether it is the bell's, which says nothing but that there is a network.
  mutating func receiveAnswer(to id: Int) -> Bool {
    guard id == Self.id else { return false }
    isHung = false
    return true
  }

  /// Something has reached the server.
  mutating func noteDelivery() { hasDelivered = true }

  /// Hangs up as soon as the network keeps something back, as nobody says when a process ends; and takes it down where
  /// nothing waits any more.
  mutating func watch(isHeldUp: Bool, isDelivered: Bool, _ platform: inout Requests) {
    if isHeldUp {
      if !isHung { hang(ifUnsent: true, &platform) }
    } else if isDelivered {
      takeDown(&platform)
    }
  }

  /// Takes it down, as the app is awake and sends itself.
  mutating func takeDown(_ platform: inout Requests) {
    guard isHung else { return }
    isHung = false
    platform.add(.cancelSend(id: Self.id))
  }
}
