package import DeviceInterface
import Vocabulary

/// A message of the phone to an app in a process of its own, as the app takes it in.
package enum HostMessage: Hashable, Sendable {
  /// The process has begun: the version of the phone's protocol, and a seed for whatever is to be drawn by chance.
  case start(version: Int64, seed: Int64)
  /// Something happened.
  case signal(Signal)
}

/// The app's end of the line: reads messages, and writes their answers.
package struct LineReader: Sendable {
  private var told: [JSONValue.Member] = []
  /// What the app can read at any moment, as it was told so far.
  package private(set) var facts: Facts?
  /// The number of the message that is to be answered; `nil` where it could not be read.
  package private(set) var number: Int64?

  /// Creates the reader of a process that has been told nothing.
  package init() {}

  /// Reads a message, and takes over what it says of the facts; throws `LineFault` or `JSONError`, and takes over nothing
  /// then.
  package mutating func read(_ line: String) throws -> HostMessage {
    number = nil
    let message = try JSONValue(parsing: line)
    number = message["id"]?.integer
    guard let parameters = message["params"], case .object(let members) = parameters["facts"] else {
      throw LineFault("expected a message with facts, found \(message.excerpt)")
    }
    switch message["method"]?.string {
    case "start":
      facts = try LineProtocol.facts.read(.object(members))
      told = members
      return .start(
        version: parameters["protocol"]?.integer ?? 0, seed: parameters["seed"]?.integer ?? 0)
    case "signal":
      let signal = try LineProtocol.signal.read(parameters["signal"] ?? .null)
      try update(with: members)
      return .signal(signal)
    default:
      throw LineFault("there is no method \(message["method"]?.excerpt ?? "none")")
    }
  }

  /// Takes over what has changed of the facts.
  private mutating func update(with changes: [JSONValue.Member]) throws {
    var now = told
    for change in changes {
      guard let index = now.firstIndex(where: { $0.name == change.name }) else { continue }
      now[index] = change
    }
    var learnt = try LineProtocol.facts.read(.object(now))
    // What is stored is told only where the app may be wrong about it.
    if !changes.contains(where: { $0.name == "storage" }), let facts {
      learnt.storage = facts.storage
    }
    (told, facts) = (now, learnt)
  }

  /// Takes note of what the app has asked to be stored, which the phone does not repeat.
  package mutating func record(_ requests: [Request]) {
    for request in requests {
      switch request {
      case .store(let key, let value): facts?.storage[key] = value
      case .append(let key, let line):
        facts?.storage[key, default: ""] += line + "\n"
      case .delete(let key): facts?.storage[key] = nil
      default: break
      }
    }
  }

  /// Returns the line that answers the first message.
  package func begun(showing screen: Screen) -> [UInt8] {
    response("result", LineProtocol.firstAnswer.write((Int64(LineProtocol.version), screen)))
  }

  /// Returns the line that answers a signal.
  package func answer(_ answer: Answer) -> [UInt8] {
    response("result", LineProtocol.answer.write(answer))
  }

  /// Returns the line that says why a message could not be handled.
  package func failure(_ message: String) -> [UInt8] {
    response(
      "error",
      .object([.init("code", .integer(-32_000)), .init("message", .string(message))]))
  }

  private func response(_ name: String, _ value: JSONValue) -> [UInt8] {
    let response = JSONValue.object([
      .init("jsonrpc", .string("2.0")), .init("id", number.map(JSONValue.integer) ?? .null),
      .init(name, value),
    ])
    return Array(response.text.utf8) + [UInt8(ascii: "\n")]
  }
}
