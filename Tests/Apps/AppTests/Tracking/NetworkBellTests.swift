import DeviceInterface
import Testing

@testable import AppParts

/// The request whose answer has iOS start the app when there is a network.
struct NetworkBellTests {
  private static func platform(
    _ kind: PlatformKind = .iOS, isOnline: Bool = false
  ) -> Requests {
    var facts = Facts(platform: kind, permission: Permission(.always))
    facts.isOnline = isOnline
    return Requests(facts)
  }

  private static func rings(_ platform: Requests) -> Bool {
    platform.list.contains { if case .transfer = $0 { true } else { false } }
  }

  @Test(arguments: [
    (PlatformKind.iOS, true, false, true), (.iOS, false, false, false), (.iOS, true, true, false),
    // Android's deferred work begins with the network.
    (.android, true, false, false),
  ])
  func `it hangs on iOS where something waits for a network`(
    kind: PlatformKind, hasUnsent: Bool, isOnline: Bool, hangs: Bool
  ) {
    var bell = NetworkBell(path: "/api/shifts")
    var platform = Self.platform(kind, isOnline: isOnline)
    bell.hang(ifUnsent: hasUnsent, &platform)
    #expect(Self.rings(platform) == hangs && bell.isHung == hangs)
  }

  @Test func `with a network it hangs only after something has got through, each time anew`() {
    var bell = NetworkBell(path: "/api/shifts")
    bell.noteDelivery()
    for hangs in [true, false] {
      var platform = Self.platform(isOnline: true)
      bell.hang(ifUnsent: true, &platform)
      #expect(Self.rings(platform) == hangs)
    }
  }

  @Test func `it is taken down when nothing waits, and knows its own answer`() throws {
    var bell = NetworkBell(path: "/api/shifts")
    var platform = Self.platform()
    bell.hang(ifUnsent: true, &platform)
    guard case .transfer(let request) = try #require(platform.list.first) else {
      Issue.record("\(platform.list)")
      return
    }
    platform = Self.platform()
    bell.watch(isHeldUp: false, isDelivered: false, &platform)
    #expect(platform.list == [])
    bell.watch(isHeldUp: false, isDelivered: true, &platform)
    #expect(platform.list == [.cancelSend(id: request.id)] && !bell.isHung)
    #expect(!bell.receiveAnswer(to: 1) && bell.receiveAnswer(to: request.id))
  }
}
