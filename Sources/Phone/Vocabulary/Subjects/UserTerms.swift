import DeviceInterface

/// What the user hears, sees and touches.
enum UserTerms {
  /// Sound.
  static let soundSignals: [SignalTerm] = [
    SignalTerm(
      .audioFinished, .audioFinished, "The playback has reached the end of the file.", .audio,
      unheard: "that the audio has ended", as: .asked,
      NoticePhrase(
        "audio finished", "The playback has reached the end of the file.",
        known: "audioPlayerDidFinishPlaying onCompletion")),
    SignalTerm(
      .audioInterrupted, .audioInterrupted,
      Meaning("Something else has the loudspeaker, such as a call", by: "I-97", "A-70"), .audio,
      unheard: .audioInterruption,
      NoticePhrase(
        "audio interrupted", "Something else has the loudspeaker, such as a call.",
        known: "AVAudioSessionInterruption AUDIOFOCUS_LOSS AUDIOFOCUS_LOSS_TRANSIENT")),
    SignalTerm(
      .audioInterruptionEnded, Meaning("The loudspeaker is free again", by: "I-97"), .audio,
      unheard: .audioInterruption,
      [
        NoticePhrase(
          "audio interruption ended", "The loudspeaker is free again.",
          known: "AVAudioSessionInterruption AUDIOFOCUS_GAIN"),
        NoticePhrase(
          "audio interruption ended, without resuming",
          "The loudspeaker is free again, and the app had better stay silent.",
          known: "shouldResume AVAudioSessionInterruption"),
      ],
      Member("shouldResume", .flag, "Whether the app should go on."),
      parts: { if case .audioInterruptionEnded(let should) = $0 { should } else { nil } },
      make: { .audioInterruptionEnded(shouldResume: $0) },
      says: .words { "audio interruption ended" + ($0 ? "" : ", without resuming") }),
    SignalTerm(
      .audioLost, .audioLost,
      Meaning("Another app has the loudspeaker for good", by: "A-70", only: .android), .audio,
      unheard: .audioInterruption,
      NoticePhrase(
        "audio lost", "Another app has the loudspeaker for good.", known: "AUDIOFOCUS_LOSS")),
    SignalTerm(
      .headphonesUnplugged, .headphonesUnplugged,
      Meaning("The headphones are gone; an app is expected to pause", by: "I-97", "A-70"), .audio,
      unheard: "that the headphones are gone",
      NoticePhrase(
        "headphones unplugged", "The headphones were taken away.",
        known: "oldDeviceUnavailable ACTION_AUDIO_BECOMING_NOISY")),
  ]

  /// The user.
  static let signals: [SignalTerm] = [
    SignalTerm(
      .tapped, "The user tapped the control, the row or the dialog's button.", .screen,
      unheard: "a tap", as: .turn,
      [NoticePhrase("tapped …", "The user tapped this.", of: .name(.label), known: "onClick")],
      Member("label", .text, "Its label."),
      parts: { if case .tapped(let label) = $0 { label } else { nil } }, make: { .tapped($0) },
      says: .filling { $0 }),
    // What has no label is tapped by the same phrase.
    SignalTerm(
      .tappedPoint, "The user tapped the point of the map.", .screen, unheard: .touch, as: .turn,
      [],
      Member("number", .integer(), "Its number."),
      parts: { if case .tappedPoint(let number) = $0 { number } else { nil } },
      make: { .tappedPoint($0) }, says: .words { "tapped point \($0)" }),
    SignalTerm(
      .entered, "The user has put a text into the field, in the place of what stood there.",
      .screen, unheard: "what the user writes", as: .turn,
      [
        NoticePhrase(
          "wrote into …", "The user put a text into the field with this label.",
          of: .name(.label),
          known: "textFieldDidChangeSelection editingChanged onTextChanged afterTextChanged "
            + "onValueChange")
      ],
      Member("text", .text, "The text."), Member("field", .text, "The field's label."),
      parts: { if case .entered(let text, let field) = $0 { (text, field) } else { nil } },
      make: { .entered($0, field: $1) },
      says: .filling({ $1 }, detail: { text, _ in ": “\(text)”" })),
    SignalTerm(
      .tappedPlay, .tappedPlay, "The user tapped the player's button while nothing played.",
      .screen, unheard: .touch, as: .turn, says: "tapped play"),
    SignalTerm(
      .tappedPause, .tappedPause, "The user tapped the player's button while it played.",
      .screen, unheard: .touch, as: .turn, says: "tapped pause"),
    SignalTerm(
      .draggedPlayer, "The user dragged the bar of the player.", .screen, unheard: .touch,
      as: .turn,
      [
        NoticePhrase(
          "dragged the player to …", "The user dragged the audio to this time.", of: .time)
      ],
      Member("to", .seconds, "The time of the file."),
      parts: { if case .draggedPlayer(let time) = $0 { time } else { nil } },
      make: { .draggedPlayer(to: $0) }, says: .filling { DurationText.render($0) }),
    SignalTerm(
      .pulledToRefresh, .pulledToRefresh, "The user pulled the list down.", .screen,
      unheard: .touch, as: .turn,
      NoticePhrase("pulled to refresh", "The user pulled the list down.", known: "onRefresh")),
  ]

