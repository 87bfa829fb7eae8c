public import Foundation
internal import VirtualTime

/// Where speech is halted or ended.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// Behind the word; here at once.
  case word = 1
}

/// Speaks texts by the phone's one loudspeaker, one after the other.
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
