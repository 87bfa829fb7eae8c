#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Timers, queues and run loops live in the phone's time.
  struct TimerTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess() }

    /// The wait for the next deadline, and what was told before, at once or when the phone's time has come.
    private func wake(at uptime: Double) throws -> Answer {
      try probe.signal(.timerFired("rehearsal.sleep"), at: uptime)
    }

    private func timer(after time: Duration) -> Request {
      .schedule(timer: "rehearsal.sleep", after: time)
    }

    @Test(arguments: [
      ("Timer", 3_600_000, "rang 3605.0"), ("Fire date", 700, "rang 5.7"),
      ("After", 60_000, "after 65.0"), ("Wall", 60_000, "after 65.0"),
      ("Global after", 60_000, "after 65.0"),
    ])
    func `what comes once comes at its time`(label: String, delay: Int, word: String) throws {
      let asked = try probe.tap(label, at: 5).requests
      #expect(asked == [timer(after: .milliseconds(delay))])
      let message = try wake(at: 5 + Double(delay) / 1_000).screen?.message ?? ""
      #expect(message.hasPrefix(word))
    }

    @Test func `a repeating timer rings at its times, until it is invalidated`() throws {
      #expect(try probe.tap("Repeating", at: 0).requests == [timer(after: .seconds(10))])
      let rung = try wake(at: 10)
      #expect(rung.screen?.message == "rang 10.0 10 10.0")
      #expect(rung.requests == [timer(after: .seconds(10))])
      #expect(try wake(at: 20).screen?.message == "rang 10.0 10 10.0|rang 20.0 20 20.0")
      // Foundation leaves its run loop's timer armed: the phone wakes the app once more, for nothing.
      #expect(try probe.tap("Invalidate", at: 21).requests == [])
      let woken = try wake(at: 30)
      #expect(woken.screen == nil)
      #expect(woken.requests == [])
    }

    @Test func `after a suspension a repeating timer rings once, and keeps its times`() throws {
      _ = try probe.tap("Repeating", at: 0)
      let resumed = try probe.signal(.resumed, at: 65)
      #expect(resumed.screen?.message == "rang 65.0 65 65.0")
      #expect(resumed.requests == [timer(after: .seconds(5))])
    }

    @Test(arguments: ["Source", "Source of a queue"])
    func `a timer source goes off, counts what it has missed, and ends`(label: String) throws {
      #expect(try probe.tap(label, at: 0).requests == [timer(after: .seconds(10))])
      let fired = try wake(at: 10)
      #expect(fired.screen?.message == "source 1 10.0 10 10.0")
      #expect(fired.requests == [timer(after: .seconds(20))])
      let late = try probe.signal(.resumed, at: 75)
      #expect(late.screen?.message == "source 1 10.0 10 10.0|source 3 75.0 75 75.0")
      #expect(late.requests == [timer(after: .seconds(15))])
      let cancelled = try probe.tap("Cancel source", at: 76)
      #expect(cancelled.screen?.message?.hasSuffix("|cancelled 76.0 76 76.0") == true)
      #expect(try wake(at: 90).screen == nil)
    }

    @Test func `a suspended source waits, and a dropped one ends`() throws {
      _ = try probe.tap("Source", at: 0)
      _ = try probe.tap("Suspend source", at: 1)
      #expect(try wake(at: 10).screen == nil)
      #expect(try probe.tap("Resume source", at: 11).screen?.message == "source 1 11.0 11 11.0")
      _ = try probe.tap("Drop source", at: 12)
      #expect(try wake(at: 30).screen == nil)
    }

    @Test(arguments: [
      ("Order", ["first", "task", "second", "operation", "loop"]),
      ("Back", ["lent", "own", "back 5050"]),
      ("Operations", ["second", "first"]),
      // The main queue stays the thread's own in another one by `sync`; tasks and actors are elsewhere.
      ("Queue within", ["within"]), ("Detached", ["detached"]),
    ])
    func `work runs in the order of its coming`(label: String, words: [String]) throws {
      let message = try probe.tap(label, at: 0).screen?.message
      #expect(message == words.map { "\($0) 0.0 0 0.0" }.joined(separator: "|"))
    }

    @Test func `chance follows from the seed, otherwise in each process and the same every day`()
      throws
    {
      let first = try #require(probe.tap("Chance", at: 0).screen?.message)
      let another = try ProbeProcess(program: "virtual-time-probe")
      #expect(try another.tap("Chance", at: 0).screen?.message == first)
      let next = try ProbeProcess(program: "virtual-time-probe", home: probe.home)
      let second = try #require(next.tap("Chance", at: 0).screen?.message)
      #expect(first.prefix(36) != second.prefix(36))
    }

    @Test func `a group is over when its last work is`() throws {
      _ = try probe.tap("Group", at: 0)
      let words = ["1 0.0 0 0.0", "2 0.0 0 0.0", "3 0.0 0 0.0", "all 5.0 5 5.0"]
      #expect(try wake(at: 5).screen?.message == words.joined(separator: "|"))
    }

    @Test(arguments: [
      ("Semaphore", "DispatchSemaphore.wait blocks the main thread"),
      ("Thread", "A thread other than the main one is started"),
      ("Wrong queue", "work of another queue runs where the main queue is asserted"),
      ("Endless", "does not come to rest"),
      ("Isolation elsewhere", "code of the main actor runs on another queue"),
      ("Isolation detached", "code of the main actor runs on another queue"),
      ("Waits for itself", "DispatchQueue.main.sync on the main queue waits for itself"),
    ])
    func `what cannot be in the phone's time is refused by name`(label: String, reason: String)
      throws
    {
      #expect { try probe.tap(label, at: 0) } throws: { "\($0)".contains(reason) }
    }
  }
#endif
