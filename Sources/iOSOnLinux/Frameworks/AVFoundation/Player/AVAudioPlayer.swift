public import Foundation

/// A player of a sound file on the phone, which has one loudspeaker and one player.
///
/// It is made and used on the main thread, where its delegate is called. What it plays is known by the file's name; how long it
/// plays is read from the file.
open class AVAudioPlayer: NSObject {
  private let voice: Voice
  /// The file that is played; nil where it was handed over as data.
  public let url: URL?
  /// The data that is played; nil where it lies in a file.
  public let data: Data?

  /// Who is told.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Creates a player of a file.
  ///
  /// - Throws: Where it cannot be read, or is neither WAV, MPEG-4 nor MP3.
  public init(contentsOf url: URL) throws {
    (self.url, data) = (url, nil)
    voice = Voice(
      named: url.deletingPathExtension().lastPathComponent,
      length: try SoundFile(Data(contentsOf: url, options: .mappedIfSafe)).length)
    super.init()
    voice.owner = self
  }

  /// Creates a player of a file; the kind is read from the file itself.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of what a file would hold.
  ///
  /// - Throws: Where it is neither WAV, MPEG-4 nor MP3.
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    voice = Voice(named: "data", length: try SoundFile(data).length)
    super.init()
    voice.owner = self
  }

  /// Creates a player of what a file would hold; the kind is read from the data itself.
  public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

  deinit { SoundCenter.shared.release(voice) }

  /// How long the file plays, in seconds.
  open var duration: TimeInterval { voice.length.inSeconds }

  /// Where the playback is, in seconds; what lies beyond the file is its end.
  open var currentTime: TimeInterval {
    get { SoundCenter.shared.position(of: voice).inSeconds }
    set { SoundCenter.shared.seek(voice, to: newValue) }
  }

  /// Whether it plays.
  open var isPlaying: Bool { voice.isPlaying }

  /// How often the file is played again after the first time; for ever where it is negative.
  open var numberOfLoops: Int {
    get { voice.loops }
    set { voice.loops = newValue }
  }

  /// How loud it plays, from 0 to 1; kept, and heard by nobody.
  open var volume: Float = 1

  /// From how far left or right it is heard, from -1 to 1; kept, and heard by nobody.
  open var pan: Float = 0

  /// Plays louder or softer; how long that takes is heard by nobody.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Hands the file to the phone, so that it can begin at once; while another one plays, that waits until this one is played.
  @discardableResult
  open func prepareToPlay() -> Bool {
    SoundCenter.shared.prepare(voice)
    return true
  }

  /// Plays from where the playback is; false where the app is out of sight, and its session is not heard there.
  ///
  /// What else is heard at the time, such as a call, is told as an interruption.
  @discardableResult
  open func play() -> Bool { SoundCenter.shared.play(voice) }

  /// Halts the playback where it is.
  open func pause() { SoundCenter.shared.pause(voice) }

  /// Halts the playback where it is, and lets the phone's player go.
  open func stop() {
    SoundCenter.shared.pause(voice)
    SoundCenter.shared.release(voice)
  }
}

extension AVAudioPlayer: VoiceOwner {
  func finished() { delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }

  /// The session tells of interruptions, not the player.
  func interrupted() {}
}

extension Duration {
  fileprivate var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}

/// The one whom an audio player tells; every method is optional, as it is on the platform.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The file was played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The file could not be played; never here, as a file of no kind that is known makes no player.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// What happens where a method is not implemented.
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
