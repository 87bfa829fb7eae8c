import AppParts
public import DeviceInterface

/// The startup screen: lists lost and found pets, near the user where location may be used.
///
/// Refusing location never blocks browsing: every path ends in a query. `Event` says what can happen, `State` what
/// can be going on; each part of the machine is an extension named after its states.
///
/// ```swift
/// var flow = StartupListingFlow()
/// var platform = Requests(Facts(platform: .iOS, permission: Permission(.notDetermined)))
/// flow.handle(.becameActive, &platform)
/// flow.handle(.screenAppeared, &platform)
/// platform.list   // asks for permission
/// ```
public struct StartupListingFlow: Flow {
  /// What can be adjusted.
  public let configuration: Configuration

  var state = State.idle
  /// Where the app is in front of the user.
  var presence = Presence.launching
  /// Whether the startup screen is the one that the app shows.
  var view = View.notYetShown
  /// Whether an appearance of the screen still has to be attended to.
  var appearanceIsDue = false
  /// Whether the popup has been shown in this session, which is this process (`startup:FR-013`).
  var popupWasShown = false
  /// The access that the latest attempt has reckoned with; `nil` before the first one.
  var appliedAccess: LocationAccess?
  var listing: Listing?
  /// Why the latest query failed; `nil` when it did not, or when another attempt is on its way.
  var problem: QueryProblem?
  /// The id of the latest request; an answer to any other is late and ignored.
  var lastRequestID = 0

  /// Creates the flow of a new process.
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  public mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    guard let event = receive(signal) else { return }
    switch state {
    case .idle: handleIdle(event, &platform)
    case .asking(let question): handleAsking(question, event, &platform)
    case .explaining: handleExplaining(event, &platform)
    case .visitingSettings: handleVisitingSettings(event, &platform)
    case .locating(let locating): handleLocating(locating, event, &platform)
    case .querying(let query): handleQuerying(query, event, &platform)
    }
  }

  /// Whether the user has the startup screen in front of them and can touch it.
  var isInFront: Bool { presence == .active && view == .shown }
}

extension StartupListingFlow {
  /// The present activity, with what belongs to it.
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
    var deadline: Duration
    var requestCount = 1
  }

  /// A query on its way.
  struct Query: Hashable, Sendable {
    /// The id by which its answer is recognized.
    var id: Int
    var scope: Listing.Scope
  }

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

  /// The screen of the app that is shown.
  enum View: Hashable, Sendable {
    /// None yet.
    case notYetShown
    /// The startup screen.
    case shown
    /// Another screen.
    case left
  }
}
