public import DeviceInterface

/// The audio player of an execution.
public struct CampaignPlayer: Hashable, Sendable {
  /// What is played.
  public let file: AudioFile
  /// Where the playback is.
  public internal(set) var position = RunningTime(.zero)
  /// Whether it plays.
  public internal(set) var isPlaying = false
  /// Whether it plays on once the loudspeaker is free.
  ///
  /// Whether it is free is the platform's to know: not every interruption is followed by word of its end.
  var goesOnAfterInterruption = false

  init(_ file: AudioFile) {
    self.file = file
  }

  /// What the screen shows of it.
  var view: PlayerView {
    PlayerView(title: file.title, length: file.length, position: position, isPlaying: isPlaying)
  }

  /// Plays; where something else has the loudspeaker, the platform says so at once, and it plays on afterwards.
  mutating func play(_ platform: inout Requests) {
    goesOnAfterInterruption = false
    guard !isPlaying else { return }
    isPlaying = true
    position = RunningTime(position.base, runningSince: platform.facts.uptime)
    platform.add(.playAudio)
  }

  /// Halts where it is (`campaign:8.3`).
  mutating func pause(_ platform: inout Requests) {
    goesOnAfterInterruption = false
    guard isPlaying else { return }
    halt(platform.facts)
    platform.add(.pauseAudio)
  }

  /// Goes to a time of the file and plays on if it played (`campaign:8.4`).
  mutating func seek(to time: Duration, _ platform: inout Requests) {
    let target = min(max(.zero, time), file.length)
    position = RunningTime(target, runningSince: isPlaying ? platform.facts.uptime : nil)
    platform.add(.seekAudio(to: target))
  }

  /// Goes back to the beginning, from where it can be played again (`campaign:8.5`).
  mutating func reachedEnd(_ platform: inout Requests) {
    isPlaying = false
    position = RunningTime(.zero)
    platform.add(.seekAudio(to: .zero))
  }

  /// Something else has taken the loudspeaker; the platform has halted the playback.
  mutating func interrupted(_ facts: Facts) {
    guard isPlaying else { return }
    goesOnAfterInterruption = true
    halt(facts)
  }

  /// The loudspeaker is free: what played before plays on, what did not stays silent.
  mutating func interruptionEnded(_ platform: inout Requests) {
    guard goesOnAfterInterruption else { return }
    play(&platform)
  }

  private mutating func halt(_ facts: Facts) {
    isPlaying = false
    let reached = facts.audioPosition ?? position.value(atUptime: facts.uptime)
    position = RunningTime(min(max(.zero, reached), file.length))
  }
}
