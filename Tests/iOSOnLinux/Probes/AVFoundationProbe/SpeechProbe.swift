#if os(Linux)
  import AVFoundation
  import Foundation

  /// Speaks as apps do that give directions.
  @MainActor final class SpeechProbe: NSObject {
    private var synthesizer = AVSpeechSynthesizer()
    private let first = AVSpeechUtterance(string: "Turn left in 100 metres now.")
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    var actions: [(String, @MainActor () -> Void)] {
      [
        ("Speak", { self.speak() }), ("Speak again", { self.synthesizer.speak(self.first) }),
        ("Speak two", { self.speakTwo() }),
        ("Hush", { self.tell("\(self.synthesizer.pauseSpeaking(at: .word))") }),
        ("Go on", { self.tell("\(self.synthesizer.continueSpeaking())") }),
        ("Silence", { self.tell("\(self.synthesizer.stopSpeaking(at: .immediate))") }),
        ("Speech?", { self.tell(self.state) }),
        ("New voice", { self.synthesizer = AVSpeechSynthesizer() }),
      ]
    }

    private var state: String {
      "\(synthesizer.isSpeaking) \(synthesizer.isPaused)"
    }

    private func speak() {
      synthesizer.delegate = self
      first.voice = AVSpeechSynthesisVoice(language: "en-GB")
      synthesizer.speak(first)
    }

    private func speakTwo() {
      speak()
      let second = AVSpeechUtterance(string: "Slow.")
      second.rate = AVSpeechUtteranceMinimumSpeechRate
      second.preUtteranceDelay = 2
      synthesizer.speak(second)
    }
  }

  extension SpeechProbe: @preconcurrency AVSpeechSynthesizerDelegate {
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) { tell("starts \(utterance.speechString.prefix(4))") }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) { tell("ends \(utterance.speechString.prefix(4))") }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
    ) { tell("halts \(utterance.speechString.prefix(4))") }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) { tell("goes on \(utterance.speechString.prefix(4))") }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) { tell("drops \(utterance.speechString.prefix(4))") }
  }
#endif
