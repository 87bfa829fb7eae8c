import DeviceInterface

/// The JSON Schema of a settings file, made from the declarations of the options.
enum SettingsSchema {
  static var text: String {
    var members: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("Settings of rehearse: \(SettingsFile.name)")),
      .init("type", .string("object")),
    ]
    let sections = SettingsFile.subcommands.map { subcommand in
      JSONValue.Member(subcommand.rawValue, object(subcommand.spec))
    }
    let profile = closed(
      sections.map { .init($0.name, .object([.init("$ref", .string("#/$defs/\($0.name)"))])) })
    let profiles: JSONValue = .object([
      .init("description", .string("Settings for --profile NAME, which add to the others.")),
      .init("type", .string("object")),
      .init("additionalProperties", .object([.init("$ref", .string("#/$defs/profile"))])),
    ])
    members.append(
      .init(
        "properties",
        .object(
          sections.map { .init($0.name, .object([.init("$ref", .string("#/$defs/\($0.name)"))])) }
            + [.init("profiles", profiles), .init("$schema", type("string"))])))
    members.append(.init("additionalProperties", .bool(false)))
    members.append(.init("$defs", .object(sections + [.init("profile", profile)])))
    return laidOut(.object(members), levels: 4) + "\n"
  }

  /// The text with a line for each member of so many levels.
  private static func laidOut(_ value: JSONValue, levels: Int, indent: String = "") -> String {
    guard levels > 0, case .object(let members) = value, !members.isEmpty else { return value.text }
    let inner = indent + "  "
    let lines = members.map { member in
      let value = laidOut(member.value, levels: levels - 1, indent: inner)
      return "\(inner)\(JSONValue.string(member.name).text): \(value)"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func object(_ spec: CommandSpec) -> JSONValue {
    closed(
      spec.settable.map { option in
        .init(
          String(option.name.dropFirst(2)),
          .object([.init("description", .string(option.help)), .init("anyOf", values(option))]))
      })
  }

  private static func closed(_ properties: [JSONValue.Member]) -> JSONValue {
    .object([
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("additionalProperties", .bool(false)),
    ])
  }

  private static func type(_ names: String...) -> JSONValue {
    let types = names.map { JSONValue.string($0) }
    return .object([.init("type", types.count == 1 ? types[0] : .array(types))])
  }

  private static func values(_ option: OptionSpec) -> JSONValue {
    switch option.value {
    case .none: return .array([type("boolean")])
    case .optional: return .array([type("boolean", "string")])
    case .required:
      let one = type("string", "integer")
      let off: JSONValue = .object([.init("const", .bool(false))])
      let list: JSONValue = .object([.init("type", .string("array")), .init("items", one)])
      return .array([one, off] + (option.repeats ? [list] : []))
    }
  }
}
