import DeviceInterface

/// Who is heard from the phone besides the app, and how the app's own sound is to get along with it.
struct Loudspeaker: Hashable, Sendable {
  /// How the process has arranged its sound; a new process begins with the platform's own arrangement.
  var session = AudioSession()
  /// Whether headphones are connected.
  var hasHeadphones = false
  private var sounds: [OtherSound] = []

  /// Whether the sound can be heard.
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
  mutating func silence() {
    sounds = []
  }
}
