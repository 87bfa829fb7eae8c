import DeviceInterface
import Requirements
import ScenarioReports

/// What keeps a settings file from being used; all of it is told at once.
struct SettingsFault: Error {
  let diagnostics: [Diagnostic]
}

/// The settings of a team: a `rehearse.json` beside the scenarios with what would else stand on each command line.
///
/// ```json
/// {
///   "run": {"strict": true, "format": ["junit:report.xml"]},
///   "profiles": {"night": {"run": {"tags": "@nightly", "parallel": 4}}}
/// }
/// ```
struct SettingsFile {
  static let name = "rehearse.json"
  /// The largest file that is read.
  static let bytesMax = 1 << 20
  /// The subcommands that it can say something to.
  static let subcommands = [Subcommand.run, .explore, .requirements, .audit]

  let path: String
  private let bytes: [UInt8]
  private let value: JSONValue
  private let places: JSONPlaces

  /// Reads a file; throws what is wrong with any part of it.
  init(_ path: String, in folder: WorkingFolder) throws(SettingsFault) {
    self.path = path
    do throws(FileProblem) {
      let read = try FileReader(bytesMax: Self.bytesMax).read(folder.resolve(path))
      bytes = read.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(read.dropFirst(3)) : read
    } catch {
      throw SettingsFault(
        diagnostics: [Diagnostic(error.message, place: path, notes: error.notesBesideFeatures)])
    }
    value = try Self.json(path, bytes)
    places = JSONPlaces(bytes)
    let faults = SettingsCheck(self, value).faults
    guard faults.isEmpty else { throw SettingsFault(diagnostics: faults) }
  }

  private static func json(_ path: String, _ bytes: [UInt8]) throws(SettingsFault) -> JSONValue {
    func fault(_ message: String, _ notes: [String], at offset: Int) -> SettingsFault {
      SettingsFault(
        diagnostics: [SettingsPlace(path, bytes, at: offset).diagnostic(message, notes)])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault("this is no UTF-8", ["save the file as UTF-8"], at: 0)
    }
    do throws(JSONError) {
      let limits = JSONValue.Limits(allowsRepeatedMembers: false)
      let value = try JSONValue(parsing: text, limits: limits)
      if case .object = value { return value }
    } catch {
      if case .repeatedMember(let name) = error.reason {
        throw fault("\"\(name)\" is said twice", ["leave one of them"], at: error.offset)
      }
      throw fault("this is no JSON: \(error.reason)", [], at: error.offset)
    }
    throw fault(
      "expected an object such as {\"run\": {\"strict\": true}}", [],
      at: bytes.firstIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? 0)
  }

  /// The names of its profiles.
  var profiles: [String] {
    guard case .object(let members)? = value["profiles"] else { return [] }
    return members.map(\.name)
  }

  /// The place of a member's name, or of a value.
  func place(ofName way: [String]) -> SettingsPlace {
    SettingsPlace(path, bytes, at: places.names[way] ?? 0)
  }

  func place(ofValue way: [String]) -> SettingsPlace {
    SettingsPlace(path, bytes, at: places.values[way] ?? 0)
  }

  /// What is said to a subcommand, for everybody and then for a profile, which has the last word.
  func occurrences(
    for subcommand: Subcommand, profile: String?
  ) -> [ParsedArguments.Occurrence] {
    let (name, overrides) = (subcommand.rawValue, subcommand.spec.overrides)
    let ways = [[name]] + (profile.map { [["profiles", $0, name]] } ?? [])
    var said: [(name: String, occurrences: [ParsedArguments.Occurrence])] = []
    for way in ways {
      guard case .object(let members)? = way.reduce(value, { $0?[$1] }) else { continue }
      let own = members.map { ($0.name, occurrences(of: $0, way + [$0.name])) }
      // What the profile says makes void what contradicts it, as the command line does.
      let void = Set(
        own.flatMap { name, said in
          [name]
            + (said.isEmpty ? [] : overrides["--\(name)"] ?? []).map { String($0.dropFirst(2)) }
        })
      said.removeAll { void.contains($0.name) }
      said += own
    }
    return said.flatMap(\.occurrences)
  }

  private func occurrences(
    of member: JSONValue.Member, _ way: [String]
  ) -> [ParsedArguments.Occurrence] {
    let option = "--\(member.name)"
    let word = Word(option, at: place(ofName: way))
    func occurrence(_ value: JSONValue, _ way: [String]) -> ParsedArguments.Occurrence {
      let text = value.string ?? value.text
      return .init(name: option, word: word, value: Word(text, at: place(ofValue: way)))
    }
    switch member.value {
    case .bool(false), .null: return []
    case .bool(true): return [.init(name: option, word: word, value: nil)]
    case .array(let elements):
      return elements.enumerated().map { occurrence($1, way + [String($0)]) }
    case .string, .integer, .double, .object: return [occurrence(member.value, way)]
    }
  }
}
