/// An audio player as an app shows it.
public struct PlayerPicture: Hashable, Sendable {
  /// What is played.
  public var title: String
  /// How long it plays.
  public var length: Duration
  /// Where the playback is.
  public var position: Duration
  /// Whether it plays.
  public var isPlaying: Bool

  /// Creates a player.
  public init(title: String, length: Duration, position: Duration, isPlaying: Bool) {
    self.title = title
    self.length = length
    self.position = position
    self.isPlaying = isPlaying
  }
}
