import DeviceInterface

extension Phone {
  /// What ends when a call ends, in the words of an error.
  public static let acceptedCall = "an accepted call"

  /// Lets a call come in: it covers what is in front and takes the loudspeaker.
  public mutating func receiveCall() throws(PhoneError) {
    try checkOn()
    if call != nil { throw .callUnderWay }
    call = .ringing
    note(.scenario, .callReceived)
    if front == .app { live(.covered) }
    interruptAudio()
  }

  /// Accepts the call that rings; the phone app comes to the front, also above the lock screen.
  public mutating func acceptCall() throws(PhoneError) {
    guard call == .ringing else { throw .noCall(wanted: "a call that rings") }
    call = .accepted
    note(.user, .callAccepted)
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
    call = nil
    note(.user, .callEnded)
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
    hasAppAlert || hasSystemAlert || call == .ringing || loudspeaker.plays(.assistant)
  }

  private mutating func returnFromCall() {
    guard foreground.behindCall == .app else { return bring(foreground.behindCall, by: .system) }
    if lifecycle.state.hasProcess {
      bringAppToFront()
    } else {
      bring(.homeScreen, by: .system)
    }
  }
}
