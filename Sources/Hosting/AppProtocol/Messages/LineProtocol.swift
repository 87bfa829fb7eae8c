package import DeviceInterface
package import Vocabulary

/// The protocol between the phone and an app in a process of its own: JSON-RPC 2.0, one message a line.
package enum LineProtocol {
  /// The version; it grows when an app of today would have to be changed.
  package static let version = 1

  /// How signals stand on the line.
  package static let signal = Form<Signal>.oneOf(
    "Signal", Vocabulary.signalSections.flatMap(\.terms).map(\.form), of: \.term.form.record.name)
  /// How requests stand on the line.
  package static let request = Form<Request>.oneOf(
    "Request", Vocabulary.requestSections.flatMap(\.terms).map(\.form), of: \.term.form.record.name)
  /// How lists of requests stand on the line.
  package static let requests = request.list
  /// How screens stand on the line.
  package static let screen = Vocabulary.screen
  /// How facts stand on the line.
  package static let facts = Vocabulary.facts
}

/// The phone's end of the line: writes what an app is told, each message with a number and only what has changed of the facts.
package struct LineWriter: Sendable {
  private var number: Int64 = 0
  private var told: [JSONValue.Member] = []

  /// Creates the writer of a process that has been told nothing.
  package init() {}

  /// The number of the last message, which its answer must repeat.
  package var lastNumber: Int64 { number }

  /// Returns the first message: the version of the protocol, a seed for whatever the app draws by chance, and all facts.
  package mutating func start(seed: UInt64, _ facts: Facts) -> [UInt8] {
    told = LineProtocol.facts.members(of: facts)
    return message(
      "start",
      [
        JSONValue.Member("protocol", .integer(Int64(LineProtocol.version))),
        JSONValue.Member("seed", .integer(Int64(seed % 1_000_000_007))),
        JSONValue.Member("facts", .object(told)),
      ])
  }

  /// Returns a message about a signal, with the members of the facts that have changed.
  ///
  /// What is stored is told again only after signals about the storage: the app knows what it has written.
  package mutating func signal(_ signal: Signal, _ facts: Facts) -> [UInt8] {
    var facts = facts
    let tellsStorage = signal.concernsStorage
    if !tellsStorage { facts.storage = [:] }
    let now = LineProtocol.facts.members(of: facts)
    let changes = zip(told, now)
      .filter { $0.1.name == "storage" ? tellsStorage : $0.0 != $0.1 }.map(\.1)
    told = now
    return message(
      "signal",
      [
        JSONValue.Member("signal", LineProtocol.signal.write(signal)),
        JSONValue.Member("facts", .object(changes)),
      ])
  }

  private mutating func message(_ method: String, _ parameters: [JSONValue.Member]) -> [UInt8] {
    number += 1
    let message = JSONValue.object([
      JSONValue.Member("jsonrpc", .string("2.0")), JSONValue.Member("id", .integer(number)),
      JSONValue.Member("method", .string(method)),
      JSONValue.Member("params", .object(parameters)),
    ])
    return Array(message.text.utf8) + [UInt8(ascii: "\n")]
  }
}

extension Form {
  /// The members of a value that stands on the line as an object.
  func members(of value: Value) -> [JSONValue.Member] {
    guard case .object(let members) = write(value) else { return [] }
    return members
  }
}

extension Signal {
  /// Whether what is stored may be other than the app believes.
  fileprivate var concernsStorage: Bool {
    switch self {
    case .storageUnlocked, .storageFailed, .storageLocked: true
    default: false
    }
  }
}
