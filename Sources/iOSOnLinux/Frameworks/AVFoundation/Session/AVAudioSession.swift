internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The agreement of the app's sound with that of others, and what becomes of it (`I-97`).
///
/// It is used on the main thread.
open class AVAudioSession: NSObject {
  /// The purpose of the app's sound.
  public struct Category: Hashable, RawRepresentable, Sendable {
    /// The platform's own name of the category.
    public let rawValue: String

    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that the app can do without: heard beside others, and silent out of sight.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// The same, heard alone; what an app has that says nothing.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the app is for, heard also out of sight, with the background mode for audio.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// To play and to record; nothing records here.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The nature of the sound.
  public struct Mode: Hashable, RawRepresentable, Sendable {
    /// The platform's own name of the mode.
    public let rawValue: String

    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing special.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Speech, which waits where other sound would be lowered.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Films; sounds like anything else here.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Directions; sounds like anything else here.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// Talk with others; sounds like anything else here.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Sound without whatever improves it; sounds like anything else here.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// The changes to the category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The platform's own number.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others are heard too.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are heard too, and lowered.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Others are heard too, but for speech, which waits; here as `mixWithOthers`.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Where sound is heard matters to nobody here.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// With `playAndRecord` only; where sound is heard matters to nobody here.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Where sound is heard matters to nobody here.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Where sound is heard matters to nobody here.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// The wishes for the end of a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The platform's own number.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others are told that they can go on; those of the phone here stay silent.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The place where sound goes that lasts; there is one place here.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Where all sound goes.
    case `default` = 0
    /// Where stories and music go.
    case longFormAudio = 1
    /// Where films go.
    case longFormVideo = 3
  }

  /// The errors of a session, by the platform's numbers.
  public enum ErrorCode: Int, Sendable {
    /// The session cannot end while its sound goes on.
    case isBusy = 560_030_580
    /// Out of sight no session begins that would silence others (`I-101`).
    case cannotInterruptOthers = 560_557_684
  }

  /// The category.
  open private(set) var category = Category.soloAmbient
  /// The mode.
  open private(set) var mode = Mode.default
  /// The options of the category.
  open private(set) var categoryOptions: CategoryOptions = []

  override init() {}

  /// That of the app.
  open class func sharedInstance() -> AVAudioSession { SoundCenter.shared.session }

  /// Says what the sound is there for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Says what the sound is there for and what it is like.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    // The loudspeaker instead of the receiver is a choice only where the receiver is used.
    guard category == .playAndRecord || !options.contains(.defaultToSpeaker) else {
      throw NSError(
        domain: NSOSStatusErrorDomain, code: -50, userInfo: ErrorWords.plain("OSStatus", -50))
    }
    (self.category, self.mode, categoryOptions) = (category, mode, options)
    SoundCenter.shared.arrange()
  }

  /// Says what the sound is there for and what it is like; where it goes matters to nobody here.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Says what the sound is like.
  open func setMode(_ mode: Mode) throws {
    try setCategory(category, mode: mode, options: categoryOptions)
  }

  /// Begins or ends the session; whether others fall silent is decided where something is played.
  ///
  /// - Throws: `ErrorCode.isBusy` where the app's sound goes on at the end, which halts it;
  ///   `ErrorCode.cannotInterruptOthers` where the app is out of sight and the session would silence others.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active {
      guard SoundCenter.shared.activate() else {
        throw error(.cannotInterruptOthers, "Session activation failed")
      }
    } else {
      guard !SoundCenter.shared.deactivate() else {
        throw error(.isBusy, "Session deactivation failed")
      }
    }
  }

  private func error(_ code: ErrorCode, _ words: String) -> NSError {
    NSError(
      domain: NSOSStatusErrorDomain, code: code.rawValue, userInfo: ErrorWords.saying(words))
  }

  /// Whether the category is heard while the app is out of sight.
  var isHeardOutOfSight: Bool { category == .playback || category == .playAndRecord }

  /// What the phone is told of it.
  var arrangement: AudioSession {
    AudioSession(mixing: mixing, isSpeech: mode == .spokenAudio)
  }

  private var mixing: AudioSession.Mixing {
    if categoryOptions.contains(.duckOthers) { return .duckOthers }
    if category == .ambient || categoryOptions.contains(.mixWithOthers) { return .mixWithOthers }
    return .exclusive
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where the platform's errors of old come from.
private let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
