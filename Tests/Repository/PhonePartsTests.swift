import Testing

/// The phone is a core and its parts: each keeps its state to itself, and the rest of the phone tells and asks it.
struct PhonePartsTests {
  /// A stored property of a type, as its declaration says.
  struct Stored: Hashable {
    let name: String
    let type: String
    let isPrivate: Bool
  }

  private static let simulator = Repository.sources.filter { $0.target == "DeviceSimulator" }

  /// The properties that the type stores: those one level in that have no body.
  private static func stored(in type: String, of file: Repository.File) -> [Stored] {
    var isInside = false
    var found: [Stored] = []
    for (_, line) in file.code {
      if line.hasPrefix("public struct \(type):") || line.hasPrefix("struct \(type):") {
        isInside = true
      } else if line.hasPrefix("}") {
        isInside = false
      }
      guard isInside, line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
      if let property = property(line) { found.append(property) }
    }
    return found
  }

  private static func property(_ line: Substring) -> Stored? {
    var words = line.split(separator: " ").map(String.init)
    let isPrivate = words.first == "private"
    while let first = words.first, first != "var", first != "let" {
      guard first.hasPrefix("private") || first == "public" || first == "package" else {
        return nil
      }
      words.removeFirst()
    }
    guard words.count > 1, words.last != "{", words.last != "}" else { return nil }
    let name = words[1].split(separator: ":")[0]
    let type = words.dropFirst(2).joined(separator: " ").split { "=( ?)".contains($0) }.first ?? ""
    return Stored(name: String(name), type: String(type), isPrivate: isPrivate)
  }

  private static var phone: [Stored] {
    simulator.first { $0.baseName == "Phone" }.map { stored(in: "Phone", of: $0) } ?? []
  }

  /// Whether the file is one of the type's own.
  private static func belongs(_ file: Repository.File, to type: String) -> Bool {
    file.baseName == type || file.baseName.hasPrefix(type + "+")
  }

  /// Where a file reads something of a part past its door.
  private static func trespasses(
    _ part: Stored, _ states: [Stored], in file: Repository.File
  ) -> [Int] {
    let open = states.filter { !$0.isPrivate }.map { "\(part.name).\($0.name)" }
    return file.code.filter { _, line in
      open.contains { door in
        line.ranges(of: door).contains { range in
          let next = line[range.upperBound...].first
          return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
      }
    }.map(\.number)
  }

  @Test func `the phone stores its core and at most thirteen parts`() {
    #expect(Self.phone.contains { $0.name == "core" && $0.type == "PhoneCore" })
    #expect((10...14).contains(Self.phone.count), "\(Self.phone.map(\.name))")
  }

  @Test func `a part's state is read in the part's own files alone`() throws {
    for part in Self.phone where part.name != "core" {
      let home = try #require(
        Self.simulator.first { $0.baseName == part.type }, "a file is named \(part.type)")
      let states = Self.stored(in: part.type, of: home)
      #expect(!states.isEmpty, "\(part.type) stores something")
      for file in Self.simulator where !Self.belongs(file, to: part.type) {
        for line in Self.trespasses(part, states, in: file) {
          Issue.record("\(file.path):\(line) reads the state of \(part.type) past its door")
        }
        for (line, text) in file.code where text.hasPrefix("extension \(part.type) ") {
          Issue.record("\(file.path):\(line) extends \(part.type) beside its own files")
        }
      }
    }
  }

  @Test func `a planted look into a part is found`() throws {
    let location = try #require(Self.phone.first { $0.name == "location" })
    let home = try #require(Self.simulator.first { $0.baseName == "Location" })
    let states = Self.stored(in: "Location", of: home)
    let planted = Repository.File(
      path: "Sources/Phone/DeviceSimulator/Sound/Phone+Audio.swift",
      text: "extension Phone {\n  var last: Fix? { location.session?.last }\n}\n")
    #expect(Self.trespasses(location, states, in: planted) == [2])
    let asking = Repository.File(
      path: planted.path, text: "extension Phone {\n  var a: Bool { location.sessionIsOn }\n}\n")
    #expect(Self.trespasses(location, states, in: asking).isEmpty)
  }
}
