package import DeviceInterface

/// Why a message is not what the protocol says, and where in it.
package struct LineFault: Error, Hashable, Sendable {
  /// The way to the value from the message's own object, such as `requests[2].region.radius`; empty for the message itself.
  package private(set) var path = ""
  /// What is wrong there.
  package let reason: String
  /// What to do, where that is not plain.
  package let notes: [String]

  /// Creates a fault at the value that is being read.
  package init(_ reason: String, notes: [String] = []) {
    self.reason = reason
    self.notes = notes
  }

  /// Returns the fault as it is seen from the object around the member.
  package func within(_ member: String) -> LineFault {
    var fault = self
    fault.path = path.isEmpty || path.hasPrefix("[") ? member + path : "\(member).\(path)"
    return fault
  }

  /// Returns the fault as it is seen from the list around the element.
  package func within(index: Int) -> LineFault {
    var fault = self
    fault.path = path.isEmpty ? "[\(index)]" : "[\(index)].\(path)"
    return fault
  }

  /// The fault where something else was found than was expected.
  package static func expected(_ shape: Shape, found value: JSONValue) -> LineFault {
    LineFault("expected \(shape.words), found \(value.excerpt)")
  }
}

extension LineFault: CustomStringConvertible {
  /// The place and what is wrong there.
  package var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}

extension JSONValue {
  /// The most characters of a value that a message repeats.
  private static let excerptMax = 60

  /// The value as JSON, cut where it is long.
  package var excerpt: String {
    switch self {
    case .array: return "a list"
    case .object: return "an object"
    case .null, .bool, .integer, .double, .string:
      let text = text
      return text.count <= Self.excerptMax ? text : text.prefix(Self.excerptMax - 1) + "…"
    }
  }
}
