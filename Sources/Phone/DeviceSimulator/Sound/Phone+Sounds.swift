public import DeviceInterface

extension Phone {
  /// What ends when a call ends, in the words of an error.
  public static let acceptedCall = "an accepted call"

  /// Lets a call come in: it covers what is in front and takes the loudspeaker.
  public mutating func receiveCall() throws(PhoneError) {
    try checkOn()
    if call != nil { throw .callUnderWay }
    sound.ring()
    endRest()
    core.record(.scenario, .callReceived)
    if front == .app { live(.covered) }
    interruptAudio()
  }

  /// Accepts the call that rings; the phone app comes to the front, also above the lock screen.
  public mutating func acceptCall() throws(PhoneError) {
    guard call == .ringing else { throw .noCall(wanted: "a call that rings") }
    sound.acceptCall()
    core.record(.user, .callAccepted)
    foreground.acceptCall()
    leaveFor(.phoneCall, by: .user)
  }

  /// Declines the call that rings; what was in front is no longer covered.
  public mutating func declineCall() throws(PhoneError) {
    guard call == .ringing else { throw .noCall(wanted: "a call that rings") }
    endCall()
  }

  /// Ends the call that the user talks in, by either side; what was in front before it comes back.
  public mutating func hangUp() throws(PhoneError) {
    guard call == .accepted else { throw .noCall(wanted: Self.acceptedCall) }
    endCall()
  }

  private mutating func endCall() {
    let wasInFront = front == .phoneCall
    sound.endCall()
    core.record(.user, .callEnded)
    foreground.endCall()
    if wasInFront {
      returnFromCall()
    } else if front == .app, !isAppCovered {
      live(.uncovered)
    }
    endAudioInterruption()
  }

  /// Whether something lies above the app that takes its touches: a question, the assistant, or a call that rings.
  var isAppCovered: Bool {
    hasAppAlert || hasSystemAlert || call == .ringing || sound.plays(.assistant)
  }

  private mutating func returnFromCall() {
    guard foreground.behindCall == .app else { return bring(foreground.behindCall, by: .system) }
    if lifecycle.state.hasProcess {
      bringAppToFront()
    } else {
      bring(.homeScreen, by: .system)
    }
  }

  /// How the app has arranged its sound with that of others.
  public var audioSession: AudioSession { sound.session }

  /// Whether the app's audio is heard, and lowered for something that is said meanwhile (`I-97`, `A-70`).
  public var isAudioLowered: Bool { sound.isLowered }

  /// Whether the sound can be heard, lowered or not.
  public func plays(_ sound: OtherSound) -> Bool { self.sound.plays(sound) }

  /// Whether another app's music is heard, and lowered for this app's audio or for something that is said.
  public var isMusicLowered: Bool { sound.lowersMusic }

  /// Whether another app's music is to be heard again as soon as a call, an alarm or the assistant is over.
  public var isMusicSilenced: Bool { sound.silencesMusic }

  /// Lets another sound begin, which interrupts the app's audio, lowers it, or is heard beside it.
  public mutating func beginSound(_ sound: OtherSound) throws(PhoneError) {
    try checkOn()
    guard let reaction = self.sound.begin(sound, on: core.profile.platform) else {
      throw .alreadySo("\(sound.words) is heard")
    }
    core.record(.scenario, .soundBegan(sound))
    if sound == .assistant, front == .app { live(.covered) }
    switch reaction {
    case .goesOn: break
    case .isInterrupted: interruptAudio()
    case .isLost: loseAudio()
    }
  }

  /// Lets another sound end; whether the app's audio goes on is the app's choice.
  public mutating func endSound(_ sound: OtherSound) throws(PhoneError) {
    guard self.sound.end(sound) else { throw .missing(wanted: sound.words) }
    core.record(.scenario, .soundEnded(sound))
    if sound == .assistant, front == .app, !isAppCovered { live(.uncovered) }
    // I-97: what the user has played in another app is no reason to go on with what they left.
    endAudioInterruption(shouldResume: sound != .music)
  }

  /// Connects headphones, or takes them away, at which an app is expected to pause (`I-97`, `A-70`).
  ///
  /// The platform does not halt the playback: it is heard from the phone's own loudspeaker then.
  public mutating func setHeadphones(_ connected: Bool) throws(PhoneError) {
    guard sound.setHeadphones(connected) else {
      if connected { throw .alreadySo("headphones are connected") }
      throw .missing(wanted: "headphones")
    }
    core.record(.user, .headphones(connected))
    // Also while something else is heard: what goes on afterwards would be heard from the loudspeaker.
    let isHeard = sound.isPlaying || sound.audio?.isInterrupted == true
    if !connected, isHeard { core.enqueue(.headphonesUnplugged) }
  }

  /// takes the loudspeaker from the app for good; nothing is told when it is free again.
  private mutating func loseAudio() {
    guard sound.halt(&core) else { return }
    backgroundWorkChanged()
    core.enqueue(.audioLost)
  }
}

extension OtherSound {
  var words: String {
    switch self {
    case .alarm: "an alarm"
    case .assistant: "the assistant"
    case .prompt: "a spoken direction"
    case .music: "another app's music"
    }
  }
}

/// A phone call that someone makes to the user.
public enum PhoneCall: String, Hashable, Sendable, CaseIterable {
  /// It rings.
  case ringing
  /// The user talks.
  case accepted
}
