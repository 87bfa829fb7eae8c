#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// Work in the background and the sensors of motion, as apps have them by the platform's names.
  final class BackgroundTasksTests {
    private var probe: ProbeProcess
    private var time = 0.0
    private let folder: URL

    /// The `Info.plist` lies beside the program, so the probe is played in a folder of its own.
    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>BGTaskSchedulerPermittedIdentifiers</key>
        <array><string>refresh</string><string>upload</string></array></dict></plist>
        """
      try plist.write(
        to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
      probe = try ProbeProcess(program: "background-tasks-probe", in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    private func tap(_ label: String) throws -> Answer {
      time += 1
      return try probe.tap(label, at: time)
    }

    private func told(_ signal: Signal) throws -> Answer {
      time += 1
      return try probe.signal(signal, at: time)
    }

    private func lines(_ answer: Answer) -> [Substring] {
      answer.screen?.message?.split(separator: "|") ?? []
    }

    @Test func `work is left to the phone with all that it waits for`() throws {
      let refresh = try tap("Refresh")
      #expect(
        refresh.requests
          == [.deferWork(DeferredWork(name: "refresh", kind: .refresh, earliest: .seconds(600)))])
      #expect(lines(refresh) == ["submitted"])
      #expect(
        try tap("Upload").requests
          == [.deferWork(DeferredWork(name: "upload", needsNetwork: true, needsCharging: true))])
      #expect(lines(try tap("Strange")).last == "3")
      #expect(try tap("Cancel").requests == [.cancelWork(name: "refresh")])
      #expect(
        try tap("Cancel all").requests
          == [.cancelWork(name: "refresh"), .cancelWork(name: "upload")])
    }

    @Test(arguments: [("Done", WorkResult.succeeded), ("Not done", .retry)])
    func `work is started once it is time, and its end is told once`(
      label: String, result: WorkResult
    ) throws {
      try tap("Upload")
      #expect(lines(try told(.workStarted(name: "upload"))).last == "upload processes")
      #expect(try tap(label).requests == [.finishWork(name: "upload", result)])
      #expect(try tap(label).requests == [])
    }

    @Test func `work whose time is over is told so`() throws {
      try tap("Upload")
      _ = try told(.workStarted(name: "upload"))
      #expect(lines(try told(.workExpired(name: "upload"))).last == "expired")
      #expect(try tap("Done").requests == [])
    }

    @Test func `another process knows what kind of work it is`() throws {
      try tap("Refresh")
      probe = try ProbeProcess(program: "background-tasks-probe", in: folder, home: probe.home)
      #expect(lines(try told(.launched(.work))).isEmpty)
      #expect(lines(try told(.workStarted(name: "refresh"))).last == "refresh refreshes")
    }

    @Test func `a name that is not permitted, and a second handler, are told`() throws {
      #expect(lines(try tap("Register")) == ["false"])
      #expect { try tap("Register again") } throws: {
        "\($0)".contains("there is a launch handler for upload already")
      }
    }

    @Test func `motion is told as long as somebody listens`() throws {
      #expect(try tap("Listen").requests == [.startMotionUpdates])
      #expect(lines(try told(.motionChanged(.unknown))).last == "false false false true")
      #expect(lines(try told(.motionChanged(.walking))).last == "false true false false")
      // Another one hears at once what the first was told.
      let second = try tap("Listen too")
      #expect(second.requests == [] && lines(second).last == "too true")
      #expect(try tap("No more").requests == [.stopMotionUpdates])
      #expect(try told(.motionChanged(.driving)).screen == nil)
      #expect(try tap("Listen").requests == [.startMotionUpdates])
      #expect(try tap("Let go").requests == [.stopMotionUpdates])
    }

    @Test func `sensors that the phone has not say so, each on its queue`() throws {
      #expect(lines(try tap("Available")) == ["false"])
      let told = try tap("Sensors")
      #expect(told.requests == [])
      let missing = "true CMErrorDomain 109"
      #expect(
        lines(told).dropFirst()
          == [
            "all \(missing) true", "climb \(missing) true", "height \(missing) true",
            "moved \(missing) true",
            "past \(missing) false", "pauses \(missing) false", "shakes \(missing) true",
            "steps \(missing) false", "turns \(missing) true",
          ])
      #expect(try tap("No sensors").requests == [])
    }
  }
#endif
