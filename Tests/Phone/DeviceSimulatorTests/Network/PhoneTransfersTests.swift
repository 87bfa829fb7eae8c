import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneTransfersTests {
  private let request = ServerRequest(id: 1, .post, "/points")

  private func transferring() throws -> PlayedPhone {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.transfer(request))
    return played
  }

  @Test func `a transfer leaves the phone once, and its answer reaches the app once`() throws {
    var played = try transferring()
    #expect(played.events == [.transferring(request)])
    played.phone.deliverTransfer(.response(ServerResponse(status: 200), after: .zero), for: 1)
    played.phone.deliverTransfer(.response(ServerResponse(status: 500), after: .zero), for: 1)
    played.settle()
    #expect(played.told == [.response(id: 1, ServerResponse(status: 200))])
    #expect(played.phone.stateOfTransfer(1) == nil)
  }

  @Test func `an answer that comes after the network was lost counts for nothing`() throws {
    var played = try transferring()
    played.phone.deliverTransfer(
      .response(ServerResponse(status: 200), after: .seconds(10)), for: 1)
    played.act { $0.setOnline(false) }
    played.forget()
    played.pass(.seconds(60))
    #expect(played.told.isEmpty)
    #expect(played.phone.stateOfTransfer(1) == .waiting)
    played.act { $0.setOnline(true) }
    #expect(played.events.contains(.transferring(request)))
  }

  @Test func `Android knows no such request`() throws {
    var played = try PlayedPhone(opened: .android)
    played.ask(.transfer(request))
    #expect(played.events.isEmpty)
    #expect(played.phone.stateOfTransfer(1) == nil)
  }
}
