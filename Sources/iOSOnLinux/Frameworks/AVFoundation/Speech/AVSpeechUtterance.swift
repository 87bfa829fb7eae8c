public import Foundation

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
