#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// Apps with tasks and clocks of their own live in the phone's time.
  struct VirtualTimeTests {
    @Test func `an hour's sleep is a timer of the phone, and all clocks agree on it`() throws {
      let probe = try ProbeProcess()
      #expect(try probe.tap("Sleep", at: 5).requests == [wake(after: .seconds(3600))])
      let woken = try probe.signal(.timerFired("rehearsal.sleep"), at: 3605)
      #expect(woken.screen?.message == "3605.0 3605 3605.0")
      #expect(woken.requests == [])
    }

    @Test func `a phone that was asleep for longer wakes the app late`() throws {
      let probe = try ProbeProcess()
      _ = try probe.tap("Sleep", at: 0)
      let woken = try probe.signal(.becameActive, at: 9000)
      #expect(woken.screen?.message == "9000.0 9000 9000.0")
      #expect(woken.requests == [.cancel(timer: "rehearsal.sleep")])
    }

    @Test func `a cancelled sleep ends at once`() throws {
      let probe = try ProbeProcess()
      _ = try probe.tap("Sleep", at: 0)
      #expect(try probe.tap("Cancel", at: 1).screen?.message == "cancelled|1.0 1 1.0")
    }

    @Test func `actors and task groups share one time`() throws {
      let probe = try ProbeProcess()
      #expect(try probe.tap("Actors", at: 0).requests == [wake(after: .seconds(60))])
      let woken = try probe.signal(.timerFired("rehearsal.sleep"), at: 60)
      #expect(woken.screen?.message == "3 60.0 60 60.0")
    }

    @Test func `streams yield at their moments`() throws {
      let probe = try ProbeProcess()
      #expect(try probe.tap("Stream", at: 0).requests == [wake(after: .seconds(10))])
      var message: String?
      for moment in [10.0, 20, 30] {
        message = try probe.signal(.timerFired("rehearsal.sleep"), at: moment).screen?.message
      }
      #expect(
        message == "0 10.0 10 10.0|1 20.0 20 20.0|2 30.0 30 30.0")
    }

    @Test func `work without an end is refused by name`() throws {
      let probe = try ProbeProcess()
      #expect { try probe.tap("Spin", at: 0) } throws: { "\($0)".contains("come to rest") }
    }

    @Test func `a queue's value goes when another takes its place, without a thread of its own`()
      throws
    {
      let probe = try ProbeProcess()
      #expect(try probe.tap("Specific", at: 0).screen?.message == "second|first gone")
      #expect(try probe.tap("Sleep", at: 1).requests == [wake(after: .seconds(3600))])
    }

    @Test func `a sleep that blocks the main thread is refused by name`() throws {
      let probe = try ProbeProcess()
      #expect { try probe.tap("Block", at: 0) } throws: {
        "\($0)".contains("usleep blocks the main thread")
      }
    }

    private func wake(after time: Duration) -> Request {
      .schedule(timer: "rehearsal.sleep", after: time)
    }
  }
#endif
