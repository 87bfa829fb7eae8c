public import Foundation
internal import VirtualTime

/// The place where speech is halted or ended.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// Behind the word; here at once.
  case word = 1
}

/// A speaker of texts by the phone's one loudspeaker, one after the other.
///
/// It is made and used on the main thread, where its delegate is called. What it says is known by the text.
open class AVSpeechSynthesizer: NSObject {
  /// Who is told.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  /// What is to be spoken, the text that is being spoken first.
  private var queue: [AVSpeechUtterance] = []
  /// How the first of them is heard, once it has begun.
  private var voice: Voice?

  /// Creates one that says nothing.
  override public init() {}

  deinit { voice.map { SoundCenter.shared.release($0) } }

  /// Whether there is anything that is spoken or is to be, also while the speech halts.
  open var isSpeaking: Bool { !queue.isEmpty }

  /// Whether the speech halts, by the app or as something else is heard.
  open var isPaused: Bool { voice.map { !$0.isPlaying } ?? false }

  /// Speaks a text when those before it are spoken; the same utterance twice ends the app, as on a phone.
  ///
  /// Out of sight, with a session that is silent there, nothing can be spoken: the delegate is told `didCancel`.
  open func speak(_ utterance: AVSpeechUtterance) {
    guard !queue.contains(where: { $0 === utterance }) else {
      HostPhone.refuse("AVSpeechSynthesizer: an utterance shall not be enqueued twice")
    }
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }

  /// Halts the speech; false where nothing is spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let voice, voice.isPlaying else { return false }
    SoundCenter.shared.pause(voice)
    interrupted()
    return true
  }

  /// Goes on where the speech has halted; false where it has not, or cannot be heard now.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let voice, !voice.isPlaying, SoundCenter.shared.play(voice) else { return false }
    notify { $0.speechSynthesizer($1, didContinue: $2) }
    return true
  }

  /// Ends the speech, and forgets what was to follow; false where there is none.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    notify { $0.speechSynthesizer($1, didCancel: $2) }
    queue = []
    endVoice()
    return true
  }

  private func begin() {
    guard let utterance = queue.first else { return }
    let voice = Voice(named: utterance.speechString, length: utterance.length)
    voice.owner = self
    self.voice = voice
    if SoundCenter.shared.play(voice) {
      notify { $0.speechSynthesizer($1, didStart: $2) }
    } else {
      stopSpeaking(at: .immediate)
    }
  }

  private func endVoice() {
    guard let voice else { return }
    SoundCenter.shared.pause(voice)
    SoundCenter.shared.release(voice)
    self.voice = nil
  }

  /// Tells the delegate about the text that is being spoken, once whoever has caused it is done.
  private func notify(
    _ body:
      @escaping (
        any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer, AVSpeechUtterance
      ) -> Void
  ) {
    guard let utterance = queue.first else { return }
    SoundCenter.shared.later { [self] in
      if let delegate { body(delegate, self, utterance) }
    }
  }
}

extension AVSpeechSynthesizer: VoiceOwner {
  func finished() {
    notify { $0.speechSynthesizer($1, didFinish: $2) }
    endVoice()
    queue.removeFirst()
    begin()
  }

  func interrupted() { notify { $0.speechSynthesizer($1, didPause: $2) } }
}

/// The one who is told how far speech is; every method is optional, and called on the main thread.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// A text is being spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text was spoken to its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// The speech halts, by the app or as something else is heard.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// The speech goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// The rest of a text is not spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A word is being spoken; never told here.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

/// Nothing happens where a delegate leaves a method out.
extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fast is spoken where nothing else is said.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text that is to be spoken, and how.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// How fast it is spoken, from `AVSpeechUtteranceMinimumSpeechRate` to the maximum.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is, from 0.5 to 2; kept, and heard by nobody.
  open var pitchMultiplier: Float = 1
  /// How loud it is, from 0 to 1; kept, and heard by nobody.
  open var volume: Float = 1
  /// Seconds of silence before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence behind the text.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whose voice it is; kept, and heard by nobody.
  open var voice: AVSpeechSynthesisVoice?

  /// Creates an utterance of a text.
  public init(string: String) { speechString = string }

  /// How long it takes: fifteen letters a second at the default rate, which is about how fast phones speak.
  var length: Duration {
    let pace = Double(min(max(rate, 0.1), 1)) / Double(AVSpeechUtteranceDefaultSpeechRate)
    let silence = [preUtteranceDelay, postUtteranceDelay].map { min(max(0, $0), 3600) }
    let seconds = Double(speechString.count) / 15 / pace + silence.reduce(0, +)
    return .milliseconds(max(100, Int64((seconds * 1000).rounded(.up))))
  }
}

/// A voice, by its language; the phone here has one for each language that is asked for.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language and the region, as in `en-GB`.
  public let language: String

  /// Creates the voice of a language, or that of the user's language.
  public init?(language: String?) {
    self.language = language ?? Self.currentLanguageCode()
  }

  /// The user's language.
  public static func currentLanguageCode() -> String {
    Locale.current.identifier.replacing("_", with: "-")
  }
}
