#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Maps of SwiftUI as the phone shows them.
  struct MapTests {
    private let probe: ProbeProcess
    /// The map as it is seen first.
    private let first: MapView?

    init() throws {
      probe = try ProbeProcess(program: "map-kit-probe")
      first = try probe.signal(.launched(.user), at: 0).screen?.map
      _ = try probe.signal(.becameActive, at: 0)
    }

    private static func fix(_ latitude: Int32) throws -> Fix {
      let position = try #require(
        Position(latitudeE7: latitude * 10_000_000, longitudeE7: 210_000_000))
      return Fix(position: position, accuracyMeters: 5, timestamp: .scenarioStart)
    }

    @Test func `markers and annotations are points with what names them`() throws {
      let map = try #require(first)
      #expect(map.points.map(\.title) == ["Aga", "Bon", "Here"])
      #expect(map.points.map(\.detail) == ["", "", "Tap 0"])
      #expect(map.points.map(\.color) == [.green, .green, nil])
      #expect(map.points.map(\.number) == [1, 2, 3])
    }

    @Test func `a map that is to show all shows what is on it`() throws {
      let map = try #require(first)
      #expect(map.camera?.center.latitudeE7 ?? 0 > 520_090_000)
      #expect(map.camera?.center.latitudeE7 ?? 0 < 520_110_000)
      #expect(map.camera?.zoom == 13)
    }

    @Test func `what is tapped is chosen by its tag, or by the identity of its element`() throws {
      let chosen = try probe.signal(.tappedPoint(2), at: 1).screen?.message
      #expect(chosen == "chosen 8, seen 52.01")
      let tagged = try probe.signal(.tappedPoint(3), at: 2).screen
      #expect(tagged?.message == "chosen 99, seen 52.01")
      #expect(tagged?.map?.points[2].detail == "Tap 1")
    }

    @Test func `lines and circles come and go`() throws {
      let before = try #require(first)
      #expect(before.coloredLines.isEmpty && before.circles.isEmpty)
      let after = try #require(probe.tap("Line", at: 2).screen?.map)
      #expect(after.coloredLines.map(\.positions.count) == [2])
      #expect(after.coloredLines.map(\.color) == [.blue] && after.lines.isEmpty)
      #expect(after.circles.map(\.radius) == [.meters(250)])
      #expect(after.circles.map(\.style) == [.gray])
    }

    @Test func `the app moves the map by its binding, and is told`() throws {
      let screen = try #require(probe.tap("Region", at: 1).screen)
      #expect(screen.map?.camera?.center.latitudeE7 == 520_200_000)
      #expect(screen.map?.camera?.zoom == 16)
      #expect(screen.message == "chosen none, seen 52.02")
    }

    @Test func `the user stands where the app was told, and the map goes there at a tap`() throws {
      #expect(try #require(first).marker == nil)
      let told = try probe.signal(.fix(Self.fix(48)), at: 2).screen
      #expect(told?.map?.marker?.latitudeE7 == 480_000_000)
      let moved = try probe.tap("Current Location", at: 3).screen
      #expect(moved?.map?.camera?.center.latitudeE7 == 480_000_000)
      let along = try probe.signal(.fix(Self.fix(49)), at: 4).screen
      #expect(along?.map?.camera?.center.latitudeE7 == 490_000_000)
    }

    @Test func `who may know the position no more sees no user`() throws {
      _ = try probe.signal(.fix(Self.fix(48)), at: 1)
      try probe.permit(Permission(.denied))
      let screen = try probe.signal(.authorizationChanged(Permission(.denied)), at: 2).screen
      #expect(screen?.map != nil && screen?.map?.marker == nil)
    }

    @Test func `a map of the older form has its region, views as points, and follows the user`()
      throws
    {
      let old = try #require(probe.tap("Old", at: 1).screen)
      #expect(old.map?.points.map(\.title) == ["Aga", "Bon"])
      #expect(old.map?.camera?.center.latitudeE7 == 500_000_000 && old.map?.camera?.zoom == 11)
      let tapped = try probe.signal(.tappedPoint(1), at: 2).screen
      #expect(tapped?.message == "opened Aga, at 50.0")
      _ = try probe.tap("Follow", at: 3)
      let followed = try probe.signal(.fix(Self.fix(49)), at: 4).screen
      #expect(followed?.message == "opened Aga, at 49.0")
      #expect(followed?.map?.marker?.latitudeE7 == 490_000_000)
    }

    @Test func `who has not answered is asked for the position by the button that shares it`()
      throws
    {
      _ = try probe.tap("Search", at: 1)
      let allowed = try probe.tap("Share Current Location", at: 2)
      #expect(allowed.requests.isEmpty && allowed.screen?.message == "shared")
      try probe.permit(Permission(.notDetermined))
      let asked = try probe.tap("Share Current Location", at: 3)
      #expect(asked.requests == [.askForPermission(.whenInUse)])
      #expect(asked.screen == nil)
      // A manager that is made meanwhile is told the same; only an answer counts.
      let waiting = Signal.authorizationChanged(Permission(.notDetermined))
      #expect(try probe.signal(waiting, at: 3).screen == nil)
      try probe.permit(Permission(.whenInUse))
      let answer = Signal.authorizationChanged(Permission(.whenInUse))
      #expect(try probe.signal(answer, at: 4).screen?.message == "shared\nshared")
      #expect(try probe.signal(answer, at: 5).screen == nil)
    }

    // MARK: Places.

    private static func question(_ id: Int, _ path: String, _ query: [(String, String)]) -> Request
    {
      .send(
        ServerRequest(
          id: id, .get, path, query: query.map { .init($0.0, $0.1) }, timeout: .seconds(60)))
    }

    @Test func `a search is answered by the scenario's server, and a place is opened`() throws {
      _ = try probe.tap("Search", at: 1)
      let asked = try probe.signal(.entered("Cof", field: "Words"), at: 2).requests
      #expect(asked == [Self.question(1, "/places/suggestions", [("query", "Cof")])])
      let again = try probe.signal(.entered("Coffee", field: "Words"), at: 3).requests
      #expect(
        again == [
          .cancelSend(id: 1), Self.question(2, "/places/suggestions", [("query", "Coffee")]),
        ])
      let body = #"[{"title":"Coffee","subtitle":"Nearby"}]"#
      let told = try probe.signal(.response(id: 2, ServerResponse(status: 200, body: body)), at: 4)
      #expect(told.screen?.message == "Coffee (Nearby)")
      let search = [("query", "Coffee"), ("latitude", "52.00000"), ("longitude", "21.00000")]
      #expect(try probe.tap("Find", at: 5).requests == [Self.question(3, "/places", search)])
      let place =
        #"[{"name":"Aga","latitude":52,"longitude":21.5,"phoneNumber":"555","locality":"Ryki"}]"#
      let found = try probe.signal(
        .response(id: 3, ServerResponse(status: 200, body: place)), at: 6)
      #expect(found.screen?.message == "Aga 555")
      #expect(try probe.tap("Address", at: 6.5).screen?.message == "Ryki")
      let address = "https://maps.apple.com/?daddr=52.000000,21.500000&dirflg=w"
      #expect(try probe.tap("Open", at: 7).requests == [.open(address: address)])
    }

    @Test func `a way is told by the scenario's server, or not`() throws {
      _ = try probe.tap("Search", at: 1)
      let query = [
        ("from", "52.000000,21.000000"), ("to", "52.020000,21.000000"), ("by", "walking"),
      ]
      #expect(try probe.tap("Way", at: 2).requests == [Self.question(1, "/directions", query)])
      let body =
        #"[{"name":"Long Street","distance":2224,"line":[[52,21],[52.02,21],3],"steps":[{}]}]"#
      let told = try probe.signal(.response(id: 1, ServerResponse(status: 200, body: body)), at: 3)
      #expect(told.screen?.message == "Long Street 2224.0 2 1")
      _ = try probe.tap("Way", at: 4)
      let none = try probe.signal(.response(id: 2, ServerResponse(status: 404)), at: 5)
      #expect(none.screen?.message == "error directionsNotFound")
    }

    @Test(arguments: [
      (Signal.response(id: 1, ServerResponse(status: 404)), "error placemarkNotFound"),
      (.response(id: 1, ServerResponse(status: 200, body: "[]")), "error placemarkNotFound"),
      (.response(id: 1, ServerResponse(status: 500)), "error serverFailure"),
      (.response(id: 1, ServerResponse(status: 200, body: "nonsense")), "error serverFailure"),
      (.requestFailed(id: 1, .offline), "error serverFailure"),
    ])
    func `a search that finds nothing says why`(signal: Signal, message: String) throws {
      _ = try probe.tap("Search", at: 1)
      _ = try probe.tap("Find", at: 2)
      #expect(try probe.signal(signal, at: 3).screen?.message == message)
    }
  }
#endif
