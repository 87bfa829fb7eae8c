/// What a scenario looked like from its first step to its last: for reports that people look at.
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
  public var trace: [EvidenceEvent]

  /// Creates a storyboard; empty unless said otherwise.
  public init(
    frames: [Frame] = [], lanes: [Lane] = [], map: RouteMap? = nil,
    exchanges: [ServerExchange] = [], trace: [EvidenceEvent] = []
  ) {
    self.frames = frames
    self.lanes = lanes
    self.map = map
    self.exchanges = exchanges
    self.trace = trace
  }
}
