import Gherkin
import ScenarioRunner

/// The messages before and after the scenarios.
extension JSONWriter {
  /// The version of the protocol that the messages follow.
  private static let protocolVersion = "33.0.4"

  /// Writes what made the messages; a simulated run depends on no machine, so none is named.
  mutating func meta(_ info: RunInfo) {
    message("meta") { meta in
      meta.object("cpu") { $0.field("name", "virtual") }
      meta.object("implementation") { product in
        product.field("name", "rehearse")
        product.field("version", info.version)
      }
      meta.object("os") { os in
        os.field("name", info.profiles.isEmpty ? "none" : info.profiles.joined(separator: " and "))
      }
      meta.field("protocolVersion", Self.protocolVersion)
      meta.object("runtime") { product in
        product.field("name", "virtual time")
        product.field("version", Self.chances(info))
      }
    }
  }

  private static func chances(_ info: RunInfo) -> String {
    var parts = ["seed \(info.seed)"]
    if let order = info.order.name { parts.append("order \(order)") }
    if let shard = info.shard { parts.append("shard \(shard)") }
    return parts.joined(separator: ", ")
  }

  mutating func parameterType(_ type: StepInventory.ParameterType, id: Int) {
    message("parameterType") { object in
      object.field("id", id: id)
      object.field("name", type.name)
      object.field("preferForRegularExpressionMatch", type.isPreferred)
      object.array("regularExpressions") { array in
        for pattern in type.patterns { array.element(pattern) }
      }
      object.sourceReference(type.file, line: type.line)
      object.field("useForSnippets", type.useForSnippets)
    }
  }

  mutating func undefinedParameterType(_ type: StepInventory.UndefinedParameterType) {
    message("undefinedParameterType") { object in
      object.field("expression", type.expression)
      object.field("name", type.name)
    }
  }

  mutating func stepDefinition(_ definition: StepInventory.Definition, id: Int) {
    message("stepDefinition") { object in
      object.field("id", id: id)
      object.object("pattern") { pattern in
        pattern.field("source", definition.reference.expression)
        pattern.field(
          "type", definition.isRegularExpression ? "REGULAR_EXPRESSION" : "CUCUMBER_EXPRESSION")
      }
      object.sourceReference(definition.reference.file, line: definition.reference.line)
    }
  }

  mutating func parseError(_ problem: Problem, uri: String) {
    message("parseError") { object in
      object.field("message", ([problem.message] + problem.notes).joined(separator: "\n"))
      object.object("source") { source in
        if let location = problem.location {
          source.object("location") { place in
            if let column = location.column { place.field("column", column) }
            place.field("line", location.line)
          }
        }
        source.field("uri", uri)
      }
    }
  }

  mutating func runStarted(_ id: Int) {
    message("testRunStarted") { object in
      object.field("id", id: id)
      object.time("timestamp", .zero)
    }
  }

  mutating func runFinished(
    _ id: Int, _ summary: RunSummary, message text: String, at time: Duration
  ) {
    message("testRunFinished") { object in
      object.field("message", optional: text.isEmpty ? nil : text)
      object.field("success", summary.exitCode == 0)
      object.field("testRunStartedId", id: id)
      object.time("timestamp", time)
    }
  }

  /// Writes a line with one message.
  mutating func message(_ name: StaticString, _ content: (inout JSONWriter) -> Void) {
    object { $0.object(name, content) }
    endLine()
  }

  /// Writes a time, or a length of time, in seconds and billionths of one.
  mutating func time(_ key: StaticString, _ time: Duration) {
    let (seconds, attoseconds) = time.components
    object(key) { object in
      object.field("nanos", Int(attoseconds / 1_000_000_000))
      object.field("seconds", Int(seconds))
    }
  }

  private mutating func sourceReference(_ file: String, line: Int) {
    object("sourceReference") { reference in
      reference.object("location") { $0.field("line", line) }
      reference.field("uri", file)
    }
  }
}
