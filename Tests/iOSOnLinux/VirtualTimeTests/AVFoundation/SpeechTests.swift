#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// Speech, as apps have it by the platform's names.
  final class SpeechTests {
    private let probe: ProbeProcess
    private var time = 0.0

    init() throws { probe = try ProbeProcess(program: "av-foundation-probe") }

    private func tap(_ label: String) throws -> Answer {
      time += 0.1
      return try probe.tap(label, at: time)
    }

    private func told(_ signal: Signal, after seconds: Double) throws -> Answer {
      time += seconds
      return try probe.signal(signal, at: time)
    }

    private func lines(_ answer: Answer) -> [Substring] {
      answer.screen?.message?.split(separator: "|") ?? []
    }

    /// Twenty-eight letters, of which fifteen are spoken a second.
    private static let left = AudioFile(
      id: "Turn left in 100 metres now.", title: "Turn left in 100 metres now.",
      length: .milliseconds(1867))
    /// Five letters at the slowest, behind two seconds of silence.
    private static let slow = AudioFile(
      id: "Slow.", title: "Slow.", length: .milliseconds(3667))

    @Test func `texts are spoken one after the other`() throws {
      let begun = try tap("Speak two")
      #expect(begun.requests == [.loadAudio(Self.left), .playAudio])
      #expect(lines(begun) == ["starts Turn"])
      let next = try told(.audioFinished, after: 1.867)
      #expect(next.requests == [.releaseAudio, .loadAudio(Self.slow), .playAudio])
      #expect(lines(next).suffix(2) == ["ends Turn", "starts Slow"])
      let over = try told(.audioFinished, after: 3.667)
      #expect(over.requests == [.releaseAudio] && lines(over).last == "ends Slow")
      #expect(lines(try tap("Speech?")).last == "false false")
    }

    @Test func `speech halts, goes on and is ended`() throws {
      #expect(lines(try tap("Hush")) == ["false"])
      _ = try tap("Speak two")
      let halted = try tap("Hush")
      #expect(halted.requests == [.pauseAudio])
      #expect(lines(halted).suffix(2) == ["true", "halts Turn"])
      #expect(lines(try tap("Speech?")).last == "true true")
      let goesOn = try tap("Go on")
      #expect(goesOn.requests == [.playAudio])
      #expect(lines(goesOn).suffix(2) == ["true", "goes on Turn"])
      #expect(lines(try tap("Go on")).last == "false")
      let ended = try tap("Silence")
      #expect(ended.requests == [.pauseAudio, .releaseAudio])
      #expect(lines(ended).suffix(2) == ["true", "drops Turn"])
      #expect(lines(try tap("Speech?")).last == "false false")
      #expect(lines(try tap("Silence")).last == "false")
    }

    @Test func `what else is heard halts speech, which does not go on by itself`() throws {
      _ = try tap("Speak")
      #expect(lines(try told(.audioInterrupted, after: 1)).last == "halts Turn")
      #expect(try told(.audioInterruptionEnded(shouldResume: true), after: 5).requests == [])
      #expect(lines(try tap("Speech?")).last == "true true")
      #expect(try tap("Go on").requests == [.playAudio])
    }

    @Test func `out of sight nothing is spoken, unless the session is heard there`() throws {
      _ = try told(.willResignActive, after: 1)
      _ = try told(.enteredBackground, after: 1)
      let mute = try tap("Speak")
      #expect(mute.requests == [] && lines(mute).last == "drops Turn")
      _ = try tap("Story")
      #expect(lines(try tap("Speak")).last == "starts Turn")
    }

    @Test func `who is released falls silent`() throws {
      _ = try tap("Speak")
      #expect(try tap("New voice").requests == [.releaseAudio])
    }

    @Test func `an utterance that is enqueued twice ends the app`() throws {
      _ = try tap("Speak")
      #expect { try tap("Speak again") } throws: {
        "\($0)".contains("an utterance shall not be enqueued twice")
      }
    }

    @Test func `a player that plays beside speech is refused by name`() throws {
      _ = try tap("Make A")
      _ = try tap("Play A")
      #expect { try tap("Speak") } throws: { "\($0)".contains("the phone here has one") }
    }
  }
#endif
