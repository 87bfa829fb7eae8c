#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// What apps send by `URLSession` goes over the phone's network.
  struct PhoneNetworkTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "phone-network-probe") }

    private static let cafes = Request.send(
      ServerRequest(id: 1, .get, "/cafes", query: [.init("near", "1,2")]))

    @Test func `an awaited answer is the server's`() throws {
      #expect(try probe.tap("Await", at: 1).requests == [Self.cafes])
      let answer = Signal.response(id: 1, ServerResponse(status: 200, body: "[1]"))
      #expect(try probe.signal(answer, at: 2).screen?.message == "200 [1]")
    }

    @Test(arguments: [
      (ServerFailure.offline, -1009, "The Internet connection appears to be offline."),
      (.timedOut, -1001, "The request timed out."),
      (.connectionLost, -1005, "The network connection was lost."),
    ])
    func `what fails is told by the platform's errors, in its words`(
      failure: ServerFailure, code: Int, words: String
    ) throws {
      _ = try probe.tap("Await", at: 1)
      let told = try probe.signal(.requestFailed(id: 1, failure), at: 2).screen?.message
      #expect(told == "failed \(code)|\(words) /cafes")
    }

    @Test func `what is not encrypted is not sent, unless it stays at home`() throws {
      let refused = try probe.tap("In the clear", at: 1)
      #expect(refused.requests == [] && refused.screen?.message == "failed -1022")
      #expect(try probe.tap("In the clear, at home", at: 2).requests.count == 1)
    }

    @Test func `whoever waits for ever waits for a year`() throws {
      let request = ServerRequest(id: 1, .get, "/near", timeout: .seconds(31_536_000))
      #expect(try probe.tap("For ever", at: 1).requests == [.send(request)])
    }

    @Test func `a completion is called back`() throws {
      _ = try probe.tap("Call back", at: 1)
      let answer = Signal.response(id: 1, ServerResponse(status: 404, body: "no"))
      #expect(try probe.signal(answer, at: 2).screen?.message == "called back 404 2 0")
    }

    @Test(arguments: ["Own session", "Own session, delegated"])
    func `a session of the app's own has the phone's network, and adds to each request`(
      button: String
    ) throws {
      let request = ServerRequest(id: 1, .get, "/own", timeout: .seconds(7), authorization: "mine")
      #expect(try probe.tap(button, at: 1).requests == [.send(request)])
      let answer = Signal.response(id: 1, ServerResponse(status: 200, body: "abc"))
      #expect(try probe.signal(answer, at: 2).screen?.message == "own 3")
    }

    @Test func `body, key, token and timeout are carried`() throws {
      let request = ServerRequest(
        id: 1, .post, "/punches", body: "{\"id\":1}", idempotencyKey: "k1", timeout: .seconds(20),
        authorization: "t")
      #expect(try probe.tap("Post", at: 1).requests == [.send(request)])
      let answer = Signal.response(id: 1, ServerResponse(status: 204))
      #expect(try probe.signal(answer, at: 2).screen?.message == "posted 204")
    }

    @Test func `a body that is streamed is carried`() throws {
      let request = ServerRequest(id: 1, .post, "/punches", body: "{\"id\":3}")
      #expect(try probe.tap("Stream", at: 1).requests == [.send(request)])
    }

    @Test(arguments: [("Upload", 2), ("Upload a file", 4)])
    func `what an upload task was given is carried`(button: String, id: Int) throws {
      let request = ServerRequest(id: 1, .post, "/punches", body: "{\"id\":\(id)}")
      #expect(try probe.tap(button, at: 1).requests == [.send(request)])
      let answer = Signal.response(id: 1, ServerResponse(status: 201))
      #expect(try probe.signal(answer, at: 2).screen?.message == "uploaded 201")
    }

    @Test func `a delegate of a session is told of its requests`() throws {
      #expect(try probe.tap("Told", at: 1).requests == [.send(ServerRequest(id: 1, .get, "/told"))])
      let answer = Signal.response(id: 1, ServerResponse(status: 200, body: "abcd"))
      #expect(try probe.signal(answer, at: 2).screen?.message == "told 4 true")
    }

    @Test func `a download task is refused by name`() throws {
      #expect { try probe.tap("Download", at: 1) } throws: {
        "\($0)".contains("a download task leaves no file behind here")
      }
    }

    @Test func `who gives a request up waits no more`() throws {
      _ = try probe.tap("Await", at: 1)
      let cancelled = try probe.tap("Cancel", at: 2)
      #expect(cancelled.requests == [.cancelSend(id: 1)])
      #expect(cancelled.screen?.message == "failed -999|cancelled /cafes")
    }

    @Test(arguments: [
      (Signal.response(id: 1, ServerResponse(status: 200, body: "[1]")), "published [1]"),
      (.response(id: 1, ServerResponse(status: 404, body: "no")), "published []"),
      (.response(id: 1, ServerResponse(status: 200, body: "no")), "failed 0"),
      (.requestFailed(id: 1, .offline), "failed -1009"),
    ])
    func `a publisher sends what comes of a request`(signal: Signal, told: String) throws {
      _ = try probe.tap("Publish", at: 1)
      #expect(try probe.signal(signal, at: 2).screen?.message == told)
    }

    @Test func `who lets a publisher go waits no more`() throws {
      _ = try probe.tap("Publish", at: 1)
      let cancelled = try probe.tap("Cancel", at: 2)
      #expect(cancelled.requests == [.cancelSend(id: 1)])
      #expect(cancelled.screen?.message == nil)
    }
  }
#endif
