import DeviceInterface
import Testing

@testable import AppParts

/// What records, keeps, sends and forgets, at its door.
struct TrackingCoreTests {
  private static let destination = PointLog.Destination(path: "/api/shifts/s-1/points")

  private static func core() -> TrackingCore {
    TrackingCore(
      namespace: "test", state: "test.state", collection: "/api/shifts",
      TrackJournal.Configuration())
  }

  private static func facts(_ storage: [String: String] = [:]) -> Facts {
    var facts = Facts(platform: .iOS, permission: Permission(.always))
    facts.storage = storage
    return facts
  }

  /// What storage holds once the requests are done.
  private static func stored(_ requests: [Request]) -> [String: String] {
    var storage: [String: String] = [:]
    for request in requests {
      switch request {
      case .store(let key, let value): storage[key] = value
      case .append(let key, let line): storage[key, default: ""] += line + "\n"
      case .delete(let key): storage[key] = nil
      default: break
      }
    }
    return storage
  }

  private static func begun(_ platform: inout Requests) throws -> TrackingCore {
    var core = core()
    core.open("s-1", destination, &platform)
    core.store("state", &platform)
    let point = TrackPoint(
      number: 0, timeMilliseconds: 1, position: try Position(text: "52.23, 21.01"),
      accuracyMeters: 5)
    #expect(core.record(point, &platform)?.number == 1)
    return core
  }

  @Test func `without an owner nothing is recorded or stored`() throws {
    var platform = Requests(Self.facts())
    var core = try Self.begun(&platform)
    core.forget(&platform)
    platform = Requests(Self.facts())
    #expect(
      core.record(
        TrackPoint(
          number: 0, timeMilliseconds: 1, position: try Position(text: "52.23, 21.01"),
          accuracyMeters: 5), &platform) == nil)
    core.store("state", &platform)
    core.flush(&platform)
    #expect(platform.list == [] && core.points == [] && core.owner == nil)
  }

  @Test func `a later process goes on with the owner, unless the report of its end waits`() throws {
    var platform = Requests(Self.facts())
    var core = try Self.begun(&platform)
    var later = Self.core()
    var present = Requests(Self.facts(Self.stored(platform.list)))
    #expect(later.restore("s-1", Self.destination, endedBy: "end", &present))
    #expect(later.owner == "s-1" && later.points.map(\.number) == [1])
    core.report("end", path: "/api/shifts/s-1/end", body: "{}", &platform)
    later = Self.core()
    present = Requests(Self.facts(Self.stored(platform.list)))
    #expect(!later.restore("s-1", Self.destination, endedBy: "end", &present))
    #expect(later.owner == nil && present.list.contains(.delete(key: "test.state")))
  }

  @Test func `put away with something unsent, the platform is asked for time, which ends with it`()
    throws
  {
    var platform = Requests(Self.facts())
    var core = try Self.begun(&platform)
    core.updates.cameToFront()
    core.putAway(&platform)
    #expect(!core.updates.isInFront)
    #expect(
      platform.list.last == .deferWork(DeferredWork(name: "test.delivery", needsNetwork: true)))
    #expect(!core.startWork("another", &platform))
    #expect(core.startWork("test.delivery", &platform))
    let answer = ServerResponse(status: 200, body: #"{"accepted":[1],"refused":[]}"#)
    #expect(core.receive(answer, to: 1, &platform) != nil)
    core.settle(&platform)
    #expect(platform.list.last == .finishWork(name: "test.delivery", .succeeded))
  }
}
