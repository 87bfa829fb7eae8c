import Foundation
import TestSupport

/// The protocol's JSON Schema, with the few words of the language that it uses.
struct MessageSchema {
  private static var folder: URL { Conformance.folder.appendingPathComponent("messages/schema") }

  static let data = Comparison.officialData("messages/schema")

  private let files: [String: NSDictionary]

  init() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    var files: [String: NSDictionary] = [:]
    for name in names where name.hasSuffix(".json") {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      files[name] = try JSONSerialization.jsonObject(with: data) as? NSDictionary
    }
    self.files = files
  }

  /// Returns what is wrong with the lines of a report; each must be exactly one message.
  func faults(of text: String) throws -> [String] {
    let messages = try Conformance.objects(text)
    guard !messages.isEmpty else { return ["there are no messages"] }
    return messages.enumerated().flatMap { index, message in
      let count = message.count == 1 ? [] : ["\(message.count) messages"]
      return (count + faults(of: message, "#", in: "Envelope.schema.json")).map {
        "line \(index + 1): \($0)"
      }
    }
  }

  /// Follows a reference: a file, or a definition of the same one.
  private func faults(of value: Any, _ reference: String, in file: String) -> [String] {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].isEmpty ? file : parts[0].replacingOccurrences(of: "./", with: "")
    var schema = files[name]
    for key in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      schema = schema?[String(key)] as? NSDictionary
    }
    guard let schema else { return ["nothing is at \(reference) of \(file)"] }
    return faults(of: value, schema, in: name)
  }

  private func faults(of value: Any, _ schema: NSDictionary, in file: String) -> [String] {
    if let reference = schema["$ref"] as? String { return faults(of: value, reference, in: file) }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      return ["“\(value)” is none of \(values)"]
    }
    switch schema["type"] as? String {
    case "object": return objectFaults(value, schema, in: file)
    case "array": return arrayFaults(value, schema, in: file)
    case "string": return value is String ? [] : ["\(value) is no text"]
    case "boolean": return Self.isBoolean(value) ? [] : ["\(value) is no truth value"]
    case "integer": return Self.integerFaults(value, schema)
    default: return ["a type the test does not know in \(file)"]
    }
  }

  private func objectFaults(_ value: Any, _ schema: NSDictionary, in file: String) -> [String] {
    guard let object = value as? NSDictionary else { return ["\(value) is no object"] }
    let properties = schema["properties"] as? [String: NSDictionary] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    let present = object.flatMap { key, child in
      guard let name = key as? String, let schema = properties[name] else {
        return ["\(key) is not in \(file)"]
      }
      return faults(of: child, schema, in: file).map { "\(name): \($0)" }
    }
    return missing.map { "\($0) is missing" } + present.sorted()
  }

  private func arrayFaults(_ value: Any, _ schema: NSDictionary, in file: String) -> [String] {
    guard let array = value as? [Any] else { return ["\(value) is no array"] }
    let isShort = array.count < schema["minItems"] as? Int ?? 0
    let items = schema["items"] as? NSDictionary ?? [:]
    return (isShort ? ["\(array.count) items are too few"] : [])
      + array.flatMap { faults(of: $0, items, in: file) }
  }

  private static func integerFaults(_ value: Any, _ schema: NSDictionary) -> [String] {
    guard !isBoolean(value), let number = value as? Int else { return ["\(value) is no integer"] }
    let range = (schema["minimum"] as? Int ?? .min)...(schema["maximum"] as? Int ?? .max)
    return range.contains(number) ? [] : ["\(number) is not in \(range)"]
  }

  /// Numbers bridge to truth values and back, so the kind of the object decides.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }
}
