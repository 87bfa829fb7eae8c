#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Places and their names, asked of the scenario's server.
  struct GeocoderTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "core-location-probe") }

    private static let question = Request.send(
      ServerRequest(
        id: 1, .get, "/geocoder",
        query: [.init("latitude", "52.22970"), .init("longitude", "21.01220")],
        timeout: .seconds(60)))

    @Test(arguments: [
      (
        ServerResponse(status: 200, body: #"[{"name":"Long Street 5","locality":"Warsaw"}]"#),
        "[\"Long Street 5 Warsaw\"] -1"
      ),
      (
        ServerResponse(
          status: 200, body: #"[{"name":"Park","timeZone":"Europe/Warsaw","radius":250}]"#),
        "[\"Park - Europe/Warsaw 250.0\"] -1"
      ),
      (ServerResponse(status: 200, body: #"[{"timeZone":"Nowhere/At all"}]"#), "[\"- -\"] -1"),
      (ServerResponse(status: 200, body: "[]"), "[] 8"),
      (ServerResponse(status: 404), "[] 8"), (ServerResponse(status: 500), "[] 2"),
      (ServerResponse(status: 200, body: "nonsense"), "[] 2"),
      (ServerResponse(status: 200, body: #"[{}, 3]"#), "[\"- -\"] -1"),
    ])
    func `a place is named as the server names it`(
      response: ServerResponse, expected: String
    ) throws {
      #expect(try probe.tap("Name", at: 1).requests == [Self.question])
      let told = try probe.signal(.response(id: 1, response), at: 2).screen?.message
      #expect(told == expected)
    }

    @Test func `without a network nothing is known, and a second question is one too many`() throws
    {
      _ = try probe.tap("Name", at: 1)
      #expect(try probe.tap("Name", at: 2).screen?.message == "[] 10")
      let told = try probe.signal(.requestFailed(id: 1, .offline), at: 3).screen?.message
      #expect(told == "[] 10|[] 2")
      // And then another one can be asked, under a number of its own.
      let requests = try probe.tap("Name", at: 4).requests
      #expect(requests.count == 1 && requests != [Self.question], "\(requests)")
    }

    @Test func `an address is found, or not`() throws {
      _ = try probe.tap("Find", at: 1)
      let answer = ServerResponse(status: 200, body: #"[{"latitude":52.5,"longitude":21}]"#)
      #expect(try probe.signal(.response(id: 1, answer), at: 2).screen?.message == "52.5")
      _ = try probe.tap("Find", at: 3)
      let none = ServerResponse(status: 404)
      #expect(try probe.signal(.response(id: 2, none), at: 4).screen?.message == "52.5|true")
    }

    @Test func `a question can be taken back`() throws {
      _ = try probe.tap("Name", at: 1)
      let taken = try probe.tap("Take back", at: 2)
      #expect(taken.requests == [.cancelSend(id: 1)])
      #expect(taken.screen?.message == "[] 10")
    }
  }
#endif
