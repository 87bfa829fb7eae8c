#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// Sound, as apps have it by the platform's names.
  final class AVFoundationTests {
    private let probe: ProbeProcess
    private var time = 0.0

    init() throws { probe = try ProbeProcess(program: "av-foundation-probe") }

    /// Taps one button after the other, a second apart; returns the last answer.
    @discardableResult
    private func tap(_ labels: String...) throws -> Answer {
      var last: Answer?
      for label in labels {
        time += 1
        last = try probe.tap(label, at: time)
      }
      return try #require(last)
    }

    private func told(_ signal: Signal, after seconds: Double = 1) throws -> [Substring] {
      time += seconds
      return lines(try probe.signal(signal, at: time))
    }

    private func lines(_ answer: Answer) -> [Substring] {
      answer.screen?.message?.split(separator: "|") ?? []
    }

    private static let sixty = AudioFile(id: "A", title: "A", length: .seconds(60))

    @Test func `a file is loaded, played, held up and let go`() throws {
      #expect(lines(try tap("Make A")) == ["A 60.0"])
      #expect(try tap("Play A").requests == [.loadAudio(Self.sixty), .playAudio])
      #expect(try tap("Play A").requests == [])
      #expect(lines(try tap("A?")).last == "A plays at 2.0")
      #expect(try tap("Pause A").requests == [.pauseAudio])
      #expect(lines(try tap("A?")).last == "A stands at 3.0")
      #expect(try tap("A from 30").requests == [.seekAudio(to: .seconds(30))])
      #expect(try tap("Play A").requests == [.playAudio])
      #expect(try tap("Stop A").requests == [.pauseAudio, .releaseAudio])
      #expect(lines(try tap("A?")).last == "A stands at 31.0")
      #expect(
        try tap("Play A").requests
          == [.loadAudio(Self.sixty), .seekAudio(to: .seconds(31)), .playAudio])
      #expect(try tap("Release A").requests == [.releaseAudio])
    }

    @Test func `the end is told once, and the file stands at its beginning`() throws {
      try tap("Make A", "A from the end", "A?")
      #expect(lines(try tap("A?")).last == "A stands at 60.0")
      try tap("A from 30", "Play A")
      #expect(try told(.audioFinished, after: 30).last == "A.wav finished true")
      #expect(lines(try tap("A?")).last == "A stands at 0.0")
    }

    @Test func `a file is repeated as often as was asked for`() throws {
      try tap("Make B", "B twice", "Play B")
      time += 5
      #expect(try probe.signal(.audioFinished, at: time).requests == [.playAudio])
      #expect(try told(.audioFinished, after: 5).last == "B.wav finished true")
    }

    @Test func `an interruption halts the player and is posted, and so is its end`() throws {
      try tap("Watch", "Make A", "Play A")
      #expect(try told(.audioInterrupted).last == "began")
      #expect(lines(try tap("A?")).last == "A stands at 1.0")
      #expect(try told(.audioInterruptionEnded(shouldResume: false)).last == "ended")
      #expect(try told(.audioInterruptionEnded(shouldResume: true)).last == "ended resume")
      #expect(try told(.headphonesUnplugged).last == "route 2 true")
    }

    @Test func `out of sight is heard what is there for it, and nothing else`() throws {
      _ = try told(.launched(.user))
      try tap("Watch", "Make A", "Play A")
      time += 1
      let left = try probe.signal(.enteredBackground, at: time)
      #expect(left.requests == [.pauseAudio] && lines(left).last == "began")
      #expect(lines(try tap("Play A")).last == "A is not heard")
      #expect(
        try tap("Story").requests
          == [.setAudioSession(AudioSession(mixing: .exclusive, isSpeech: true))])
      #expect(try tap("Play A").requests == [.playAudio])
    }

    @Test func `a process that a place has started is out of sight`() throws {
      try tap("Make A")
      _ = try told(.launched(.location))
      #expect(lines(try tap("Play A")).last == "A is not heard")
    }

    @Test func `a session says how sound gets along with that of others, and ends in silence`()
      throws
    {
      #expect(
        try tap("Mix").requests == [.setAudioSession(AudioSession(mixing: .duckOthers))])
      #expect(lines(try tap("End")).last == "ended")
      try tap("Make A", "Play A")
      let busy = try tap("End")
      #expect(
        busy.requests == [.pauseAudio]
          && lines(busy).last == "busy 560030580, Session deactivation failed")
    }

    @Test func `no session that would silence others begins out of sight, I-101`() throws {
      _ = try told(.launched(.location))
      try tap("Story")
      #expect(lines(try tap("Begin")).last == "refused 560557684, Session activation failed")
      try tap("Mix")
      #expect(lines(try tap("Begin")).last == "begun")
    }

    @Test func `one that has begun in sight goes on out of sight, until the app rests, I-101`()
      throws
    {
      _ = try told(.launched(.user))
      try tap("Story", "Begin")
      _ = try told(.enteredBackground)
      #expect(lines(try tap("Begin")).last == "begun")
      _ = try told(.willSuspend)
      #expect(lines(try tap("Begin")).last == "refused 560557684, Session activation failed")
    }

    @Test func `a player takes the place of one that is let go, and of none that plays on`() throws
    {
      try tap("Make A", "Play A")
      let seven = AudioFile(id: "data", title: "data", length: .seconds(7))
      #expect(try tap("Replace A").requests == [.loadAudio(seven), .playAudio])
      try tap("Make B")
      #expect { try tap("Play B") } throws: {
        "\($0)".contains("two players of AVFoundation play at once")
      }
    }

    @Test func `what is no sound makes no player`() throws {
      #expect(lines(try tap("No sound")) == ["1954115647", "no file"])
    }

    @Test(arguments: SoundBytes.files)
    func `how long a file plays is read from it, whatever is in it`(
      bytes: [UInt8], expected: String
    ) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: probe.home).appendingPathComponent("sound"))
      let told = try #require(lines(try tap("Read")).last)
      #expect(told.prefix(expected.count) == expected)
    }

    @Test func `a session may be begun on another queue`() throws {
      #expect(lines(try tap("Queue")).last == "begun elsewhere")
    }
  }

  /// Files as recorders write them, with nothing to hear in them.
  private enum SoundBytes {
    /// What the file says of its length, or the platform's number of the error.
    static let files: [([UInt8], String)] = [
      (SoundBytes.wave(seconds: 12), "12.0"),
      // Cut off in the middle, it plays as long as there is something.
      (Array(SoundBytes.wave(seconds: 12).dropLast(50)), "7.0"),
      (SoundBytes.mp4(milliseconds: 90_500, isLong: false), "90.5"),
      (SoundBytes.mp4(milliseconds: 90_500, isLong: true), "90.5"),
      (SoundBytes.mp3(frames: 1_000, tag: 0), "26.122448979"),
      (SoundBytes.mp3(frames: 1_000, tag: 300), "26.122448979"),
      // Bytes of a spoilt frame, which look like the head of one, are passed over.
      (
        SoundBytes.mp3(frames: 600, tag: 0) + [0xFF, 0xFB, 0x90, 0, 1, 2, 3]
          + SoundBytes.mp3(frames: 400, tag: 0) + Array("TAG".utf8), "26.122448979"
      ),
      ([UInt8](repeating: 0, count: 70_000) + SoundBytes.mp3(frames: 9, tag: 0), "1954115647"),
      (SoundBytes.mp4(milliseconds: 90_500, isLong: false, hasSound: false), "1954115647"),
      (SoundBytes.wave(seconds: 0), "1954115647"),
      (SoundBytes.mp4(milliseconds: 0, isLong: false), "1954115647"),
      (SoundBytes.mp4(milliseconds: 1 << 40, isLong: true), "1954115647"),
      (Array("RIFF....WAVEdata".utf8) + [255, 255, 255, 255], "1954115647"),
      (SoundBytes.box("ftyp", []) + [0, 0, 0, 3] + Array("moov".utf8), "1954115647"),
      ([], "1954115647"),
    ]

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
      big(number, count).reversed()
    }

    /// Ten bytes a second, behind a chunk that is none of the sound's.
    static func wave(seconds: Int) -> [UInt8] {
      let other = Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0]
      let format =
        Array("fmt ".utf8) + little(16, 4) + little(1, 2) + little(1, 2) + little(10, 4)
        + little(10, 4) + little(1, 2) + little(8, 2)
      let count = seconds * 10
      return Array("RIFF".utf8) + little(0, 4) + Array("WAVE".utf8) + other + format
        + Array("data".utf8) + little(count, 4) + [UInt8](repeating: 128, count: count)
    }

    static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      big(8 + content.count, 4) + Array(name.utf8) + content
    }

    /// A thousand units a second, with numbers of 64 bits where it is long.
    static func mp4(milliseconds: Int, isLong: Bool, hasSound: Bool = true) -> [UInt8] {
      let width = isLong ? 8 : 4
      let header =
        [isLong ? 1 : 0, 0, 0, 0] + big(0, 2 * width) + big(1_000, 4) + big(milliseconds, width)
      return box("ftyp", Array("M4A ".utf8)) + box("free", [1, 2, 3])
        + box("moov", box("mvhd", header)) + (hasSound ? box("mdat", [4, 5, 6]) : [])
    }

    /// Frames of 128 kbit and 44,100 samples a second, behind a tag.
    static func mp3(frames: Int, tag count: Int) -> [UInt8] {
      let size = [count >> 21, count >> 14, count >> 7, count].map { UInt8($0 & 0x7F) }
      let tag = count > 0 ? Array("ID3".utf8) + [4, 0, 0] + size : []
      let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0] + [UInt8](repeating: 0, count: 413)
      return tag + [UInt8](repeating: 0, count: count)
        + Array(repeatElement(frame, count: frames).joined())
    }
  }
#endif
