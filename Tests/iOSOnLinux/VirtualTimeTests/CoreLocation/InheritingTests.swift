#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  struct InheritingTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "core-location-probe") }

    private func told(after label: String) throws -> String {
      try probe.tap(label, at: 1).screen?.message ?? ""
    }

    @Test func `a manager of an app's own does as it says, and as the phone does where it says so`()
      throws
    {
      let answer = try probe.tap("Walk", at: 1)
      #expect(answer.screen?.message == "walked to [1.0]|is at 1.0, services false")
      #expect(answer.requests.count == 1)
      let place = try #require(Position(latitudeE7: 70_000_000, longitudeE7: 0))
      let fix = Fix(position: place, accuracyMeters: 5, timestamp: .scenarioStart)
      let next = try probe.signal(.fix(fix), at: 1)
      #expect(next.screen?.message?.hasSuffix("|walked to [7.0]") == true)
    }

    @Test func `whom a delegate passes an error on to need not hear of it`() throws {
      _ = try probe.tap("Walk", at: 1)
      let answer = try probe.signal(.locationFailed(.denied), at: 1)
      #expect(answer.screen?.message?.hasSuffix("|passes on 1") == true)
    }

    @Test func `a place of an app's own says where it comes from`() throws {
      #expect(try told(after: "Own place") == "simulated true|says 0")
    }

    @Test func `beacons are a condition that is not watched`() throws {
      #expect(try told(after: "Watch beacons") == "Door unmonitored true")
    }
  }
#endif
