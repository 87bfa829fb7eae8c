import DeviceInterface
import ScenarioRunner

/// What the bare app asks for when a scenario tells it to: sound.
enum ProbeAudioSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: sound")
    library.when(
      "the app plays audio of {duration}", "Loads an audio file and plays it from its beginning.",
      example: "the app plays audio of 10 minutes"
    ) { (world: inout World, length: Duration) in
      try length.requireSome("Audio of no length is never heard.", "Write a longer time.")
      try world.ask(.loadAudio(AudioFile(id: "audio", title: "Audio", length: length)))
      try world.ask(.playAudio)
    }
    library.asking(
      "the app goes on with its audio", "Plays the loaded file from where it stands.", .playAudio)
    library.asking(
      "the app pauses its audio", "Halts the playback where it is.", .pauseAudio)
    library.asking(
      "the app releases its audio", "Stops the playback and lets the file go.", .releaseAudio)
    library.asking(
      "the app mixes its audio with that of others",
      "mixWithOthers (I-97); on Android it asks for no focus (A-70).",
      .setAudioSession(AudioSession(mixing: .mixWithOthers)))
    library.asking(
      "the app lowers the audio of others",
      "duckOthers (I-97); on Android it asks for a focus beneath which others are lowered (A-70).",
      .setAudioSession(AudioSession(mixing: .duckOthers)))
    library.asking(
      "the app's audio is speech",
      "Speech is interrupted where other sound would be lowered (I-97, A-70).",
      .setAudioSession(AudioSession(isSpeech: true)))
  }
}
