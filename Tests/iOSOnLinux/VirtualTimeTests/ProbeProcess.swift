#if os(Linux)
  import AppProtocol
  import Processes
  import DeviceInterface
  import Foundation
  import Glibc

  /// The probe in a process of its own, with the test at the phone's end of the line.
  final class ProbeProcess {
    /// The process ended in place of an answer, or gave none in time; its last words.
    struct Ended: Error { let words: String }

    // Foundation's pipes are inherited by whatever else is started meanwhile, and then have no end.
    private let child: ChildProcess
    private var writer = LineWriter()
    private var facts = Facts(platform: .iOS, permission: Permission(.always))

    /// A probe that has ended must not end the tests that write to it.
    private static let ignoresBrokenPipes: Void = { _ = Glibc.signal(SIGPIPE, SIG_IGN) }()

    /// Where it keeps its files.
    let home: String

    /// Starts a probe, on a phone of which so many bytes are free; one that is to find files beside it is put into their
    /// folder first.
    init(
      program: String = "virtual-time-probe", in folder: URL? = nil, home: String? = nil,
      freeBytes: Int? = nil
    ) throws {
      facts.storageFreeBytes = freeBytes
      Self.ignoresBrokenPipes
      // Products lie side by side.
      var path = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent(program).path
      if let folder {
        let copy = folder.appendingPathComponent(program).path
        if !FileManager.default.fileExists(atPath: copy) {
          // What is being written cannot be started, and a process that begins meanwhile would hold the copy open.
          do { try FileManager.default.linkItem(atPath: path, toPath: copy) } catch {
            try FileManager.default.copyItem(atPath: path, toPath: copy)
          }
        }
        path = copy
      }
      self.home = try home ?? Self.emptyHome()
      let environment = ["HOME=\(self.home)", "CFFIXED_USER_HOME=\(self.home)"]
      child = try ChildProcess(Launch(command: [path], environment: environment, folder: "/"))
      _ = try answer(to: writer.start(seed: 0, facts), isFirst: true)
    }

    deinit {
      _ = child.end()
      child.closeStreams()
      try? FileManager.default.removeItem(atPath: home)
    }

    private static func emptyHome() throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.path
    }

    /// Sets what the app can read of its permission from the next signal on.
    func permit(_ permission: Permission) throws {
      facts.permission = permission
      _ = try signal(.screenAppeared, at: 0)
    }

    /// Sets how many bytes the app can still store, and whether it can read what it has stored, from the next signal on.
    func setStorage(freeBytes: Int?, isReadable: Bool = true) {
      (facts.storageFreeBytes, facts.storageIsReadable) = (freeBytes, isReadable)
    }

    /// Sets whether the user lets the app show notifications, from the next signal on.
    func setNotifications(_ isOn: Bool) { facts.notificationsEnabled = isOn }

    /// Sets which notifications are to come, and which the user can see, from the next signal on.
    func setNotifications(awaited: [String], shown: [String]) {
      (facts.awaitedNotifications, facts.shownNotifications) = (awaited, shown)
    }

    /// Sets how long the app may go on out of sight for background tasks, from the next signal on.
    func setBackgroundTime(_ left: Duration?) { facts.backgroundTimeLeft = left }

    /// Lets the phone begin or cease to save energy.
    func savePower(_ isOn: Bool, at uptime: Double) throws -> Answer {
      facts.isSavingPower = isOn
      return try signal(.powerSavingChanged(isOn: isOn), at: uptime)
    }

    func tap(_ label: String, at uptime: Double) throws -> Answer {
      try signal(.tapped(label), at: uptime)
    }

    func signal(_ signal: Signal, at uptime: Double) throws -> Answer {
      facts.uptime = .seconds(uptime)
      facts.wallClock = .scenarioStart + facts.uptime
      return try answer(to: writer.signal(signal, facts))
    }

    private func answer(to line: [UInt8], isFirst: Bool = false) throws -> Answer {
      // A line is shorter than what a pipe holds; a closed one is told by the end of the output, with the reason.
      _ = try? SystemCall.write(child.input, line[...])
      var read: [UInt8] = []
      let deadline = SystemCall.milliseconds + 30_000
      while read.last != UInt8(ascii: "\n") {
        guard SystemCall.milliseconds < deadline, let bytes = try next(child.output) else {
          let words = try next(child.errors) ?? []
          throw Ended(words: String(decoding: words, as: UTF8.self))
        }
        read += bytes
      }
      return try Answer(line: Array(read.dropLast()), to: writer.lastNumber, isFirst: isFirst)
    }

    /// Returns what can be read now, after a moment where that is nothing; `nil` at the end.
    private func next(_ stream: Int32) throws -> [UInt8]? {
      do throws(SystemError) {
        return try SystemCall.read(stream, atMost: 65_536)
      } catch {
        guard error.wouldWait else { throw error }
        Thread.sleep(forTimeInterval: 0.001)
        return []
      }
    }
  }
#endif
