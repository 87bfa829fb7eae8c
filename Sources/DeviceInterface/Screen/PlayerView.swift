/// The controls of an audio player on the screen: one button, play or pause, and a progress bar that can be dragged.
public struct PlayerView: Hashable, Sendable {
  /// What is played.
  public var title: String
  /// How long it plays.
  public var length: Duration
  /// Where the playback is; the screen never draws it beyond the length.
  public var position: RunningTime
  /// Whether it plays, so that the button is a pause button.
  public var isPlaying: Bool

  /// Creates the controls.
  public init(title: String, length: Duration, position: RunningTime, isPlaying: Bool) {
    self.title = title
    self.length = length
    self.position = position
    self.isPlaying = isPlaying
  }
}
