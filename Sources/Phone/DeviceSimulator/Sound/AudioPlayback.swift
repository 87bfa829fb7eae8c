public import DeviceInterface

/// An app's audio player: the file it holds, and where in it the playback is.
///
/// The position follows from the instant, so that a playback costs nothing while it goes on.
public struct AudioPlayback: Hashable, Sendable {
  /// The file.
  public let file: AudioFile
  /// Where the playback stands, or stood when it last began.
  private var base: Duration = .zero
  /// When it last began; `nil` while it stands.
  private var playingSince: Instant?
  /// Whether the end was reached by playing, so that the next playback starts over.
  private var isFinished = false
  /// Whether something else took the loudspeaker while the file played, and the app was told.
  private(set) var isInterrupted = false

  /// Creates a player at the beginning of the file.
  init(_ file: AudioFile) {
    var file = file
    file.length = max(.zero, file.length)
    self.file = file
  }

  /// Whether the file is heard now.
  public var isPlaying: Bool { playingSince != nil }

  /// The instant at which the file ends; `nil` while the playback stands.
  var end: Instant? { playingSince.map { $0 + (file.length - base) } }

  /// Returns the time of the file at which the playback is; never beyond the file.
  public func position(at now: Instant) -> Duration {
    guard let playingSince, now > playingSince else { return base }
    return min(file.length, base + (now - playingSince))
  }

  /// Begins to play, from the beginning where the end had been reached.
  mutating func play(at now: Instant) {
    guard playingSince == nil else { return }
    if isFinished { base = .zero }
    isFinished = false
    isInterrupted = false
    playingSince = now
  }

  mutating func pause(at now: Instant) {
    base = position(at: now)
    playingSince = nil
  }

  /// Halts the playback for something else that takes the loudspeaker.
  mutating func interrupt(at now: Instant) {
    pause(at: now)
    isInterrupted = true
  }

  /// Notes that the loudspeaker is free again.
  mutating func endInterruption() { isInterrupted = false }

  /// Sets the playback to a time of the file, or to the nearest one there is.
  mutating func seek(to time: Duration, at now: Instant) {
    base = min(max(.zero, time), file.length)
    isFinished = false
    if playingSince != nil { playingSince = now }
  }

  /// Ends the playback at the end of the file; the position then is where the platform leaves it.
  mutating func finish(leavingAtEnd: Bool) {
    base = leavingAtEnd ? file.length : .zero
    playingSince = nil
    isFinished = true
  }
}

/// Who is heard from the phone besides the app, and how the app's own sound is to get along with it.
struct Loudspeaker: Hashable, Sendable {
  /// How the process has arranged its sound; a new process begins with the platform's own arrangement.
  var session = AudioSession()
  var hasHeadphones = false
  private var sounds: [OtherSound] = []

  func plays(_ sound: OtherSound) -> Bool { sounds.contains(sound) }

  /// Whether something is heard beside which no app may play.
  var isTaken: Bool { plays(.alarm) || plays(.assistant) || (session.isSpeech && plays(.prompt)) }

  /// Whether music of another app is heard, next to which this app's sound has no place.
  var isTakenByMusic: Bool { plays(.music) && session.mixing == .exclusive }

  /// Lets a sound begin, and tells whether it was not there.
  mutating func begin(_ sound: OtherSound) -> Bool {
    guard !plays(sound) else { return false }
    sounds.append(sound)
    return true
  }

  /// Lets a sound end, and tells whether it was there.
  mutating func end(_ sound: OtherSound) -> Bool {
    guard plays(sound) else { return false }
    sounds.removeAll { $0 == sound }
    return true
  }

  /// Lets everything fall silent, as the phone ends.
  mutating func silence() { sounds = [] }
}

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
