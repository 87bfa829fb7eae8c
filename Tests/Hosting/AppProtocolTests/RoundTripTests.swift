import AppProtocol
import DeviceInterface
import Testing
import Vocabulary

/// What is written can be read, and nothing of it is lost.
struct RoundTripTests {
  @Test(arguments: Samples.signals)
  func `a signal is read as it was written`(_ signal: Signal) throws {
    let line = try JSONValue(parsing: LineProtocol.signal.write(signal).text)
    #expect(try LineProtocol.signal.read(line) == signal)
  }

  @Test(arguments: Samples.requests)
  func `a request is read as it was written`(_ request: Request) throws {
    let line = try JSONValue(parsing: LineProtocol.request.write(request).text)
    #expect(try LineProtocol.request.read(line) == request)
  }

  @Test func `a screen is read as it was written`() throws {
    for screen in [Samples.screen, Screen(title: "")] {
      let line = try JSONValue(parsing: LineProtocol.screen.write(screen).text)
      #expect(try LineProtocol.screen.read(line) == screen)
    }
  }

  @Test func `facts are read as they were written`() throws {
    let bare = Facts(platform: .iOS, permission: Permission(.notDetermined))
    for facts in [Samples.facts, bare] {
      let line = try JSONValue(parsing: LineProtocol.facts.write(facts).text)
      #expect(try LineProtocol.facts.read(line) == facts)
    }
  }

  @Test func `every kind of the protocol has a sample here`() {
    let signals = Samples.signals.map(LineProtocol.signal.write)
    let requests = Samples.requests.map(LineProtocol.request.write)
    #expect(Self.kinds(signals) == Self.kinds(LineProtocol.signal.shape))
    #expect(Self.kinds(requests) == Self.kinds(LineProtocol.request.shape))
  }

  private static func kinds(_ values: [JSONValue]) -> Set<String> {
    Set(values.compactMap { $0["kind"]?.string })
  }

  private static func kinds(_ shape: Shape) -> Set<String> {
    guard case .oneOf(_, let kinds) = shape else { return [] }
    return Set(kinds.map(\.name))
  }
}

/// A message names what has changed, and only that.
struct LineWriterTests {
  private static func json(_ bytes: [UInt8]) throws -> JSONValue {
    #expect(bytes.last == UInt8(ascii: "\n"))
    return try JSONValue(parsing: String(decoding: bytes.dropLast(), as: UTF8.self))
  }

  private static func names(_ message: JSONValue) -> [String] {
    guard case .object(let members) = message["params"]?["facts"] else { return [] }
    return members.map(\.name)
  }

  @Test func `the first message has all facts`() throws {
    var writer = LineWriter()
    let message = try Self.json(writer.start(seed: 7, Samples.facts))
    #expect(message["method"]?.string == "start")
    #expect(message["params"]?["seed"]?.integer == 7)
    #expect(try LineProtocol.facts.read(try #require(message["params"]?["facts"])) == Samples.facts)
  }

  @Test func `later ones have what has changed, and a number of their own`() throws {
    var writer = LineWriter()
    var facts = Samples.facts
    _ = writer.start(seed: 0, facts)
    facts.isOnline = true
    facts.audioPosition = nil
    facts.storage["c"] = "3"
    let message = try Self.json(writer.signal(.connectivityChanged(isOnline: true), facts))
    #expect(message["id"]?.integer == 2)
    #expect(writer.lastNumber == 2)
    // What the app stores, it knows.
    #expect(Self.names(message) == ["isOnline", "audioPosition"])
    #expect(message["params"]?["facts"]?["audioPosition"] == .null)
  }

  @Test(arguments: [Signal.storageUnlocked, .storageFailed(key: "k"), .storageLocked(key: "k")])
  func `what is stored is told again after signals about the storage`(_ signal: Signal) throws {
    var writer = LineWriter()
    var facts = Samples.facts
    _ = writer.start(seed: 0, facts)
    // What the app had asked to be stored is not there: it must hear of that, although nothing has changed.
    _ = writer.signal(.becameActive, facts)
    let unchanged = try Self.json(writer.signal(signal, facts))
    #expect(unchanged["params"]?["facts"]?["storage"]?["a"]?.string == "1")
    facts.storage = [:]
    let emptied = try Self.json(writer.signal(signal, facts))
    #expect(emptied["params"]?["facts"]?["storage"] == .object([]))
  }

  @Test func `numbers stand for the same length everywhere`() {
    let text = LineProtocol.request.write(.schedule(timer: "t", after: .microseconds(1_500_001)))
      .text
    #expect(text == #"{"kind":"schedule","timer":"t","after":1.500001}"#)
    let region = Region(id: "r", center: Samples.position, radius: Distance(centimeters: 15_050))
    #expect(
      LineProtocol.request.write(.monitor(region)).text
        == #"{"kind":"monitor","region":{"id":"r","center":{"latitude":52.2297,"longitude":21.0122},"radius":150.5}}"#
    )
  }
}
