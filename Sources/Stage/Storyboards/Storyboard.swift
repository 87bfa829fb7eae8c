public import DeviceInterface
public import ScenarioRunner

/// The looks of a scenario from its first step to its last: for reports that people look at.
///
/// It knows nothing of the platforms' rules: it holds what was seen and what happened, as plain values to be drawn.
public struct Storyboard: Hashable, Sendable {
  /// The device, in the order in which it was seen; the last frame of a step is what the step led to.
  public var frames: [Frame]
  /// What went on at the same time, one lane for each subject.
  public var lanes: [Lane]
  /// Where the device was, and where it was believed to be; nil where the scenario has nothing to do with places.
  public var map: RouteMap?
  /// What was sent to servers, in the order of arrival.
  public var exchanges: [ServerExchange]
  /// Everything that happened, oldest first.
  public var trace: [TraceEvent]

  /// Creates a storyboard; empty unless said otherwise.
  public init(
    frames: [Frame] = [], lanes: [Lane] = [], map: RouteMap? = nil,
    exchanges: [ServerExchange] = [], trace: [TraceEvent] = []
  ) {
    (self.frames, self.lanes, self.map, self.exchanges) = (frames, lanes, map, exchanges)
    self.trace = trace
  }
}

/// The device at one moment of a scenario.
public struct Frame: Hashable, Sendable {
  /// The thing in a picture that a user can tap: two of them may carry the same label.
  public enum Target: String, Hashable, Sendable {
    /// A button of a system alert.
    case alert
    /// A line of the Settings app.
    case settings
    /// A button or a row of the app, or of its popup.
    case control
    /// The audio player's key.
    case player
    /// A point on the app's map.
    case point
    /// A text field of the app, which a user taps to write into it.
    case field
  }

  /// The virtual time since the scenario began.
  public var time: Duration
  /// The step during or after which it was seen, from 0.
  public var step: Int
  /// What was seen.
  public var picture: Picture
  /// The label of what the user tapped in the picture; nil where the picture is what a step led to.
  public var tapped: String?
  /// What carries that label.
  public var target: Target
  /// Where the device was.
  public var place: Position?

  /// Creates a frame.
  public init(
    time: Duration, step: Int, picture: Picture, tapped: String? = nil,
    target: Target = .control, place: Position? = nil
  ) {
    (self.time, self.step, self.picture, self.tapped) = (time, step, picture, tapped)
    (self.target, self.place) = (target, place)
  }
}

extension Evidence {
  /// What the scenario looked like from its first step on; nil where it was not kept.
  public var storyboard: Storyboard? { exhibit?.value(as: Storyboard.self) }
}

/// A request that reached a server, and what became of it.
public struct ServerExchange: Hashable, Sendable {
  /// When it arrived, since the scenario's start.
  public var time: Duration
  /// The method, such as `GET`.
  public var method: String
  /// The path with its query.
  public var path: String
  /// The body; empty where there was none.
  public var body: String
  /// The key by which a repeated request is recognised, if one was sent.
  public var key: String?
  /// The status of the answer; nil where none came.
  public var status: Int?
  /// The body of the answer; empty where there was none.
  public var responseBody: String
  /// How long the answer, or the loss of the connection, took; nil where nothing ever came.
  public var delay: Duration?
  /// The step during which it arrived, from 0.
  public var step: Int

  /// Creates an exchange.
  public init(
    time: Duration, method: String, path: String, body: String = "", key: String? = nil,
    status: Int? = nil, responseBody: String = "", delay: Duration? = nil, step: Int = 0
  ) {
    (self.time, self.method, self.path, self.body, self.key) = (time, method, path, body, key)
    (self.status, self.responseBody, self.delay, self.step) = (status, responseBody, delay, step)
  }
}
