import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The other sounds of the phone: alarms, the assistant, directions, other apps' music; and headphones.
enum SoundSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Other sounds and headphones")
    addSounds(to: &library)
    addMusic(to: &library)
    addHeadphones(to: &library)
    addChecks(to: &library)
  }

  private static func addSounds(to library: inout StepLibrary<World>) {
    library.sounding(
      "an alarm rings", "Interrupts the app's audio until it is turned off (I-97, A-70).",
      after: "When the user turns the alarm off"
    ) { phone throws(PhoneError) in try phone.beginSound(.alarm) }
    library.acting(
      "the user turns the alarm off", "Ends the ringing, after which audio may go on.",
      after: "When an alarm rings"
    ) { phone throws(PhoneError) in try phone.endSound(.alarm) }
    library.acting(
      "the user talks to the assistant",
      "Siri, or Google's assistant: covers the app and interrupts its audio (I-97, A-70).",
      after: "When the assistant goes away"
    ) { phone throws(PhoneError) in try phone.beginSound(.assistant) }
    library.acting(
      "the assistant goes away", "Uncovers the app, and audio may go on.",
      after: "When the user talks to the assistant"
    ) { phone throws(PhoneError) in try phone.endSound(.assistant) }
    library.sounding(
      "a navigation app speaks",
      "Lowers the app's audio, or interrupts it where it is speech, until the direction is over.",
      after: "When the navigation app falls silent"
    ) { phone throws(PhoneError) in try phone.beginSound(.prompt) }
    library.acting(
      "the navigation app falls silent", "Ends the direction; what was lowered is loud again.",
      after: "When a navigation app speaks"
    ) { phone throws(PhoneError) in try phone.endSound(.prompt) }
  }

  private static func addMusic(to library: inout StepLibrary<World>) {
    library.sounding(
      "another app plays music",
      "Interrupts the app's audio, or on Android takes the focus for good, unless both are heard.",
      after: "When the other app's music stops"
    ) { phone throws(PhoneError) in try phone.beginSound(.music) }
    library.acting(
      "the other app's music stops",
      "Frees the loudspeaker; iOS tells an interrupted app, which should not go on by itself.",
      after: "When another app plays music"
    ) { phone throws(PhoneError) in try phone.endSound(.music) }
  }

  private static func addHeadphones(to library: inout StepLibrary<World>) {
    library.given("headphones are connected", "Lets the audio be heard by the user alone.") {
      (world: inout World) in
      try world.requireUse(of: .audio, for: "headphones")
      try world.act(after: "When the headphones are unplugged") { phone throws(PhoneError) in
        try phone.setHeadphones(true)
      }
    }
    library.acting(
      "the headphones are unplugged",
      "A route change (I-97), or ACTION_AUDIO_BECOMING_NOISY (A-70): an app should pause its audio.",
      after: "Given headphones are connected"
    ) { phone throws(PhoneError) in try phone.setHeadphones(false) }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the audio is lowered", "Checks that the app's audio is heard beneath something else."
    ) { (world: inout World) in
      try world.expect(
        world.phone.isAudioLowered, "The audio is not lowered.", expected: "lowered audio",
        actual: world.phone.audio?.isPlaying == true ? "loud audio" : "silence")
    }
    library.then(
      "the audio is loud", "Checks that the app's audio is heard, and nothing lowers it."
    ) { (world: inout World) in
      let isLoud = world.phone.audio?.isPlaying == true && !world.phone.isAudioLowered
      try world.expect(
        isLoud, "The audio is not loud.", expected: "loud audio",
        actual: world.phone.isAudioLowered ? "lowered audio" : "silence")
    }
    library.then(
      "the other app's music is {music state}",
      "Checks whether the music that another app has played is loud, lowered or silent.",
      example: "the other app's music is lowered"
    ) { (world: inout World, expected: MusicState) in
      guard world.journal.counts.count(.otherMusic) > 0 else {
        throw InvalidStep(
          "No other app has played music, so nothing would be checked.",
          notes: ["\(before: "When another app plays music")"])
      }
      let actual = MusicState(world.phone)
      try world.expect(actual, is: expected, "The music is otherwise.")
    }
  }
}

extension StepLibrary<World> {
  /// Declares a step by which something else is heard, which only an app with audio can tell.
  fileprivate mutating func sounding(
    _ text: String, _ documentation: String, after sentence: String, line: Int = #line,
    _ action: @escaping @Sendable (inout Phone) throws(PhoneError) -> Void
  ) {
    when(text, documentation, example: text, line: line) { (world: inout World) in
      try world.requireUse(of: .audio, for: "what else is heard")
      try world.act(after: sentence, action)
    }
  }
}

/// The way in which another app's music is heard.
enum MusicState: String, Hashable, Sendable, CaseIterable {
  case loud
  case lowered
  case silent

  init(_ phone: Phone) {
    let isHeard = phone.plays(.music) && !phone.isMusicSilenced
    self = phone.isMusicLowered ? .lowered : isHeard ? .loud : .silent
  }
}
