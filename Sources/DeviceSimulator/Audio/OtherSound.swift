/// What else than the app's audio and phone calls can be heard from a phone.
public enum OtherSound: String, Hashable, Sendable, CaseIterable {
  /// An alarm rings.
  case alarm
  /// The user talks to the assistant, Siri on iOS, which covers the app.
  case assistant
  /// A navigation app speaks for a moment; it lowers other sound.
  case prompt
  /// Another app plays music.
  case music
}
