public import DeviceInterface

/// The audio player of an app: where its file is, whether it plays, and what becomes of it beside other sound.
public struct AudioPlayer: Hashable, Sendable {
  /// What is played.
  public let file: AudioFile
  /// Where the playback is.
  public private(set) var position = RunningTime(.zero)
  /// Whether it plays.
  public private(set) var isPlaying = false
  /// Whether it plays on once the loudspeaker is free.
  ///
  /// Whether it is free is the platform's to know: not every interruption is followed by word of its end.
  public private(set) var goesOnAfterInterruption = false

  /// Whether it plays, or does as soon as the loudspeaker is free.
  public var wantsToBeHeard: Bool { isPlaying || goesOnAfterInterruption }

  /// Has the file at a time of it, silent.
  public init(_ file: AudioFile, at time: Duration = .zero) {
    self.file = file
    position = RunningTime(min(max(.zero, time), file.length))
  }

  /// What the screen shows of it.
  public var view: PlayerView {
    PlayerView(title: file.title, length: file.length, position: position, isPlaying: isPlaying)
  }

  /// Plays; where something else has the loudspeaker, the platform says so at once, and it plays on afterwards.
  public mutating func play(_ platform: inout Requests) {
    goesOnAfterInterruption = false
    guard !isPlaying else { return }
    isPlaying = true
    position = RunningTime(position.base, runningSince: platform.facts.uptime)
    platform.add(.playAudio)
  }

  /// Halts where it is (`campaign:8.3`).
  public mutating func pause(_ platform: inout Requests) {
    goesOnAfterInterruption = false
    guard isPlaying else { return }
    halt(platform.facts)
    platform.add(.pauseAudio)
  }

  /// Goes to a time of the file and plays on if it played (`campaign:8.4`); a silent one whose end is chosen is at its end
  /// (`campaign:8.5`).
  public mutating func seek(to time: Duration, _ platform: inout Requests) {
    let target = min(max(.zero, time), file.length)
    guard isPlaying || target < file.length else { return reachedEnd(&platform) }
    position = RunningTime(target, runningSince: isPlaying ? platform.facts.uptime : nil)
    platform.add(.seekAudio(to: target))
  }

  /// Goes back to the beginning, from where it can be played again (`campaign:8.5`).
  public mutating func reachedEnd(_ platform: inout Requests) {
    isPlaying = false
    position = RunningTime(.zero)
    platform.add(.seekAudio(to: .zero))
  }

  /// Something else has taken the loudspeaker; the platform has halted the playback.
  public mutating func interrupted(_ facts: Facts) {
    guard isPlaying else { return }
    goesOnAfterInterruption = true
    halt(facts)
  }

  /// The loudspeaker is free: what played before plays on, what did not stays silent.
  public mutating func interruptionEnded(_ platform: inout Requests) {
    guard goesOnAfterInterruption else { return }
    play(&platform)
  }

  /// Others play now, or the user does something else: it stays silent until it is played by hand (`A-70`).
  public mutating func staySilent() { goesOnAfterInterruption = false }

  /// Draws the position as the platform has it, after a time in which nobody looked.
  public mutating func align(_ facts: Facts) {
    guard isPlaying, let reached = facts.audioPosition else { return }
    position = RunningTime(reached, runningSince: facts.uptime)
  }

  private mutating func halt(_ facts: Facts) {
    isPlaying = false
    let reached = facts.audioPosition ?? position.value(atUptime: facts.uptime)
    position = RunningTime(min(max(.zero, reached), file.length))
  }
}
