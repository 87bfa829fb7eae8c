import DeviceInterface
import ScenarioRunner
import Testing
import Vocabulary

@testable import Rehearsal

/// The phrases by which scenarios name what an app was told.
struct NoticePhraseTests {
  @Test func `what any signal is called is one of the phrases, on the platforms that tell it`()
    throws
  {
    for signal in Self.signals {
      for platform in [PlatformKind.iOS, .android] {
        let words = signal.notice(on: platform)
        let phrase = try #require(
          NoticePhrase.all.first {
            $0.isSaid(by: words) || $0.words(on: platform) == words
          }, "\(words)")
        guard phrase.platform == nil || phrase.platform == platform else { continue }
        #expect(try NoticeWords(words).words(on: platform) == words, "\(words)")
      }
    }
  }

  @Test(arguments: [
    ("didChangeAuthorization", "permission "), ("onPause", "no longer in front"),
    ("onStop", "out of sight"), ("onResume", "came to the front"),
    ("didUpdateLocations", "a fix"), ("BOOT_COMPLETED", "boot completed"),
    ("applicationDidEnterBackground", "out of sight"), ("didEnterRegion", "entered region …"),
    ("onRequestPermissionsResult", "permission request denied"),
    ("locationManager(_:didFailWithError:)", "location failed: …"), ("a fixx", "a fix"),
  ])
  func `an unknown phrase is an error that names the phrase meant`(
    words: String, phrase: String
  ) throws {
    let error = try #require(throws: UnknownNotice.self) { try NoticeWords(words) }
    #expect(error.suggestions.contains { $0.hasPrefix(phrase) }, "\(error)")
  }

  @Test(arguments: [
    (PlatformKind.android, "became active", "resumed", "came to the front"),
    (.android, "will resign active", "paused", "no longer in front"),
    (.iOS, "stopped", "entered background", "out of sight"),
  ])
  func `the words of the other platform lead to this one's, and to those of both`(
    platform: PlatformKind, wrong: String, right: String, neutral: String
  ) throws {
    let error = try #require(throws: InvalidStep.self) {
      try NoticeWords(wrong).words(on: platform)
    }
    #expect(error.notes.first?.contains(right) == true)
    #expect(error.notes.first?.contains(neutral) == true)
    #expect(try NoticeWords(neutral).words(on: platform) == right)
  }

  @Test(arguments: [
    ("location failed: denyed", "location failed: denied"),
    ("request failed: offlin", "request failed: offline"),
    ("permission request granted fine, coarse", "permission request granted coarse, fine"),
    ("motion runing", "motion walking"), ("battery low", "battery …"),
    ("battery 101%", "battery …"), ("dragged the player to 40 seconds", "dragged the player to …"),
  ])
  func `what can never be filled in is an error that names what can`(
    words: String, phrase: String
  ) throws {
    let error = try #require(throws: UnknownNotice.self) { try NoticeWords(words) }
    #expect(error.suggestions.contains(phrase), "\(error)")
  }

  @Test(arguments: [
    "battery 18%", "battery 100%, charging", "motion walking", "dragged the player to 40 s",
    "Location failed: Denied", "permission request granted coarse, fine, background",
  ])
  func `what can be filled in is taken`(words: String) throws {
    #expect(try NoticeWords(words).text == words)
  }

  @Test func `every phrase with a blank says what fills it, and no other does`() {
    for phrase in NoticePhrase.all {
      #expect(phrase.text.contains("…") == (phrase.blank != nil), "\(phrase.text)")
    }
  }

  /// A signal of each kind.
  private static let signals: [Signal] = [
    .launched(.user), .launched(.location), .launched(.geofence), .launched(.boot),
    .launched(.message), .launched(.notification), .launched(.service), .becameActive,
    .willResignActive, .enteredBackground, .willSuspend, .resumed,
    .permissionRequestFinished(.cancelled), .permissionRequestFinished(.answered(granted: [])),
    .permissionRequestFinished(.answered(granted: [.coarse, .fine])),
    .temporaryFullAccuracyFinished(promptDeclined: true),
    .temporaryFullAccuracyFinished(promptDeclined: false), .locationFailed(.denied),
    .locationFailed(.locationUnknown), .updatesPaused, .updatesResumed,
    .locationAvailabilityChanged(isAvailable: true),
    .locationAvailabilityChanged(isAvailable: false), .turnLocationOnFinished(isOn: true),
    .turnLocationOnFinished(isOn: false), .regionEntered(id: "Home", fix: nil),
    .regionExited(id: "Home", fix: nil),
    .regionDwelled(id: "Home", fix: nil), .regionState(id: "Home", .inside),
    .regionFailed(id: "Home", .tooMany), .foregroundServiceFailed(.startNotAllowed),
    .bootCompleted, .requestFailed(id: 1, .offline), .connectivityChanged(isOnline: true),
    .connectivityChanged(isOnline: false), .audioFinished, .audioInterrupted,
    .audioInterruptionEnded(shouldResume: true),
    .audioInterruptionEnded(shouldResume: false), .audioLost, .headphonesUnplugged,
    .transfersFinished, .storageLocked(key: "log"), .storageUnlocked, .clockChanged(.set),
    .workStarted(name: "sync"),
    .notificationRequestFinished(isAllowed: true), .notificationRequestFinished(isAllowed: false),
    .pushReceived(data: "shift"), .workExpired(name: "sync"), .notificationDue(id: "sync"),
    .notificationTapped(id: "sync"),
    .launched(.work), .launched(.transfers), .launched(.lockedBoot),
    .launched(.motion), .launched(.clock), .launched(.update),
    .powerSavingChanged(isOn: true), .storageFailed(key: "log"), .motionChanged(.walking),
    .timerFired("sync"), .screenAppeared, .screenDisappeared, .tapped("Start"), .tappedPoint(3),
    .entered("1234", field: "PIN"),
    .tappedPlay, .tappedPause, .draggedPlayer(to: .seconds(3)), .pulledToRefresh,
  ]
}
