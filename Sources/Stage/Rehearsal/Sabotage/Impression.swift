/// What could be seen of a world: equal numbers mean that the same was there, within one process.
public struct Impression: Hashable, Sendable {
  /// Where something can be seen.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// What the user sees of the app and the system.
    case screen
    /// What servers have received.
    case server
    /// What the phone holds: storage, notifications, what it watches and plays.
    case phone
  }

  private let screen: Int
  private let server: Int
  private let phone: Int

  /// Keeps what was there.
  init(screen: Int, server: Int, phone: Int) {
    (self.screen, self.server, self.phone) = (screen, server, phone)
  }

  subscript(place: Place) -> Int {
    switch place {
    case .screen: screen
    case .server: server
    case .phone: phone
    }
  }
}
