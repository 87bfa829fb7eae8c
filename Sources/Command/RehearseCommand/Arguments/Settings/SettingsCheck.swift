import DeviceInterface
import Requirements
import ScenarioReports

/// A look at all of a settings file: names that mean nothing, and values that no option takes.
struct SettingsCheck {
  private let file: SettingsFile
  private(set) var faults: [Diagnostic] = []

  init(_ file: SettingsFile, _ value: JSONValue) {
    self.file = file
    check(value, [], others: ["profiles", "$schema"])
    if let profiles = value["profiles"] { check(profiles: profiles) }
  }

  private mutating func check(profiles: JSONValue) {
    guard case .object(let members) = profiles else {
      return add("expected an object of profiles", [], at: file.place(ofValue: ["profiles"]))
    }
    for member in members { check(member.value, ["profiles", member.name], others: []) }
  }

  /// The most faults that are told at once.
  private static let faultsMax = 20

  private mutating func add(
    _ message: String, _ notes: @autoclosure () -> [String], at place: SettingsPlace
  ) {
    if faults.count < Self.faultsMax { faults.append(place.diagnostic(message, notes())) }
  }

  /// Looks at an object that says something to subcommands.
  private mutating func check(_ value: JSONValue, _ way: [String], others: [String]) {
    guard case .object(let members) = value else {
      return add("expected an object", [], at: file.place(ofValue: way))
    }
    let names = SettingsFile.subcommands.map(\.rawValue)
    for member in members where !others.contains(member.name) {
      guard let subcommand = SettingsFile.subcommands.first(where: { $0.rawValue == member.name })
      else {
        let known = names + others
        add(
          "\"\(member.name)\" says nothing here", Self.notes(member.name, known),
          at: file.place(ofName: way + [member.name]))
        continue
      }
      check(member.value, way + [member.name], subcommand.spec)
    }
  }

  private static func notes(_ name: String, _ known: [String]) -> [String] {
    let near = NearestNames.note(NearestNames.near(name, in: known))
    return near.isEmpty ? ["what can be said is: " + known.joined(separator: ", ")] : near
  }

  private mutating func check(_ value: JSONValue, _ way: [String], _ spec: CommandSpec) {
    guard case .object(let members) = value else {
      return add(
        "expected an object such as {\"strict\": true}", [], at: file.place(ofValue: way))
    }
    let options = spec.settable
    for member in members {
      let way = way + [member.name]
      guard let option = options.first(where: { $0.name == "--\(member.name)" }) else {
        let names = options.map { String($0.name.dropFirst(2)) }
        add(
          "`rehearse \(spec.name)` has no option --\(member.name) that can stand here",
          NearestNames.note(NearestNames.near(member.name, in: names)),
          at: file.place(ofName: way))
        continue
      }
      guard !option.accepts(member.value) else { continue }
      add(
        "this is no value for \"\(member.name)\"", ["expected \(option.expectation)"],
        at: file.place(ofValue: way))
    }
  }
}

extension CommandSpec {
  /// The options that a settings file can have.
  ///
  /// What is asked once, plays nothing or only a part, and what names the file, is for the command line.
  var settable: [OptionSpec] {
    let own =
      OptionSpec.settings.map(\.name) + [
        "--help", "--version", "--list", "--dry-run", "--watch", "--shard", "--since", "--changed",
        "--rerun-failed", "--failed-first", "--slack", "--proofs", "--skeleton", "--output",
        "--from",
      ]
    return allOptions.filter { !own.contains($0.name) }
  }
}

extension OptionSpec {
  /// The options by which the command line chooses settings.
  static let settings = [
    OptionSpec(
      "--profile", value: .required("NAME"),
      "Takes the settings of this profile too, as rehearse.json has them."),
    OptionSpec(
      "--settings", value: .required("FILE"),
      "Takes the settings of this file, and of no rehearse.json beside the scenarios or above."),
    OptionSpec("--no-settings", "Takes no settings but those of the command line."),
  ]

  /// Whether a value of a settings file can stand for the option.
  func accepts(_ found: JSONValue) -> Bool {
    switch (value, found) {
    case (.none, .bool), (.optional, .bool), (.optional, .string): true
    case (.required, .string), (.required, .integer): true
    // A later profile can take back what all have.
    case (.required, .bool(false)): true
    case (.required, .array(let elements)):
      repeats
        && elements.allSatisfy { element in
          element.string != nil || element.integer != nil
        }
    case (.none, _), (.optional, _), (.required, _): false
    }
  }

  /// What a settings file can say, in words.
  var expectation: String {
    switch value {
    case .none: "true or false"
    case .optional: "true, false or a text"
    case .required(let placeholder):
      repeats ? "a text (\(placeholder)) or a list of them" : "a text or a number (\(placeholder))"
    }
  }
}
