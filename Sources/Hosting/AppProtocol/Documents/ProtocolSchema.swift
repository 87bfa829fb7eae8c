package import DeviceInterface
import Vocabulary

/// The protocol as a JSON Schema (draft 2020-12): what goes over the line in each direction.
package enum ProtocolSchema {
  /// The schema.
  package static var document: JSONValue {
    let walk = ShapeWalk([
      LineProtocol.facts.shape, LineProtocol.signal.shape, LineProtocol.request.shape,
      LineProtocol.screen.shape,
    ])
    let messages: [JSONValue.Member] = [
      member("Start", start), member("SignalMessage", signalMessage),
      member("StartAnswer", answer(LineProtocol.firstAnswer.shape)),
      member("SignalAnswer", answer(LineProtocol.answer.shape)), member("ErrorAnswer", errorAnswer),
      member("Signal", kinds(of: LineProtocol.signal.shape)),
      member("Request", kinds(of: LineProtocol.request.shape)),
    ]
    return object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("The line between the phone and an app, version \(LineProtocol.version)")),
      (
        "oneOf",
        .array(
          ["Start", "SignalMessage", "StartAnswer", "SignalAnswer", "ErrorAnswer"].map(reference))
      ),
      ("$defs", .object(messages + walk.records.map { member($0.name, schema(of: $0)) })),
    ])
  }

  /// The schema as text, each definition on a line of its own.
  package static var text: String {
    guard case .object(let members) = document else { return "" }
    let lines = members.map { part -> String in
      let name = JSONValue.string(part.name).text
      guard part.name == "$defs", case .object(let definitions) = part.value else {
        return "\(name):\(part.value.text)"
      }
      let inner = definitions.map { "\(JSONValue.string($0.name).text):\($0.value.text)" }
      return "\(name):{\n" + inner.joined(separator: ",\n") + "\n}"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  // MARK: Messages

  private static var start: JSONValue {
    message(
      "start",
      [
        ("protocol", constant(.integer(Int64(LineProtocol.version)))), ("seed", typed("integer")),
        ("facts", reference("Facts")),
      ])
  }

  private static var signalMessage: JSONValue {
    message(
      "signal",
      [
        ("signal", reference("Signal")),
        // Only what has changed is told, so none of the members must be there.
        (
          "facts",
          object([
            ("type", .string("object")), ("properties", properties(of: LineProtocol.facts.shape)),
          ])
        ),
      ])
  }

  private static func message(_ method: String, _ parameters: [(String, JSONValue)]) -> JSONValue {
    envelope([("method", constant(.string(method))), ("params", closed(parameters))])
  }

  /// What every message has, with its own members.
  private static func envelope(_ members: [(String, JSONValue)], id: JSONValue = typed("integer"))
    -> JSONValue
  {
    closed([("jsonrpc", constant(.string("2.0"))), ("id", id)] + members)
  }

  private static func answer(_ shape: Shape) -> JSONValue {
    envelope([("result", schema(of: shape, isInline: true))])
  }

  private static var errorAnswer: JSONValue {
    let error = object([
      ("type", .string("object")),
      ("properties", object([("code", typed("integer")), ("message", typed("string"))])),
      ("required", .array([.string("code"), .string("message")])),
    ])
    let id = object([("type", .array([.string("integer"), .string("null")]))])
    return envelope([("error", error)], id: id)
  }

  // MARK: Shapes

  private static func schema(of shape: Shape, isInline: Bool = false) -> JSONValue {
    switch shape {
    case .text: typed("string")
    case .flag: typed("boolean")
    case .integer(let range):
      object([
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ])
    case .number(let range, _):
      object([
        ("type", .string("number")), ("minimum", .double(range.lowerBound)),
        ("maximum", .double(range.upperBound)),
      ])
    case .choice(let names): object([("enum", .array(names.map { .string($0) }))])
    case .list(let element): object([("type", .string("array")), ("items", schema(of: element))])
    case .texts:
      object([("type", .string("object")), ("additionalProperties", typed("string"))])
    case .optional(let value):
      object([("anyOf", .array([schema(of: value), typed("null")]))])
    case .record(let record): isInline ? schema(of: record) : reference(record.name)
    case .oneOf(let name, _): reference(name)
    }
  }

  private static func schema(of record: Record, kind: String? = nil) -> JSONValue {
    let discriminator = kind.map { [member("kind", constant(.string($0)))] } ?? []
    let required =
      (kind == nil ? [] : ["kind"]) + record.members.filter { $0.absent == nil }.map(\.name)
    return object([
      ("type", .string("object")), ("description", .string(record.summary)),
      ("properties", .object(discriminator + described(record))),
      ("required", .array(required.map { .string($0) })), ("additionalProperties", .bool(false)),
    ])
  }

  private static func kinds(of shape: Shape) -> JSONValue {
    guard case .oneOf(_, let kinds) = shape else { return schema(of: shape) }
    return object([("oneOf", .array(kinds.map { schema(of: $0, kind: $0.name) }))])
  }

  private static func properties(of shape: Shape) -> JSONValue {
    guard case .record(let record) = shape else { return object([]) }
    return .object(described(record))
  }

  private static func described(_ record: Record) -> [JSONValue.Member] {
    record.members.map { part in
      guard case .object(let members) = schema(of: part.shape) else {
        return member(part.name, .null)
      }
      return member(part.name, .object(members + [member("description", .string(part.summary))]))
    }
  }

  // MARK: JSON

  private static func reference(_ name: String) -> JSONValue {
    object([("$ref", .string("#/$defs/\(name)"))])
  }

  private static func typed(_ name: String) -> JSONValue { object([("type", .string(name))]) }

  private static func constant(_ value: JSONValue) -> JSONValue { object([("const", value)]) }

  /// An object that must have these members and no others.
  private static func closed(_ members: [(String, JSONValue)]) -> JSONValue {
    object([
      ("type", .string("object")), ("properties", object(members)),
      ("required", .array(members.map { .string($0.0) })), ("additionalProperties", .bool(false)),
    ])
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { member($0.0, $0.1) })
  }

  private static func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(name, value)
  }
}
