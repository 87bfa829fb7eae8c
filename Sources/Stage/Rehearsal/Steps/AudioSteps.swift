import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The audio player: the one on the app's screen, and the phone's own.
enum AudioSteps {
  /// How much a playback may lie beside the time that a scenario names.
  private static let tolerance = Duration.milliseconds(999)

  static func add(to library: inout StepLibrary<World>) {
    library.subject("Audio")
    library.require { world in try world.requireAnyApp() }
    library.doubtChecks { world in try world.requireHasRun() }
    addTouches(to: &library)
    addPlayer(to: &library)
    // The bare app can be heard once it has asked for a file.
    library.require { world in
      if world.app.isBare, world.journal.counts.count(.audioFile) > 0 { return }
      try world.requireAnyApp()
    }
    addPlayback(to: &library)
  }

  private static func addTouches(to library: inout StepLibrary<World>) {
    library.when(
      "the user plays the audio", "Taps the play button of the audio player on the screen."
    ) { (world: inout World) in
      let player = try world.requireTouchablePlayer()
      guard !player.isPlaying else {
        throw StepFailure(
          obstacle: "The player shows no play button: it plays already.")
      }
      try world.touch(.tappedPlay)
    }
    library.when(
      "the user pauses the audio", "Taps the pause button of the audio player on the screen."
    ) { (world: inout World) in
      let player = try world.requireTouchablePlayer()
      guard player.isPlaying else {
        throw StepFailure(
          obstacle: "The player shows no pause button: it does not play.")
      }
      try world.touch(.tappedPause)
    }
    library.when(
      "the user drags the audio to {duration}", "Drags the progress bar to a time of the file.",
      example: "the user drags the audio to 40 seconds"
    ) { (world: inout World, time: Duration) in
      let player = try world.requireTouchablePlayer()
      guard time <= player.length else {
        throw StepFailure(
          obstacle: "The progress bar ends before that.",
          expected: "at least \(DurationText.render(time))",
          actual: DurationText.render(player.length))
      }
      try world.touch(.draggedPlayer(to: time))
    }
  }

  private static func addPlayback(to library: inout StepLibrary<World>) {
    library.then("the audio is playing", "Checks that the app's audio can be heard.") {
      (world: inout World) in
      try world.expect(
        world.phone.audio?.isPlaying == true, "No audio is heard.", expected: "audio",
        actual: world.phone.audio == nil ? "no file" : "silence")
    }
    library.then("the audio is not playing", "Checks that the app's audio cannot be heard.") {
      (world: inout World) in
      guard world.journal.counts.count(.audioFile) > 0 else {
        try world.requireAbility(.audio)
        throw StepFailure(
          "The app has loaded no audio, so nothing was checked.", expected: "an audio file",
          actual: "none",
          notes: [
            "Where there is to be none, write: \(instead: "Then the phone holds no audio file")"
          ])
      }
      try world.expect(
        world.phone.audio?.isPlaying != true, "Audio is heard.", expected: "silence",
        actual: "audio")
    }
    library.then(
      "the audio is at {duration}",
      "Checks where the phone's player is in the file, to the second.",
      example: "the audio is at 40 seconds"
    ) { (world: inout World, time: Duration) in
      guard let position = world.phone.audioPosition else {
        throw StepFailure("The phone holds no audio file.")
      }
      try world.expect(position, isAbout: time, within: tolerance, "Where the audio is")
    }
    library.then(
      "the phone holds no audio file", "Checks that the app has released its audio player."
    ) { (world: inout World) in
      try world.expectNone(world.phone.audio?.file.title, "The phone holds an audio file.")
      try world.requireAbility(.audio)
    }
  }

  private static func addPlayer(to library: inout StepLibrary<World>) {
    library.then(
      "the audio player shows {duration} of {duration}",
      "Checks the progress bar on the screen, to the second, and the length it shows.",
      example: "the audio player shows 40 seconds of 1 min 35 s"
    ) { (world: inout World, time: Duration, length: Duration) in
      let player = try world.requirePlayer(world.requireScreen())
      try world.expect(
        world.shownPosition(of: player), isAbout: time, within: tolerance, "The progress bar")
      try world.expect(player.length, isAbout: length, within: tolerance, "The length shown")
    }
    library.then(
      "the audio player offers {string}",
      "Checks which button the player on the screen has now: \"Play\" or \"Pause\".",
      example: "the audio player offers \"Pause\""
    ) { (world: inout World, label: String) in
      let player = try world.requirePlayer(world.requireScreen())
      try world.expect(player.isPlaying ? "Pause" : "Play", equals: label, "The player's button")
    }
    library.then(
      "the audio player is ready",
      "Checks that the screen shows a player and that the phone has its file."
    ) { (world: inout World) in
      let player = try world.requirePlayer(world.requireScreen())
      try world.expect(
        world.phone.audio?.file.title == player.title, "The player's file is not loaded.",
        expected: player.title, actual: world.phone.audio?.file.title ?? "no file")
    }
    library.then("no audio player is shown", "Checks that the screen shows no audio player.") {
      (world: inout World) in
      let player = try world.requireScreen().player
      try world.expectNone(player?.title, "An audio player is shown.")
      try world.requireAbility(.player)
    }
  }
}

extension World {
  /// The audio player on the screen; throws where there is none, or the user cannot reach it.
  fileprivate func requireTouchablePlayer() throws -> PlayerView {
    let screen = try requireTouchableScreen()
    return try Self.needed { try requirePlayer(screen) }
  }

  /// The audio player on the app's screen; throws where there is none.
  fileprivate func requirePlayer(_ screen: Screen) throws -> PlayerView {
    guard let player = screen.player else {
      throw StepFailure(
        obstacle: "There is no audio player on the screen.", expected: "an audio player",
        actual: "none")
    }
    return player
  }
}
