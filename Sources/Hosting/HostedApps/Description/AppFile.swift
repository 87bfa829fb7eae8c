import DeviceInterface
import DeviceSimulator
import Processes

/// The reader of an `app.json`.
public struct AppFile {
  /// The place where files are read that the `app.json` names, and the way from names to paths.
  public struct Surroundings {
    /// Reads a file whose path is as reports have it; throws what is wrong with it.
    let read: (String) throws(UnreadableFile) -> [UInt8]
    /// Returns the path by which the system knows a file or folder.
    let resolve: (String) -> String
    /// Returns the value of a variable of the environment.
    let variable: (String) -> String?

    /// Says how files are found.
    public init(
      read: @escaping (String) throws(UnreadableFile) -> [UInt8],
      resolve: @escaping (String) -> String, variable: @escaping (String) -> String?
    ) {
      (self.read, self.resolve, self.variable) = (read, resolve, variable)
    }
  }

  private let path: String
  private let value: JSONValue
  private let surroundings: Surroundings

  private static let known = [
    "name", "command", "infoPlist", "androidManifest", "environment", "inherit", "startSeconds",
    "answerSeconds", "memoryMegabytes", "words",
  ]

  /// How much memory an app may have that says nothing of it.
  static let usualMegabytes = 1_024

  /// Reads the description of an app; throws `AppFileFault`.
  public static func read(
    _ path: String, _ bytes: [UInt8], _ surroundings: Surroundings
  ) throws(AppFileFault) -> AppDescription {
    let (value, text) = try json(path, bytes)
    guard case .object(let members) = value else {
      throw AppFileFault(
        path, "Expected an object with a \"name\" and a \"command\".", at: 0, in: text)
    }
    for member in members {
      guard known.contains(member.name) else {
        throw AppFileFault(
          path, "\"\(member.name)\" says nothing here.",
          notes: [
            "What can be said is: " + known.map { "\"\($0)\"" }.joined(separator: ", ") + "."
          ])
      }
      guard !member.value.hasNull else {
        throw AppFileFault(path, "\"\(member.name)\" must not have a character 0 in a text.")
      }
    }
    return try AppFile(path: path, value: value, surroundings: surroundings).description()
  }

  private func description() throws(AppFileFault) -> AppDescription {
    let name = try text("name")
    guard !name.isEmpty, name.count <= 100, !name.contains("\"") else {
      throw fault("\"name\" must be a text of 1 to 100 characters without quotation marks.")
    }
    return AppDescription(
      name: name, file: path, manifests: try manifests(name), words: try words(),
      command: try command(), environment: try environment(),
      folder: surroundings.resolve(folder.isEmpty ? "." : folder),
      startSeconds: try number("startSeconds", in: 1...600, or: 30),
      answerSeconds: try number("answerSeconds", in: 1...600, or: 10),
      memoryMegabytes: try number(
        "memoryMegabytes", in: 16...65_536, or: Self.usualMegabytes))
  }

  // MARK: Members

  private var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private func fault(_ message: String, notes: [String] = []) -> AppFileFault {
    AppFileFault(path, message, notes: notes)
  }

  private func text(_ name: String) throws(AppFileFault) -> String {
    guard let text = value[name]?.string else {
      throw fault("\"\(name)\" is missing: expected a text.")
    }
    return text
  }

  private func texts(_ name: String) throws(AppFileFault) -> [String] {
    guard let found = value[name] else { return [] }
    guard let elements = found.array, elements.allSatisfy({ $0.string != nil }) else {
      throw fault("\"\(name)\" must be a list of texts.")
    }
    return elements.compactMap(\.string)
  }

  private func number(
    _ name: String, in range: ClosedRange<Int64>, or usual: Int
  ) throws(AppFileFault) -> Int {
    guard let found = value[name] else { return usual }
    guard let number = found.integer, range.contains(number) else {
      throw fault(
        "\"\(name)\" must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return Int(number)
  }

  private func words() throws(AppFileFault) -> AppWords {
    let texts = try texts("words")
    return AppWords(
      popups: texts.map { Dialog(title: $0, message: "", buttons: []) }, controls: texts,
      fields: texts, badges: texts,
      notifications: texts.map { AppNotification(id: $0, title: $0, text: "") }, texts: texts)
  }

  private func environment() throws(AppFileFault) -> [String: String] {
    var variables: [String: String] = [:]
    for name in try texts("inherit") { variables[name] = surroundings.variable(name) }
    guard let found = value["environment"] else { return variables }
    guard case .object(let members) = found else {
      throw fault("\"environment\" must be an object whose members are texts.")
    }
    for member in members {
      guard let text = member.value.string, !member.name.isEmpty, !member.name.contains("=") else {
        throw fault("The variable \"\(member.name)\" must be a text under a name without \"=\".")
      }
      variables[member.name] = text
    }
    return variables
  }

  // MARK: The command

  private func command() throws(AppFileFault) -> [String] {
    let words = try texts("command")
    guard let program = words.first, !program.isEmpty else {
      throw fault("\"command\" is missing: expected a list such as [\"python3\", \"near_me.py\"].")
    }
    return [try place(of: program)] + words.dropFirst()
  }

  /// The path of a program: beside the file where it has a slash, otherwise as a shell finds it.
  private func place(of program: String) throws(AppFileFault) -> String {
    if program.contains("/") {
      let path = program.hasPrefix("/") || folder.isEmpty ? program : folder + "/" + program
      let place = surroundings.resolve(path)
      guard let refusal = Executable.fault(of: place) else { return place }
      if refusal.isMissing {
        throw fault(
          "There is no program \(path).",
          notes: [
            "Build it, and put it there: in a package of `rehearse init ios`, `sh play` does both."
          ])
      }
      throw fault(
        "The program \(path) cannot be started: \(refusal.reason).", notes: refusal.notes)
    }
    do throws(ProgramFault) {
      return try Executable.find(program, path: surroundings.variable("PATH"))
    } catch {
      if let place = error.path {
        throw fault(
          "The program \"\(program)\" in PATH, \(place), cannot be started: \(error.reason).",
          notes: error.notes)
      }
      throw fault(
        "There is no program \"\(program)\" in PATH.",
        notes: ["Write ./\(program) for one that lies beside the app.json."])
    }
  }

  // MARK: Manifests

  private func manifests(_ name: String) throws(AppFileFault) -> AppDescription.Manifests {
    var manifests = AppDescription.Manifests()
    if value["infoPlist"] != nil {
      let file = beside(try text("infoPlist"))
      manifests.iOS = try InfoPlist.manifest(named: name, file, try bytes(file))
    }
    if value["androidManifest"] != nil {
      let file = beside(try text("androidManifest"))
      let manifest = try AndroidManifest(named: name, file, try bytes(file))
      manifests.android = { manifest.manifest(apiLevel: $0) }
    }
    guard manifests.iOS != nil || manifests.android != nil else {
      throw fault(
        "Neither \"infoPlist\" nor \"androidManifest\" is given.",
        notes: [
          "What an app may do follows from what it declares: name the files that ship with it."
        ])
    }
    return manifests
  }

  private func beside(_ name: String) -> String {
    name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name
  }

  private func bytes(_ file: String) throws(AppFileFault) -> [UInt8] {
    do throws(UnreadableFile) { return try surroundings.read(file) } catch {
      throw fault("\(file) cannot be read: \(error.message).", notes: error.notes)
    }
  }
}
