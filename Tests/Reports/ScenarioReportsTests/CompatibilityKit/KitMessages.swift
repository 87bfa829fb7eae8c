import Foundation

/// Messages made comparable: what two runners may name differently is renamed or left out.
enum KitMessages {
  /// Ids are numbered by their first appearance, so that what refers to what is compared as well.
  private struct Names {
    private var names: [String: String] = [:]

    mutating func name(of id: String) -> String {
      if let name = names[id] { return name }
      names[id] = "id \(names.count + 1)"
      return names[id] ?? ""
    }
  }

  private static let ids: Set = [
    "id", "pickleId", "pickleStepId", "stepDefinitionIds", "testCaseId", "testCaseStartedId",
    "testStepId", "testRunStartedId", "astNodeIds", "astNodeId", "hookId",
  ]

  /// Times, and where steps are declared; the code of snippets and the types of errors go with them.
  private static let aside: Set = [
    "timestamp", "duration", "sourceReference",
  ]

  /// Returns the messages but `meta`, each as JSON with sorted keys.
  static func normalized(_ text: String) throws -> [String] {
    var names = Names()
    return try Conformance.objects(text).compactMap { object in
      guard let message = object as? [String: Any], message["meta"] == nil else { return nil }
      let value = normalized(message, key: "", parent: "", &names)
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static func normalized(
    _ value: Any, key: String, parent: String, _ names: inout Names
  ) -> Any {
    switch value {
    case let object as [String: Any]:
      var result: [String: Any] = [:]
      for (name, child) in object.sorted(by: { $0.key < $1.key })
      where !isAside(name, in: key) {
        result[name] = normalized(child, key: name, parent: key, &names)
      }
      return result
    case let array as [Any]:
      return array.map { normalized($0, key: key, parent: parent, &names) }
    case let text as String where ids.contains(key):
      return names.name(of: text)
    case let text as String where key == "stackTrace":
      // Only the line of the feature file is the same in every language.
      return text.split(separator: "\n").last.map(String.init) ?? ""
    default:
      return value
    }
  }

  private static func isAside(_ name: String, in parent: String) -> Bool {
    switch parent {
    case "exception": name == "type"
    case "snippets": true
    default: aside.contains(name)
    }
  }
}
