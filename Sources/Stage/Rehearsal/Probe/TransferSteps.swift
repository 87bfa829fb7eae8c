import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The bare app's requests when a scenario tells it to ask: those that iOS performs without it.
enum TransferSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: background transfers", isTechnical: true)
    library.when(
      "the app hands the transfer {ordinal} to the system",
      "Starts a task of a background URLSession: it goes on without the app (I-94).",
      example: "the app hands the transfer 1 to the system"
    ) { (world: inout World, id: Int) in
      try world.ask(.transfer(ServerRequest(id: id, .get, "/transfers/\(id)")))
    }
    library.when(
      "the app cancels the transfer {ordinal}", "Cancels the task; its answer is never told.",
      example: "the app cancels the transfer 1"
    ) { (world: inout World, id: Int) in try world.ask(.cancelSend(id: id)) }
    library.then(
      "the transfer {ordinal} is {transfer state}",
      "Checks whether it waits for a network, is under way, or is answered and the app not told.",
      example: "the transfer 1 is waiting"
    ) { (world: inout World, id: Int, state: TransferState) in try world.expectTransfer(id, state) }
    library.then(
      "there is no transfer {ordinal}",
      "Checks that the app was told its answer, or it was cancelled.",
      example: "there is no transfer 1"
    ) { (world: inout World, id: Int) in try world.expectTransfer(id, nil) }
  }
}

extension World {
  fileprivate func expectTransfer(_ id: Int, _ expected: TransferState?) throws {
    guard expected != nil || journal.counts.transfers.contains(id) else {
      throw InvalidStep(
        "The app has handed over no transfer \(id) in this scenario, so nothing would be checked.",
        notes: ["\(before: "When the app hands the transfer \(id) to the system")"])
    }
    let actual = phone.stateOfTransfer(id)
    try expect(
      actual == expected, "The transfer \(id) is in another state.",
      expected: expected?.rawValue ?? "none", actual: actual?.rawValue ?? "none")
  }
}

/// The bare app's requests, and its server's messages, without anybody looking at the app.
enum PushSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: pushes", isTechnical: true)
    library.when(
      "the app registers for pushes",
      "Registers the app for the pushes of its server, until it is removed (I-103, A-43).",
      example: "the app registers for pushes"
    ) { (world: inout World) in
      try world.ask(.registerForPushes)
    }
    library.when(
      "the server pushes {string}",
      "Sends a push for the app alone, silent on iOS and of high priority on Android: it wakes or starts it (I-103, A-43).",
      example: "the server pushes \"new shift\""
    ) { (world: inout World, text: String) in try world.push(Push(text)) }
    library.when(
      "the server pushes {string} with normal priority",
      "Sends a push for the app alone that waits while an Android phone rests, and is no reason to start a service (A-43, A-72).",
      example: "the server pushes \"new list\" with normal priority"
    ) { (world: inout World, text: String) in try world.push(Push(text, .normal)) }
    library.when(
      "the server pushes the notification {string}",
      "Sends a push for the user: the phone shows it and starts nothing; an app in front is told instead (I-103).",
      example: "the server pushes the notification \"A shift is free\""
    ) { (world: inout World, text: String) in try world.push(Push(text, .visible)) }
  }
}

extension World {
  fileprivate mutating func push(_ push: Push) throws {
    try push.text.requireNoticeName("A push")
    try act(after: "When the app registers for pushes") { phone throws(PhoneError) in
      try phone.receivePush(push)
    }
  }
}

/// The bare app's requests when a scenario tells it to ask: sound.
enum ProbeAudioSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What the app asks for: sound", isTechnical: true)
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
