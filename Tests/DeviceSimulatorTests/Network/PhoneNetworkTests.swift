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
}
