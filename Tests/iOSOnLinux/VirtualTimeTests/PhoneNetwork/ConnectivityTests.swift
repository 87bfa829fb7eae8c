#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Requests that wait for a network, as a session's `waitsForConnectivity` says.
  struct ConnectivityTests {
    private let probe: ProbeProcess

    init() throws {
      probe = try ProbeProcess(program: "phone-network-probe")
      let sent = try probe.tap("Wait for a network", at: 1)
      #expect(sent.requests == [Self.late(1)])
      #expect(sent.screen?.message == "waits false|waits true [false, true]")
    }

    private static func late(_ id: Int) -> Request { .send(ServerRequest(id: id, .get, "/late")) }

    private static let online = Signal.connectivityChanged(isOnline: true)

    @Test func `what finds no network is sent again once there is one`() throws {
      let held = try probe.signal(.requestFailed(id: 1, .offline), at: 2)
      #expect(held.screen == nil)
      #expect(try probe.signal(.connectivityChanged(isOnline: false), at: 3).requests == [])
      #expect(try probe.signal(Self.online, at: 4).requests == [Self.late(2)])
      // And again, where the network was gone before it was used.
      _ = try probe.signal(.requestFailed(id: 2, .offline), at: 5)
      #expect(try probe.signal(Self.online, at: 6).requests == [Self.late(3)])
      let answer = Signal.response(id: 3, ServerResponse(status: 200))
      #expect(try probe.signal(answer, at: 7).screen?.message?.hasSuffix("|late 200") == true)
      #expect(try probe.signal(Self.online, at: 8).requests == [])
    }

    @Test(arguments: [(ServerFailure.timedOut, -1001), (.connectionLost, -1005)])
    func `what fails on a network is not waited for`(failure: ServerFailure, code: Int) throws {
      let told = try probe.signal(.requestFailed(id: 1, failure), at: 2).screen?.message
      #expect(told?.hasSuffix("|late \(code)") == true)
    }

    @Test func `nobody waits longer than the session says`() throws {
      let held = try probe.signal(.requestFailed(id: 1, .offline), at: 2)
      #expect(held.requests == [.schedule(timer: "rehearsal.sleep", after: .seconds(3_600))])
      let ended = try probe.signal(.timerFired("rehearsal.sleep"), at: 3_602)
      #expect(ended.screen?.message?.hasSuffix("|late -1001") == true)
      #expect(try probe.signal(Self.online, at: 3_603).requests == [])
    }

    @Test func `what is taken back while it waits is not sent`() throws {
      _ = try probe.signal(.requestFailed(id: 1, .offline), at: 2)
      let told = try probe.tap("Cancel", at: 3).screen?.message
      #expect(told?.hasSuffix("|late -999") == true)
      #expect(try probe.signal(Self.online, at: 4).requests == [])
    }
  }
#endif
