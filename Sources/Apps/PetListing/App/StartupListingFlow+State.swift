import AppParts
import DeviceInterface

extension StartupListingFlow {
  /// What is going on, with what belongs to it.
  enum State: Hashable, Sendable {
    /// Nothing: before the first appearance, or when a listing or a problem is on the screen.
    case idle
    /// The system was asked to ask the user for permission.
    case asking(PermissionQuestion)
    /// The popup is up, and the query waits for the user's choice.
    case explaining(LocationBlock)
    /// The user went to Settings from the popup, and the query waits for their return.
    case visitingSettings
    /// The phone looks for its position.
    case locating(Locating)
    /// The server was asked.
    case querying(Query)
  }

  /// The search for the phone's position.
  struct Locating: Hashable, Sendable {
    /// The uptime at which the search ends.
    var deadline: Duration
    /// How often the phone was asked.
    var requestCount = 1
  }

  /// A query on its way.
  struct Query: Hashable, Sendable {
    /// The id by which its answer is recognized.
    var id: Int
    /// What it asks for.
    var scope: Listing.Scope
  }

  /// Where the app is in front of the user.
  enum Presence: Hashable, Sendable {
    /// The process has started and was not active yet.
    case launching
    /// In front, receiving touches.
    case active
    /// In front, but covered by an alert or the like.
    case inactive
    /// Not visible.
    case background
  }

  /// Which screen of the app is the one shown.
  enum View: Hashable, Sendable {
    /// None yet.
    case notYetShown
    /// The startup screen.
    case shown
    /// Another screen.
    case left
  }
}
