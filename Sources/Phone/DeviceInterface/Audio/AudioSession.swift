/// How an app's sound gets along with that of others: `AVAudioSession` (`I-97`), audio focus (`A-70`).
public struct AudioSession: Hashable, Sendable {
  /// What becomes of others' sound while the app plays.
  public enum Mixing: String, Hashable, Sendable, CaseIterable {
    /// It falls silent, and so does the app's where another app plays.
    case exclusive
    /// Both are heard; on Android the app asks for no focus.
    case mixWithOthers
    /// Both are heard, the others' lowered.
    case duckOthers
  }

  /// What becomes of others' sound.
  public var mixing: Mixing
  /// Whether the app plays speech, which is interrupted where other sound would be lowered.
  public var isSpeech: Bool

  /// Creates the session of an app that plays alone, and no speech, unless said otherwise.
  public init(mixing: Mixing = .exclusive, isSpeech: Bool = false) {
    self.mixing = mixing
    self.isSpeech = isSpeech
  }
}

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
