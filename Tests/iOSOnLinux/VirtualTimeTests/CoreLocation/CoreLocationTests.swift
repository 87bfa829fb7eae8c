#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// Location managers ask the phone for what apps ask of them, and tell their delegates what it says.
  struct CoreLocationTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "core-location-probe") }

    /// Taps one label after the other; returns what the last one was answered.
    @discardableResult
    private func tap(_ labels: String...) throws -> (requests: [Request], told: String) {
      var answer = try probe.tap(labels[0], at: 1)
      for label in labels.dropFirst() { answer = try probe.tap(label, at: 1) }
      return (answer.requests, answer.screen?.message ?? "")
    }

    private func told(_ signal: Signal) throws -> String {
      try probe.signal(signal, at: 1).screen?.message ?? ""
    }

    private func fix(_ latitude: Int32) throws -> Signal {
      let place = try #require(Position(latitudeE7: latitude * 10_000_000, longitudeE7: 0))
      return .fix(Fix(position: place, accuracyMeters: 5, timestamp: .scenarioStart))
    }

    private static let waiting = Permission(.notDetermined)
    private static let start = Request.startUpdates(UpdateRequest())

    @Test func `asked and started in one breath, both are asked of the phone`() throws {
      try probe.permit(Self.waiting)
      try tap("Make A")
      #expect(try told(.authorizationChanged(Self.waiting)) == "A may 0")
      #expect(try tap("Ask and start").requests == [.askForPermission(.whenInUse), Self.start])
      try probe.permit(Permission(.whenInUse))
      #expect(try told(.authorizationChanged(Permission(.whenInUse))) == "A may 0|A may 4")
      #expect(try told(fix(1)) == "A may 0|A may 4|A at [1.0]")
    }

    @Test func `who has answered is not asked again`() throws {
      try probe.permit(Permission(.denied))
      #expect(try tap("Make A", "Ask and start").requests == [Self.start])
      #expect(try tap("Ask for always").requests == [])
    }

    @Test func `every manager is told the permission once, and after a suspension again`() throws {
      #expect(try tap("Make A").requests == [])
      #expect(try tap("Make B").requests == [.createLocationManager])
      let permission = Signal.authorizationChanged(Permission(.always))
      #expect(try told(permission) == "A may 3|B may 3")
      #expect(try told(permission) == "")
      _ = try told(.resumed)
      #expect(try told(permission) == "A may 3|B may 3|A may 3|B may 3")
      // One that is made later is announced once.
      #expect(try tap("Make A").requests == [.createLocationManager])
      #expect(try told(permission) == "A may 3|B may 3|A may 3|B may 3|A may 3")
    }

    @Test func `a delegate that comes late is told the permission then`() throws {
      try tap("Make C without a delegate")
      #expect(try told(.authorizationChanged(Permission(.always))) == "")
      #expect(try tap("Give C its delegate").requests == [.createLocationManager])
      #expect(try told(.authorizationChanged(Permission(.always))) == "C may 3")
    }

    @Test func `two managers share one stream, which ends with the last of them`() throws {
      try tap("Make A", "Make B", "Every 50 m")
      var far = UpdateRequest()
      far.distanceFilter = .meters(50)
      #expect(try tap("Start A").requests == [.startUpdates(far)])
      #expect(try tap("Start B").requests == [Self.start])
      #expect(try told(fix(1)) == "A at [1.0]|B at [1.0]")
      #expect(try tap("Stop A").requests == [])
      #expect(try told(fix(2)) == "A at [1.0]|B at [1.0]|B at [2.0]")
      #expect(try tap("Stop B").requests == [.stopUpdates])
    }

    @Test func `a manager that is released wants nothing any more`() throws {
      try tap("Make A", "Start A")
      #expect(try tap("Release A").requests == [.stopUpdates])
    }

    @Test(arguments: ["Once", "Twice"])
    func `one position is asked for once, and told once`(label: String) throws {
      try tap("Make A")
      let request = Request.requestFix(FixRequest(timeout: .seconds(10)))
      #expect(try tap(label).requests == [request])
      #expect(try told(fix(1)) == "A at [1.0]")
      #expect(try told(fix(2)) == "")
      #expect(try tap(label, "Stop A").requests == [.stopUpdates])
    }

    @Test func `one position asked for before the answer can be asked for again after it`() throws {
      try probe.permit(Self.waiting)
      let request = Request.requestFix(FixRequest(timeout: .seconds(10)))
      #expect(try tap("Make A", "Once").requests == [request])
      // As long as it waits, it is not asked for twice.
      #expect(try tap("Once").requests == [])
      try probe.permit(Permission(.denied))
      #expect(try told(.locationFailed(.denied)) == "A failed 1")
      #expect(try tap("Once").requests == [request])
      #expect(try told(fix(1)) == "A failed 1|A at [1.0]")
    }

    @Test func `a refusal ends the positions, which can be started again`() throws {
      try tap("Make A", "Start A")
      #expect(try told(.locationFailed(.denied)) == "A failed 1")
      #expect(try tap("Start A").requests == [Self.start])
      #expect(try told(.locationFailed(.locationUnknown)) == "A failed 1|A failed 0")
      #expect(try tap("Start A").requests == [])
    }

    @Test(arguments: [(LocationFailure.locationUnknown, 0), (.denied, 1)])
    func `an error says what an iPhone says`(failure: LocationFailure, code: Int) throws {
      try tap("Make A", "Start A")
      _ = try told(.locationFailed(failure))
      let words = "The operation couldn’t be completed. (kCLErrorDomain error \(code).)"
      #expect(try tap("Words").told.hasSuffix("|\(words)"))
    }

    @Test func `a question for full accuracy is always answered`() throws {
      let request = Request.askForPermission(.temporaryFullAccuracy(purposeKey: "Way"))
      #expect(try tap("Make A", "Full").requests == [request])
      #expect(try told(.temporaryFullAccuracyFinished(promptDeclined: true)) == "true")
      try tap("Full")
      #expect(try told(.temporaryFullAccuracyFinished(promptDeclined: false)) == "true|asked")
    }

    @Test func `what was written for older versions is told by the older methods`() throws {
      try probe.permit(Permission(.whenInUse))
      try tap("Old", "Start A")
      #expect(try told(.authorizationChanged(Permission(.whenInUse))) == "old may 4")
      _ = try told(fix(1))
      #expect(try told(fix(2)) == "old may 4|old 1.0 to 1.0|old 1.0 to 2.0")
    }

    @Test
    func `the older method tells the place that the manager was told before, not that of others`()
      throws
    {
      try probe.permit(Permission(.whenInUse))
      try tap("Old", "Every 50 m", "Start A", "Make B", "Start B")
      let steps = try [0, 30, 60].map { meters in
        try told(
          .fix(
            Fix(
              position: #require(Position(latitudeE7: meters * 90, longitudeE7: 0)),
              accuracyMeters: 5, timestamp: .scenarioStart)))
      }
      let old = try #require(steps.last).split(separator: "|").filter { $0.contains(" to ") }
      #expect(old == ["old 0.0 to 0.0", "old 0.0 to 0.00054"])
    }

    @Test func `updates that fail end nobody who cannot be told`() throws {
      try tap("Careless")
      #expect(try told(.locationFailed(.locationUnknown)) == "")
      #expect(try told(.locationFailed(.denied)) == "")
      #expect(try tap("Start A").requests == [Self.start])
    }

    @Test(arguments: [LocationFailure.denied, .locationUnknown])
    func `who asks for one position and cannot be told that there is none is ended by name`(
      failure: LocationFailure
    ) throws {
      try tap("Careless", "Stop A", "Once")
      #expect { try told(.locationFailed(failure)) } throws: {
        "\($0)".contains(
          "does not implement locationManager(_:didFailWithError:), and requestLocation() needs it")
      }
    }

    @Test func `who asks for one position and cannot be told it is ended by name`() throws {
      try tap("Careless", "Stop A", "Once")
      #expect { try told(fix(1)) } throws: {
        "\($0)".contains(
          "does not implement locationManager(_:didUpdateLocations:), and requestLocation() needs it"
        )
      }
    }

    @Test func `the accuracy is the wish for a single position too`() throws {
      let rough = FixRequest(timeout: .seconds(10), desiredAccuracyMeters: 3_000)
      #expect(try tap("Make A", "Rough", "Once").requests.contains(.requestFix(rough)))
    }

    @Test(arguments: [false, true], [false, true])
    func `a position says where it comes from`(_ isSimulated: Bool, _ isFromAccessory: Bool) throws
    {
      try tap("Make A", "Start A")
      let place = try #require(Position(latitudeE7: 10_000_000, longitudeE7: 0))
      _ = try told(
        .fix(
          Fix(
            position: place, accuracyMeters: 5, timestamp: .scenarioStart,
            isSimulated: isSimulated, isFromAccessory: isFromAccessory)))
      #expect(try tap("Source").told.hasSuffix("\(isSimulated) \(isFromAccessory)"))
    }

    @Test(arguments: ["Thread", "Detached"])
    func `a manager that is made elsewhere is refused by name`(label: String) throws {
      #expect { try tap(label) } throws: {
        "\($0)".contains("on a thread other than the main one")
      }
    }

    @Test func `whether there are services may be asked elsewhere`() throws {
      #expect(try tap("Services elsewhere").told.hasSuffix("services true"))
    }

    @Test func `what a phone lacks is told`() throws {
      #expect(try tap("Make A", "Heading").told == "A failed 3")
      #expect(try tap("Beacon").told == "A failed 3|A watches no Till 5")
    }

    @Test func `beacons and deferred positions are refused in every way they were asked for`()
      throws
    {
      #expect(
        try tap("Range").told == "ranges no 7 16|ranges no Till 16|defers nothing 11")
    }

    @Test func `a region of beacons is read from an archive with its numbers`() throws {
      #expect(try tap("Archive a beacon").told == "Till true 7 8")
    }

    @Test func `coarse positions and stays are asked for and told`() throws {
      #expect(try tap("Make A", "Coarse").requests == [.startSignificantChanges, .startVisits])
      #expect(try told(fix(3)) == "A at [3.0]")
      let place = try #require(Position(latitudeE7: 10_000_000, longitudeE7: 0))
      let visit = Visit(position: place, accuracyMeters: 50, arrival: .scenarioStart)
      #expect(try told(.visited(visit)) == "A at [3.0]|A stays at 1.0")
      #expect(try tap("Release A").requests == [.stopSignificantChanges, .stopVisits])
    }

    @Test func `a session says what it needs as long as it is held`() throws {
      #expect(try tap("Session").requests == [.startServiceSession(.always)])
      #expect(try tap("Session while in use").requests == [.startServiceSession(.always)])
      #expect(try tap("End session").requests == [.startServiceSession(.whenInUse)])
      #expect(try tap("End session while in use").requests == [.endServiceSession])
    }

    @Test func `places and regions are read from archives as they were written`() throws {
      #expect(
        try tap("Archive").told == "52.5 34.0 1.5 true|home 150.0 false true|true|true")
    }

    @Test func `a session says what keeps it from giving what it says, until it ends`() throws {
      try probe.permit(Self.waiting)
      #expect(try tap("Session", "Diagnose").told == "always asking")
      try probe.permit(Permission(.whenInUse))
      let less = Signal.authorizationChanged(Permission(.whenInUse))
      #expect(try told(less) == "always asking|always not always")
      // What has not changed is not told again.
      #expect(try told(less) == "")
      try probe.permit(Permission(.denied))
      #expect(
        try told(.authorizationChanged(Permission(.denied))).hasSuffix("|always denied"))
      #expect(try tap("End session").told.hasSuffix("|always over"))
    }

    @Test func `a session that needs full accuracy asks for it once there is a permission`() throws
    {
      try probe.permit(Self.waiting)
      #expect(try tap("Precise session", "Diagnose").told == "in use asking")
      let rough = Permission(.whenInUse, accuracy: .reduced)
      try probe.permit(rough)
      let answer = try probe.signal(.authorizationChanged(rough), at: 1)
      #expect(
        answer.requests == [.askForPermission(.temporaryFullAccuracy(purposeKey: "Walk"))])
      #expect(answer.screen?.message == "in use asking|in use rough")
      #expect(try probe.signal(.authorizationChanged(rough), at: 1).requests == [])
    }

    @Test func `out of sight nobody is asked, and what would come only in use is said`() throws {
      _ = try told(.enteredBackground)
      try probe.permit(Self.waiting)
      #expect(try tap("Session", "Diagnose").told == "always hidden")
      #expect(try tap("Live").told == "always hidden|hidden")
    }

    @Test func `a filter beyond the earth tells hardly anything, and what is no number everything`()
      throws
    {
      var far = UpdateRequest()
      far.distanceFilter = .kilometers(50_000)
      #expect(try tap("Make A", "Never", "Start A").requests == [.startUpdates(far)])
      #expect(try tap("Not a number").requests == [Self.start])
    }

    @Test func `live updates come until nobody listens any more`() throws {
      let request = UpdateRequest(interface: .live)
      #expect(try tap("Live").requests == [.startUpdates(request)])
      #expect(try told(fix(1)) == "live 1.0")
      #expect(try told(.locationFailed(.locationUnknown)) == "live 1.0|nowhere")
      let ended = try tap("No more")
      #expect(ended.requests == [.stopUpdates])
      #expect(ended.told == "live 1.0|nowhere|no more")
    }

    @Test func `live updates and managers hear as much as each of them wants`() throws {
      try tap("Make A", "Every 50 m", "Start A")
      #expect(try tap("Live").requests == [Self.start])
      let steps = try [0, 30, 45, 60, 100, 111].map { meters in
        try told(
          .fix(
            Fix(
              position: #require(Position(latitudeE7: meters * 90, longitudeE7: 0)),
              accuracyMeters: 5, timestamp: .scenarioStart)))
      }
      let last = try #require(steps.last)
      #expect(last.split(separator: "|").count { $0.hasPrefix("live") } == 6)
      #expect(last.split(separator: "|").filter { $0.hasPrefix("A") }.count == 3)
      // Another manager without a filter hears everything too.
      #expect(try tap("No more", "Make B", "Start B").requests == [Self.start])
    }

    @Test func `live updates say that the user is being asked`() throws {
      try probe.permit(Self.waiting)
      #expect(try tap("Live").told == "asking")
    }

    @Test func `what is set as a default is kept, also where the process ends right after`() throws
    {
      try tap("Count", "Count")
      let next = try ProbeProcess(program: "core-location-probe", home: probe.home)
      #expect(try next.tap("Counted", at: 1).screen?.message == "2")
    }

    @Test func `a question for full accuracy can be awaited`() throws {
      try tap("Make A", "Full, awaited")
      #expect(try told(.temporaryFullAccuracyFinished(promptDeclined: true)) == "declined")
      try tap("Full, awaited")
      #expect(try told(.temporaryFullAccuracyFinished(promptDeclined: false)) == "declined|asked")
    }

    @Test func `a monitor tells what changes, and the next process what it told`() throws {
      #expect(try tap("Make A", "Monitor").told == "[]")
      let middle = try #require(Position(latitudeE7: 10_000_000, longitudeE7: 20_000_000))
      let hut = Region(id: "Hut", center: middle, radius: .meters(300), isCondition: true)
      #expect(try tap("Add").requests == [.monitor(hut)])
      #expect(try told(.regionState(id: "Hut", .outside)) == "[]|Hut unsatisfied")
      #expect(try told(.regionState(id: "Hut", .outside)) == "")
      #expect(
        try told(.regionEntered(id: "Hut", fix: nil)) == "[]|Hut unsatisfied|Hut satisfied")
      let next = try ProbeProcess(program: "core-location-probe", home: probe.home)
      #expect(try next.tap("Monitor", at: 1).screen?.message == "[\"Hut\"]")
      #expect(try next.tap("Record", at: 1).screen?.message == "[\"Hut\"]|last satisfied")
    }

    @Test func `regions outlive the process`() throws {
      let asked = try tap("Make A", "Watch")
      let middle = try #require(Position(latitudeE7: 10_000_000, longitudeE7: 20_000_000))
      let hut = Region(id: "Hut", center: middle, radius: .meters(300))
      #expect(asked.requests == [.monitor(hut)])
      #expect(asked.told == "A watches Hut")
      let next = try ProbeProcess(program: "core-location-probe", home: probe.home)
      _ = try next.tap("Make A", at: 1)
      #expect(try next.tap("Watched", at: 1).screen?.message == "[\"Hut\"]")
      let entered = try next.signal(.regionEntered(id: "Hut", fix: nil), at: 2)
      #expect(entered.screen?.message == "[\"Hut\"]|A in Hut 300.0")
    }
  }
#endif
