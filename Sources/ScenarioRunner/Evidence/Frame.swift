/// The device at one moment of a scenario.
public struct Frame: Hashable, Sendable {
  /// The virtual time since the scenario began.
  public var time: Duration
  /// The step during or after which it was seen, from 0.
  public var step: Int
  /// What was seen.
  public var picture: Picture
  /// The label of what the user tapped in the picture; nil where the picture is what a step led to.
  public var tapped: String?
  /// Where the device was.
  public var place: GeoPoint?

  /// Creates a frame.
  public init(
    time: Duration, step: Int, picture: Picture, tapped: String? = nil, place: GeoPoint? = nil
  ) {
    self.time = time
    self.step = step
    self.picture = picture
    self.tapped = tapped
    self.place = place
  }
}
