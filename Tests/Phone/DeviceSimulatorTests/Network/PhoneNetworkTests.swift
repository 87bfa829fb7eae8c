import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneNetworkTests {
  private let request = ServerRequest(id: 1, .get, "/listings", timeout: .seconds(30))
  private let response = ServerResponse(status: 200, body: "[]")

  @Test func `an answer arrives after its delay`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.send(request))
    #expect(played.events == [.outgoing(request)])
    played.phone.deliver(.response(response, after: .seconds(3)), for: 1)
    played.pass(.seconds(2))
    #expect(played.told.isEmpty)
    played.pass(.seconds(1))
    #expect(played.told == [.response(id: 1, response)])
    played.pass(.seconds(60))
    #expect(played.told.count == 1, "the timeout is forgotten")
  }

  @Test func `without an answer the request times out`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.send(request))
    played.phone.deliver(.none, for: 1)
    played.pass(.seconds(30))
    #expect(played.told == [.requestFailed(id: 1, .timedOut)])
  }

  @Test func `a broken connection is told, and an answer that is too late is not`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.send(request))
    played.phone.deliver(.connectionLost(after: .seconds(1)), for: 1)
    played.pass(.seconds(1))
    #expect(played.told == [.requestFailed(id: 1, .connectionLost)])
    played.phone.deliver(.response(response, after: .zero), for: 1)
    played.pass(.seconds(1))
    #expect(played.told.count == 1)
  }

  @Test func `offline a request never leaves the phone`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.act { $0.setOnline(false) }
    #expect(played.told == [.connectivityChanged(isOnline: false)])
    played.forget()
    played.ask(.send(request))
    #expect(played.events == [.signal(.requestFailed(id: 1, .offline))])
  }

  @Test(arguments: [PlatformKind.iOS, .android])
  func `a request over plain HTTP never leaves the phone`(platform: PlatformKind) throws {
    var played = try PlayedPhone(opened: platform == .iOS ? .iOS : .android)
    played.ask(.send(ServerRequest(id: 1, .get, "/listings", isClear: true)))
    #expect(played.events == [.signal(.requestFailed(id: 1, .connectionLost))])
    #expect(played.phone.clearRequestCount == 1)
    played.forget()
    played.ask(.send(request))
    #expect(played.events == [.outgoing(request)])
    #expect(played.phone.clearRequestCount == 1)
  }

  @Test func `losing the network breaks every request in the order they were sent`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.send(request))
    played.ask(.send(ServerRequest(id: 2, .get, "/other")))
    played.phone.deliver(.response(response, after: .seconds(5)), for: 1)
    played.forget()
    played.act { $0.setOnline(false) }
    played.pass(.seconds(60))
    #expect(
      played.told == [
        .connectivityChanged(isOnline: false), .requestFailed(id: 1, .connectionLost),
        .requestFailed(id: 2, .connectionLost),
      ])
  }

  @Test func `a cancelled request hears nothing more`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.send(request))
    played.phone.deliver(.response(response, after: .seconds(5)), for: 1)
    played.ask(.cancelSend(id: 1))
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
  }

  @Test func `an answer waits for a suspended app and vanishes with a dead one`() throws {
    var suspended = try PlayedPhone(opened: .iOS)
    suspended.ask(.send(request))
    suspended.phone.deliver(.response(response, after: .seconds(20)), for: 1)
    var killed = suspended
    try suspended.act { try $0.pressHome() }
    suspended.pass(.seconds(25))
    suspended.forget()
    try suspended.act { try $0.openApp() }
    #expect(suspended.told == [.resumed, .response(id: 1, response), .becameActive])

    try killed.act { try $0.killBySystem() }
    try killed.act { try $0.openApp() }
    killed.ask(.send(request))
    killed.forget()
    killed.pass(.seconds(25))
    #expect(killed.told.isEmpty, "the old answer does not reach the new process's request")
  }

  @Test func `what was sent before a kill still reaches the server`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.perform(.send(request))
    try played.phone.killBySystem()
    played.settle()
    #expect(played.events.contains(.outgoing(request)))
  }

  // MARK: Conditions

  @Test func `a slow network delays requests and answers`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.networkConditions.requestLatency = .seconds(2)
    played.phone.networkConditions.replyLatency = .seconds(3)
    played.ask(.send(request))
    played.pass(.milliseconds(1_999))
    #expect(played.events.isEmpty)
    played.pass(.milliseconds(1))
    #expect(played.events == [.outgoing(request)])
    played.phone.deliver(.response(response, after: .seconds(1)), for: 1)
    played.pass(.milliseconds(3_999))
    #expect(played.told.isEmpty)
    played.pass(.milliseconds(1))
    #expect(played.told == [.response(id: 1, response)])
  }

  @Test func `a request that is held up reaches the server after a later one`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.delayNextRequests(of: RequestScope(method: .get), by: .seconds(5))
    let upload = ServerRequest(id: 2, .post, "/points")
    played.ask(.send(request))
    played.ask(.send(upload))
    played.pass(.seconds(5))
    #expect(played.events == [.outgoing(upload), .outgoing(request)])
    let third = ServerRequest(id: 3, .get, "/listings")
    played.forget()
    played.ask(.send(third))
    #expect(played.events == [.outgoing(third)], "only the next one is held up")
  }

  @Test func `a request reaches the server after the app has given it up`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.delayNextRequests(by: .seconds(40))
    played.ask(.send(request))
    played.pass(.seconds(40))
    #expect(played.events == [.signal(.requestFailed(id: 1, .timedOut)), .outgoing(request)])
    played.phone.deliver(.response(response, after: .zero), for: 1)
    played.pass(.seconds(1))
    #expect(played.told.count == 1)
  }

  @Test func `a request on its way arrives although the network is gone`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.networkConditions.requestLatency = .seconds(2)
    played.ask(.send(request))
    played.act { $0.setOnline(false) }
    #expect(played.told.last == .requestFailed(id: 1, .connectionLost))
    played.pass(.seconds(2))
    #expect(played.events.last == .outgoing(request))
  }

  @Test func `the reply to a request of an ended process does not reach the next process`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.delayNextRequests(by: .seconds(5))
    played.ask(.send(request))
    try played.act { try $0.killBySystem() }
    try played.act { try $0.openApp() }
    let other = ServerRequest(id: 1, .get, "/other")
    played.ask(.send(other))
    played.forget()
    played.pass(.seconds(5))
    #expect(played.events == [.strayed(request)])
  }

  @Test(arguments: [(true, [1, 2, 4, 5]), (false, [1, 2, 3, 4, 5, 6])])
  func `a bad network loses every third request or reply`(
    losesRequests: Bool, reached: [Int]
  ) throws {
    var played = try PlayedPhone(opened: .iOS)
    if losesRequests {
      played.phone.networkConditions.requestLossPeriod = 3
    } else {
      played.phone.networkConditions.replyLossPeriod = 3
    }
    var arrived: [Int] = []
    var told: [Signal] = []
    for id in 1...6 {
      played.forget()
      played.ask(.send(ServerRequest(id: id, .get, "/listings")))
      if played.events.contains(.outgoing(ServerRequest(id: id, .get, "/listings"))) {
        arrived.append(id)
        played.phone.deliver(.response(response, after: .zero), for: id)
        played.settle()
      }
      told += played.told
    }
    #expect(arrived == reached)
    #expect(
      told
        == (1...6).map { id in
          id % 3 == 0 ? .requestFailed(id: id, .connectionLost) : .response(id: id, response)
        })
  }

  @Test func `a captive portal lets nothing through, and the phone believes to be online`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.networkConditions.requestLossPeriod = 1
    played.ask(.send(request))
    #expect(played.events == [.signal(.requestFailed(id: 1, .connectionLost))])
    #expect(played.phone.isOnline)
    played.phone.networkConditions = NetworkConditions()
    played.forget()
    played.ask(.send(request))
    #expect(played.events == [.outgoing(request)])
  }
}
