package import DeviceInterface
package import Vocabulary

/// The answer of an app to a message.
package struct Answer: Hashable, Sendable {
  /// What it asks of the platform, in order.
  package var requests: [Request]
  /// What it shows now; `nil` where that is unchanged.
  package var screen: Screen?

  /// Creates an answer.
  package init(requests: [Request] = [], screen: Screen? = nil) {
    (self.requests, self.screen) = (requests, screen)
  }
}

/// The reason for which a line of an app is no answer to the message with the number.
package enum AnswerFault: Error, Hashable, Sendable {
  /// The line is not JSON.
  case notJSON(JSONError)
  /// The line is JSON, but no JSON-RPC response.
  case notResponse(LineFault)
  /// It answers another message.
  case otherMessage(found: String, expected: Int64)
  /// The app says that it could not handle the message.
  case refused(code: Int64, message: String)
  /// The result is not as the protocol says.
  case wrong(LineFault)
  /// The app speaks another version of the protocol.
  case otherVersion(Int64)
}

extension Answer {
  /// The most bytes of one line.
  package static let bytesMax = 16 << 20

  /// Reads a line as the answer to the message with the number; the first answer must name the version.
  package init(line: [UInt8], to number: Int64, isFirst: Bool = false) throws(AnswerFault) {
    let value = try Self.json(line)
    do {
      let result = try Self.result(of: value, number)
      self = try Self(result: result, isFirst: isFirst)
    } catch let fault as AnswerFault {
      throw fault
    } catch let fault as LineFault {
      throw .wrong(fault)
    } catch {
      throw .wrong(LineFault("\(error)"))
    }
  }

  private static func json(_ line: [UInt8]) throws(AnswerFault) -> JSONValue {
    guard let text = String(validating: line, as: UTF8.self) else {
      throw .notResponse(LineFault("the line is not UTF-8"))
    }
    do throws(JSONError) {
      return try JSONValue(
        parsing: text,
        limits: JSONValue.Limits(bytesMax: bytesMax, allowsRepeatedMembers: false))
    } catch {
      // It is JSON, but says two things at once.
      if case .repeatedMember = error.reason { throw .notResponse(LineFault("\(error.reason)")) }
      throw .notJSON(error)
    }
  }

  /// Returns the result of a JSON-RPC response (JSON-RPC 2.0, 5).
  private static func result(of value: JSONValue, _ number: Int64) throws -> JSONValue {
    guard case .object(let members) = value else {
      throw AnswerFault.notResponse(LineFault("expected an object, found \(value.excerpt)"))
    }
    guard value["jsonrpc"]?.string == "2.0" else {
      throw AnswerFault.notResponse(LineFault("expected the member \"jsonrpc\": \"2.0\""))
    }
    if let method = value["method"] {
      throw AnswerFault.notResponse(
        LineFault(
          "the app calls the method \(method.excerpt)",
          notes: [
            "The phone has no methods: what the app wants stands in the \"requests\" of its answers."
          ]))
    }
    guard value["result"] == nil || value["error"] == nil else {
      throw AnswerFault.notResponse(
        LineFault("a response has a \"result\" or an \"error\", and not both"))
    }
    // An error about a message that could not be read has the id null.
    if let error = value["error"], value["id"]?.integer == number || value["id"] == .null {
      throw AnswerFault.refused(
        code: error["code"]?.integer ?? 0, message: error["message"]?.string ?? error.excerpt)
    }
    guard value["id"]?.integer == number else {
      throw AnswerFault.otherMessage(found: value["id"]?.excerpt ?? "none", expected: number)
    }
    for member in members where !["jsonrpc", "id", "result"].contains(member.name) {
      throw AnswerFault.notResponse(LineFault("a response has no member \"\(member.name)\""))
    }
    guard let result = value["result"] else {
      throw AnswerFault.notResponse(LineFault("the member \"result\" is missing"))
    }
    return result
  }

  private init(result: JSONValue, isFirst: Bool) throws {
    guard isFirst else {
      self = try LineProtocol.answer.read(result)
      return
    }
    let first = try LineProtocol.firstAnswer.read(result)
    guard first.version == Int64(LineProtocol.version) else {
      throw AnswerFault.otherVersion(first.version)
    }
    self = Answer(screen: first.screen)
  }
}

extension LineProtocol {
  /// How answers to signals stand on the line.
  package static let answer = Form<Answer>.record(
    "Answer", "What the app answers to a signal.",
    Member("requests", requests, or: [], "What it asks of the platform, in order."),
    Member(
      "screen", optional: screen,
      "What it shows now, all of it; left out where nothing has changed."),
    parts: { ($0.requests, $0.screen) }, make: { Answer(requests: $0, screen: $1) })

  /// How the answer to the first message stands on the line.
  static let firstAnswer = Form<(version: Int64, screen: Screen?)>.record(
    "FirstAnswer", "What the app answers to the start.",
    Member("protocol", .integer(), "The version of the protocol that the app speaks."),
    Member("screen", optional: screen, "What it shows at first."),
    parts: { ($0.version, $0.screen) }, make: { (version: $0, screen: $1) })
}

/// The first place in which two answers differ, for people.
package struct AnswerDifference: Hashable, Sendable {
  /// The way to the place, such as `requests[1].timer`; empty for the answers themselves.
  package let path: String
  /// What stands there in the first answer, as JSON, cut to what is near the difference.
  package let first: String
  /// What stands there in the second one.
  package let second: String

  /// Finds it; `nil` where both say the same.
  package init?(_ first: Answer, _ second: Answer) {
    self.init(LineProtocol.answer.write(first), LineProtocol.answer.write(second), at: "")
  }

  private init?(_ first: JSONValue?, _ second: JSONValue?, at path: String) {
    guard first != second else { return nil }
    if case .object(let one) = first, case .object(let other) = second {
      let names = one.map(\.name) + other.map(\.name)
      let found = names.lazy.compactMap { name in
        AnswerDifference(
          first?[name], second?[name], at: path.isEmpty ? name : "\(path).\(name)")
      }.first
      guard let found else { return nil }
      self = found
    } else if case .array(let one) = first, case .array(let other) = second {
      let found = (0..<max(one.count, other.count)).lazy.compactMap { index in
        AnswerDifference(
          index < one.count ? one[index] : nil, index < other.count ? other[index] : nil,
          at: "\(path)[\(index)]")
      }.first
      guard let found else { return nil }
      self = found
    } else {
      self.path = path
      (self.first, self.second) = Self.excerpts(first?.text ?? "nothing", second?.text ?? "nothing")
    }
  }

  /// The most characters that are shown of each, and how many of them stand before the difference.
  private static let (shownMax, beforeMax) = (80, 30)

  private static func excerpts(_ first: String, _ second: String) -> (String, String) {
    let equal = zip(first, second).prefix { $0 == $1 }.count
    let start = max(first.count, second.count) > shownMax ? max(0, equal - beforeMax) : 0
    let cut = { (text: String) in
      (start > 0 ? "…" : "") + text.dropFirst(start).prefix(shownMax)
        + (text.count > start + shownMax ? "…" : "")
    }
    return (cut(first), cut(second))
  }
}
