/// An app's flow: a state machine that receives signals and makes requests, and does nothing else.
///
/// A flow is a value. A new process starts with a new value; what must survive the old one goes through
/// durable storage.
public protocol Flow: Hashable, Sendable {
  /// What the user sees, computed from the flow's state.
  var screen: Screen { get }

  /// The dialog of the screen; a flow whose screen is costly to compute gives it without the rest.
  var dialog: Dialog? { get }

  /// The controls of the screen; a flow whose screen is costly to compute gives them without the rest, too.
  var controls: [Control] { get }

  /// Takes a signal in and puts the requests that follow from it on the platform's list.
  mutating func handle(_ signal: Signal, _ platform: inout Requests)
}

extension Flow {
  /// The dialog of the screen.
  public var dialog: Dialog? { screen.dialog }

  /// The controls of the screen.
  public var controls: [Control] { screen.controls }
}

/// The platform as an app meets it while it handles one signal: facts to read, and a list to put requests on.
public struct Requests: Hashable, Sendable {
  /// What the app can read now.
  public let facts: Facts
  /// What the app has asked for while handling this signal, in order.
  public private(set) var list: [Request]

  /// Creates an empty list of requests over the facts.
  public init(_ facts: Facts) {
    self.facts = facts
    self.list = []
  }

  /// Puts a request at the end of the list.
  public mutating func add(_ request: consuming Request) {
    // Who asks for one thing mostly asks for a second.
    if list.isEmpty { list.reserveCapacity(4) }
    list.append(request)
  }
}
