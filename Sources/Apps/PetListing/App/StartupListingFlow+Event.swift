import AppParts
import DeviceInterface

extension StartupListingFlow {
  /// A signal as this flow understands it.
  enum Event: Hashable, Sendable {
    /// The startup screen came before the user (`startup:FR-001`).
    case appeared
    /// Another screen of the app took its place.
    case disappeared
    /// The app is in front again; Android tells about changed grants in no other way (`A-05`).
    case returned
    /// The system says that the permission may have changed; the first time it says so unasked (`I-27`).
    case permissionTold
    /// Android says that the user has answered or dismissed the question (`A-18`, `A-19`).
    case questionFinished
    /// Something covers the app.
    case covered
    /// A position came.
    case fix(Fix)
    /// No position will come.
    case noFix
    /// The alert should be up by now.
    case alertGraceEnded
    /// The search for a position has taken long enough.
    case fixDeadlinePassed
    /// The server answered a request.
    case answered(id: Int, ServerResponse)
    /// A request got no answer.
    case unanswered(id: Int, ServerFailure)
    /// "Cancel" was tapped.
    case cancelTapped
    /// "Go to Settings" was tapped.
    case settingsTapped
    /// The list was pulled down, or "Try again" was tapped.
    case refreshAsked
  }

  /// Notes where the app and its screen are, and returns what the signal means to the machine, if anything.
  mutating func receive(_ signal: Signal) -> Event? {
    switch signal {
    case .becameActive:
      presence = .active
      return appearanceIsDue ? .appeared : .returned
    case .willResignActive:
      presence = .inactive
      return .covered
    case .enteredBackground:
      presence = .background
      return nil
    case .screenAppeared:
      view = .shown
      appearanceIsDue = true
      // A screen that appears while the app is still launching is attended to once the app is active: only
      // then can the system put a question.
      return presence == .active ? .appeared : nil
    case .screenDisappeared:
      view = .left
      appearanceIsDue = false
      return .disappeared
    case .authorizationChanged: return .permissionTold
    case .permissionRequestFinished: return .questionFinished
    case .fix(let fix): return .fix(fix)
    case .locationFailed: return .noFix
    case .response(let id, let response): return .answered(id: id, response)
    case .requestFailed(let id, let failure): return .unanswered(id: id, failure)
    case .timerFired(let name): return Self.event(ofTimer: name)
    case .tapped(let label): return Self.event(ofTap: label)
    case .pulledToRefresh: return .refreshAsked
    case .launched, .willSuspend, .resumed:
      // A start or a resumption alone shows the user nothing; "became active" follows when it does.
      return nil
    case .temporaryFullAccuracyFinished, .connectivityChanged:
      // This screen asks for no better accuracy, and leaves it to the user when to try again.
      return nil
    case .updatesPaused, .updatesResumed, .locationAvailabilityChanged, .visited,
      .turnLocationOnFinished, .regionEntered, .regionExited, .regionDwelled, .regionState,
      .regionFailed, .foregroundServiceFailed, .bootCompleted, .workStarted, .workExpired,
      .transfersFinished, .notificationDue, .notificationTapped,
      .notificationRequestFinished, .pushReceived, .alarmRang, .languageChanged:
      // This screen asks for one fix at a time, and for nothing in the background.
      return nil
    case .audioFinished, .audioInterrupted, .audioInterruptionEnded, .audioLost,
      .headphonesUnplugged,
      .tappedPlay, .tappedPause, .draggedPlayer, .tappedPoint, .entered:
      // This screen has neither a player nor a map nor fields.
      return nil
    case .batteryChanged, .powerSavingChanged, .motionChanged, .storageFailed, .storageLocked,
      .storageUnlocked,
      .clockChanged:
      // A listing takes little, measures neither motion nor time and stores nothing.
      return nil
    }
  }

  private static func event(ofTimer name: String) -> Event? {
    switch name {
    case alertTimer: .alertGraceEnded
    case fixTimer: .fixDeadlinePassed
    default: nil
    }
  }

  private static func event(ofTap label: String) -> Event? {
    switch label {
    case StartupListingWording.cancel: .cancelTapped
    case StartupListingWording.goToSettings: .settingsTapped
    case StartupListingWording.tryAgain: .refreshAsked
    default: nil
    }
  }

  /// Runs out when an alert that was asked for should have covered the app.
  static let alertTimer = "startup-listing.alert"
  /// Runs out when the search for a position has taken long enough.
  static let fixTimer = "startup-listing.fix"
}
