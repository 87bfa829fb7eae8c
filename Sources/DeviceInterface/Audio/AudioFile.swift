/// A sound file that an app has fetched and can have played.
public struct AudioFile: Hashable, Sendable {
  /// What identifies the file; unique within an app.
  public var id: String
  /// What the user reads on the player.
  public var title: String
  /// How long it plays.
  public var length: Duration

  /// Creates a file.
  public init(id: String, title: String, length: Duration) {
    self.id = id
    self.title = title
    self.length = length
  }
}