  /// What the user sees and hears outside the app's screen.
  static let requests: [RequestTerm] = [
    RequestTerm(
      .post, "Shows a notification; one with the same id is replaced.",
      unasked: "shows a notification",
      Member("notification", .notification, "The notification."),
      parts: { if case .post(let notification) = $0 { notification } else { nil } },
      make: { .post($0) }, says: { $0.postingText }),
    RequestTerm(
      .withdraw, "Takes the notification away.", unasked: "takes a notification away", named: "id",
      parts: { if case .withdraw(let id) = $0 { id } else { nil } },
      make: { .withdraw(id: $0) }, says: { "takes the notification \"\($0)\" away" }),
    RequestTerm(
      .loadAudio, "Makes the player ready to play the file from its beginning.",
      unasked: "loads audio", Member("file", .audioFile, "The file."),
      parts: { if case .loadAudio(let file) = $0 { file } else { nil } }, make: { .loadAudio($0) },
      says: { "loads the audio file \"\($0.title)\"" }),
    RequestTerm(
      .setAudioSession,
      Meaning(
        "Arranges how the app's sound gets along with that of others", by: "I-97", "A-70"),
      unasked: "arranges its sound", Member("session", .audioSession, "The arrangement."),
      parts: { if case .setAudioSession(let session) = $0 { session } else { nil } },
      make: { .setAudioSession($0) },
      says: { "plays \($0.mixing.text)" + ($0.isSpeech ? ", and speech" : "") }),
    RequestTerm(
      .playAudio, .playAudio, "Plays the loaded file from where the playback is.",
      unasked: "plays audio", says: "plays the audio"),
    RequestTerm(
      .pauseAudio, .pauseAudio, "Halts the playback where it is.", unasked: "pauses audio",
      says: "pauses the audio"),
    RequestTerm(
      .seekAudio, "Sets the playback to a time of the file.", unasked: "seeks in audio",
      Member("to", .seconds, "The time."),
      parts: { if case .seekAudio(let time) = $0 { time } else { nil } },
      make: { .seekAudio(to: $0) }, says: { "sets the audio to \(DurationText.render($0))" }),
    RequestTerm(
      .releaseAudio, .releaseAudio, "Stops the playback and lets the file and the player go.",
      unasked: "releases audio", says: "releases the audio player"),
    RequestTerm(
      .open, "Hands an address to the app that it belongs to, such as tel: or geo:.",
      unasked: .open, Member("address", .text, "The address."),
      parts: { if case .open(let address) = $0 { address } else { nil } },
      make: { .open(address: $0) }, says: { "opens \($0)" }),
    RequestTerm(
      .openSettings, .openSettings, "Opens this app's page in the Settings app.", unasked: .open,
      says: "opens its page in Settings"),
  ]
}

extension AppNotification {
  /// What an app does that posts it.
  fileprivate var postingText: String {
    if let region { return "has the notification \"\(title)\" shown at \"\(region.id)\"" }
    guard delay > .zero else { return "shows the notification \"\(title)\"" }
    return "has the notification \"\(title)\" shown in \(DurationText.render(delay))"
  }
}

extension AudioSession.Mixing {
  /// How the app plays.
  fileprivate var text: String {
    switch self {
    case .exclusive: "alone"
    case .mixWithOthers: "beside others"
    case .duckOthers: "above others"
    }
  }
}
