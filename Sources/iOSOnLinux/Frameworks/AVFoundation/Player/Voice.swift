internal import DeviceInterface

/// Whoever has something to play.
protocol VoiceOwner: AnyObject {
  /// It was played to its end.
  func finished()
  /// The phone has halted it, as something else is heard.
  func interrupted()
}

/// What one player of the app has to play, and how far it is.
final class Voice {
  let file: AudioFile
  weak var owner: (any VoiceOwner)?
  /// Where the playback is.
  private(set) var position = RunningTime(.zero)
  /// How often the file is to be played again; for ever where it is negative.
  var loops = 0
  private var repetitions = 0

  init(named name: String, length: Duration) {
    file = AudioFile(id: name, title: name, length: length)
  }

  /// How long the file plays.
  var length: Duration { file.length }

  /// Whether it plays.
  var isPlaying: Bool { position.runningSince != nil }

  func begin(at uptime: Duration) {
    position = RunningTime(position.base, runningSince: uptime)
  }

  func seek(to time: Duration, at uptime: Duration) {
    position = RunningTime(
      min(max(.zero, time), file.length), runningSince: isPlaying ? uptime : nil)
  }

  /// Stands where it is.
  func halt(at place: Duration) {
    position = RunningTime(min(place, file.length))
  }

  /// Stands at the beginning again; returns whether the file is to be played once more.
  func finish() -> Bool {
    position = RunningTime(.zero)
    guard loops < 0 || repetitions < loops else {
      repetitions = 0
      return false
    }
    repetitions += 1
    return true
  }
}
