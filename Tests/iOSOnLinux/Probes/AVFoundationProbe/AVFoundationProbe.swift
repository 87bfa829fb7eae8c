#if os(Linux)
  import AVFoundation
  import AppHost
  import Foundation
  import VirtualTime

  /// An app that does with players what apps do with them; the tests of `AVFoundation` play it.
  final class SoundProbe: ScreenApp {
    private var lines: [String] = []
    private var players: [String: AVAudioPlayer] = [:]
    private var observers: [any NSObjectProtocol] = []
    private lazy var teller = Teller { [unowned self] in lines.append($0) }
    private lazy var speech = SpeechProbe { [unowned self] in lines.append($0) }
    private var session: AVAudioSession { .sharedInstance() }

    init(_ phone: HostPhone) {}

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text(lines.joined(separator: "|"))
      for (label, action) in actions + speech.actions { content.button(label, action: action) }
      return content
    }

    private var actions: [(String, @MainActor () -> Void)] {
      [
        ("Make A", { self.make("A", seconds: 60) }), ("Make B", { self.make("B", seconds: 5) }),
        ("Play A", { self.play("A") }), ("Play B", { self.play("B") }),
        ("Prepare A", { self.players["A"]?.prepareToPlay() }),
        ("Pause A", { self.players["A"]?.pause() }), ("Stop A", { self.players["A"]?.stop() }),
        ("Release A", { self.players["A"] = nil }),
        ("A from 30", { self.players["A"]?.currentTime = 30 }),
        ("A from the end", { self.players["A"]?.currentTime = .infinity }),
        ("B twice", { self.players["B"]?.numberOfLoops = 1 }),
        ("A?", { self.tell("A") }), ("B?", { self.tell("B") }),
        ("Replace A", { self.replace() }),
        ("Read", { self.read() }), ("Watch", { self.watch() }),
        ("No sound", { self.makeFromNoise() }),
        ("Story", { self.set(.playback, .spokenAudio) }), ("Mix", { self.mix() }),
        ("Begin", { self.begin() }), ("End", { self.end() }), ("Queue", { self.useQueue() }),
      ]
    }

    /// A file of silence, ten bytes a second.
    private func wave(seconds: Int) -> Data {
      func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      }
      let format = little(16, 4) + little(1, 2) + little(1, 2) + little(10, 4) + little(10, 4)
      let count = seconds * 10
      return Data(
        Array("RIFF".utf8) + little(36 + count, 4) + Array("WAVEfmt ".utf8) + format
          + little(1, 2) + little(8, 2) + Array("data".utf8) + little(count, 4)
          + [UInt8](repeating: 128, count: count))
    }

    private func make(_ name: String, seconds: Int) {
      let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("\(name).wav")
      do {
        try wave(seconds: seconds).write(to: file)
        let player = try AVAudioPlayer(contentsOf: file)
        player.delegate = teller
        players[name] = player
        lines.append("\(name) \(player.duration)")
      } catch {
        lines.append("\(error)")
      }
    }

    private func makeFromNoise() {
      do {
        _ = try AVAudioPlayer(data: Data([1, 2, 3]))
      } catch {
        lines.append("\((error as NSError).code)")
      }
      do {
        _ = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
      } catch {
        lines.append("no file")
      }
    }

    /// Tells how long a file plays that the test has left in the home folder.
    private func read() {
      let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("sound")
      do {
        lines.append("\(try AVAudioPlayer(contentsOf: file).duration)")
      } catch {
        lines.append("\((error as NSError).code)")
      }
    }

    private func play(_ name: String) {
      if players[name]?.play() == false { lines.append("\(name) is not heard") }
    }

    private func replace() {
      guard let player = try? AVAudioPlayer(data: wave(seconds: 7)) else { return }
      player.play()
      players["A"] = player
    }

    private func tell(_ name: String) {
      guard let player = players[name] else { return }
      lines.append("\(name) \(player.isPlaying ? "plays" : "stands") at \(player.currentTime)")
    }

    private func observe(
      _ name: Notification.Name, _ hear: @escaping @Sendable (Notification) -> Void
    ) {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: hear))
    }

    private func watch() {
      observe(AVAudioSession.interruptionNotification) { [unowned self] notification in
        let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
        let options = notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
        MainActor.assumeIsolated {
          let name =
            type.flatMap(AVAudioSession.InterruptionType.init) == .began ? "began" : "ended"
          let resumes = options.map { AVAudioSession.InterruptionOptions(rawValue: $0) }
          lines.append(name + (resumes == .shouldResume ? " resume" : ""))
        }
      }
      observe(AVAudioSession.routeChangeNotification) { [unowned self] notification in
        let reason = notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt
        // Posted on another queue, which an app has to come back from.
        Task { @MainActor in lines.append("route \(reason ?? 0) \(Thread.isMainThread)") }
      }
    }

    private func set(_ category: AVAudioSession.Category, _ mode: AVAudioSession.Mode) {
      try? session.setCategory(category, mode: mode)
    }

    private func mix() {
      try? session.setCategory(.playback, options: [.duckOthers])
      try? session.setActive(true)
    }

    private func begin() {
      do {
        try session.setActive(true)
        lines.append("begun")
      } catch {
        lines.append("refused \((error as NSError).code), \(error.localizedDescription)")
      }
    }

    private func end() {
      do {
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        lines.append("ended")
      } catch {
        lines.append("busy \((error as NSError).code), \(error.localizedDescription)")
      }
    }

    private func useQueue() {
      DispatchQueue.global().async {
        try? AVAudioSession.sharedInstance().setActive(true)
        DispatchQueue.main.async { self.lines.append("begun elsewhere") }
      }
    }
  }

  private final class Teller: NSObject, AVAudioPlayerDelegate {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      tell("\(player.url?.lastPathComponent ?? "data") finished \(flag)")
    }
  }

  @main enum Main {
    static func main() { AppHost.run { SoundProbe($0) } }
  }
#else
  @main enum Main {
    static func main() {}
  }
#endif
