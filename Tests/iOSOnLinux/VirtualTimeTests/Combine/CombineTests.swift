#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Publishers that take their time take the phone's.
  struct CombineTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "combine-probe") }

    /// Taps a button, and lets time go on by what the app waits for, until it waits no more or it is that late.
    private func play(_ label: String, until end: Duration = .seconds(100_000)) throws
      -> [Substring]
    {
      var answer = try probe.tap(label, at: 0)
      var message = answer.screen?.message
      var now = Duration.zero
      while let wait = answer.requests.compactMap(Self.delay).first, now + wait <= end {
        now += wait
        let uptime = Double(now.components.seconds) + Double(now.components.attoseconds) / 1e18
        answer = try probe.signal(.timerFired("rehearsal.sleep"), at: uptime)
        message = answer.screen?.message ?? message
      }
      return message?.split(separator: "|") ?? []
    }

    private static func delay(_ request: Request) -> Duration? {
      guard case .schedule("rehearsal.sleep", let delay) = request else { return nil }
      return delay
    }

    private static let waits: [(String, [Substring])] = [
      ("Debounce", ["debounced 2 at 2400.0", "debounced 3 at 5800.0"]),
      (
        "Throttle",
        [
          "first 1 at 0.0", "latest 1 at 0.0", "latest 3 at 60.0", "first 2 at 60.0",
          "first 4 at 300.0", "latest 4 at 300.0",
        ]
      ),
      (
        "Delay",
        [
          "delayed 3 at 1.5", "delayed ended", "delayed 4 at 2.0", "delayed ended",
          "delayed 1 at 3600.0", "delayed 2 at 3600.0", "delayed ended",
        ]
      ),
      ("Group", ["group 12 at 20.0", "group 3 at 60.0", "group 4 at 240.0", "group ended"]),
      ("Time out", ["timed 1 at 20.0", "timed ended"]),
      ("Measure", ["interval 5 at 5.0", "interval 60 at 65.0"]),
      ("Await", ["awaited 7", "awaited 8", "counted 0"]),
      (
        "Queues",
        [
          "operations 3 at 0.0", "future 4 at 0.0", "future ended", "global 1 at 0.0",
          "global ended", "operations ended", "own 2 at 0.0", "own ended",
        ]
      ),
      ("Assign", ["change 0 at 1.0", "change ended"]),
    ]

    @Test(arguments: waits)
    func `what waits comes when the phone's time has come`(
      label: String, expected: [Substring]
    ) throws {
      let told = try play(label)
      #expect(told == expected)
    }

    @Test func `a timer is published at its times, until nobody listens`() throws {
      #expect(
        try play("Tick", until: .seconds(1800))
          == ["tick 1 at 600.0", "tick 2 at 1200.0", "tick 3 at 1800.0"])
      let stopped = try probe.tap("Stop", at: 1900)
      #expect(stopped.requests == [])
      let woken = try probe.signal(.timerFired("rehearsal.sleep"), at: 2400)
      #expect(woken.requests == [] && woken.screen == nil)
    }

    @Test func `a countdown that is cancelled wakes nobody`() throws {
      #expect(try probe.tap("Time out", at: 0).requests.count == 1)
      let stopped = try probe.tap("Stop", at: 1)
      #expect(stopped.requests == [] && stopped.screen == nil)
      // The value that was to come comes, for nobody, and then nothing.
      let woken = try probe.signal(.timerFired("rehearsal.sleep"), at: 20)
      #expect(woken.requests == [] && woken.screen == nil)
    }

    @Test func `notifications come one after the other, while somebody observes`() throws {
      #expect(try play("Observe") == [])
      #expect(try play("Post") == ["heard 1", "heard 2", "heard 3", "heard 4", "deaf"])
      #expect(try play("Post").last == "nobody")
    }

    @Test func `what an app has logged is among its last words`() {
      #expect {
        try play("Log and crash")
      } throws: {
        "\($0)".contains("[app.probe end] error: It is level 3\\n")
      }
    }
  }
#endif
