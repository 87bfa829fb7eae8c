import Authoring
import Gherkin

/// The features of the studio's folder: listed, read, and written over nobody else's work.
package struct StudioFiles {
  private let folder: FolderGuard
  private let watch: StudioWatch
  private let names: () -> [String]
  private let first: String?
  private let line: Int?
  /// What stands before the name of a file in the path by which a run knows it.
  private let prefix: String
  private let drafts: DraftShelf

  /// Creates the files of a folder.
  ///
  /// - Parameters:
  ///   - watch: What is told which versions the pages know.
  ///   - names: Looks up the features, by their names below the folder, in the order in which they are listed.
  ///   - first: The one that is opened first; nil means the first of all.
  ///   - line: A line of the scenario in it that is looked at first; nil means the first of them.
  ///   - prefix: What a run writes before such a name, such as `Scenarios/`.
  ///   - drafts: Where drafts outlive the studio.
  package init(
    _ folder: FolderGuard, _ watch: StudioWatch, _ names: @escaping () -> [String],
    first: String? = nil, line: Int? = nil, prefix: String,
    drafts: DraftShelf = DraftShelf(in: nil)
  ) {
    self.drafts = drafts
    (self.folder, self.watch, self.names, self.prefix) = (folder, watch, names, prefix)
    (self.first, self.line) = (first, line)
  }

  /// A text as the feature that a run would read.
  func source(_ name: String, _ text: String) -> Source { Source(uri: prefix + name, text: text) }

  /// A question for a file.
  struct Reading: StudioQuery {
    let path: String
  }

  /// A wish to write a file.
  struct Writing: StudioQuery {
    let path: String
    let text: String
    /// The version that the page has read last.
    let version: String
    /// The page, where it says who it is.
    var session: String?
  }

  func listed(_ beginnings: [FeatureTemplate.Beginning]) -> [UInt8] {
    let names = names()
    return Self.json { json in
      json.array("beginnings", of: beginnings) { json, beginning in
        json.object { json in
          json.field("name", beginning.name)
          json.field("obstacle", optional: beginning.obstacle)
        }
      }
      json.array("files", of: names)
      json.array("drafts", of: draftNames())
      json.field("first", optional: first ?? names.first)
      if let line { json.field("line", line) }
    }
  }

  /// A wish for a new feature, which nothing is written of before it is saved.
  struct Making: StudioQuery {
    let path: String
    /// The place of what it begins with.
    let beginning: Int
    let feature: String
    let scenario: String
  }

  /// Makes the text of a new feature, where no file has its name.
  func make(_ making: Making, _ beginnings: [FeatureTemplate.Beginning]) -> [UInt8] {
    Self.json { json in
      do {
        guard beginnings.indices.contains(making.beginning) else {
          return json.field("refused", "choose the app that it is about")
        }
        let beginning = beginnings[making.beginning]
        if let obstacle = beginning.obstacle {
          return json.field("refused", "\(beginning.name) cannot be played: \(obstacle)")
        }
        let template = try FeatureTemplate(making.feature, scenario: making.scenario, beginning)
        let name = try Self.feature(Self.completed(making.path))
        guard try !exists(name) else {
          return json.field(
            "refused", "there is a file \(name.text) already: choose another name for the file")
        }
        json.field("path", name.text)
        json.field("text", template.text)
      } catch let fault as WritingFault {
        json.field("refused", fault.text)
      } catch let fault as GuardFault {
        json.field("refused", fault.text)
      } catch { json.field("refused", "\(error)") }
    }
  }

  /// The name with its ending, which nobody has to type.
  private static func completed(_ path: String) -> String {
    path.isEmpty || path.hasSuffix(".feature") ? path : path + ".feature"
  }

  private func exists(_ name: GuardedName) throws(GuardFault) -> Bool {
    do throws(GuardFault) { _ = try folder.read(name) } catch {
      if case .missing = error { return false }
      // What is no file, or no text, is there as well.
      switch error {
      case .notAFile, .tooLarge, .link: return true
      default: throw error
      }
    }
    return true
  }

  func read(_ reading: Reading) -> [UInt8] {
    Self.json { json in
      do throws(GuardFault) {
        let name = try Self.feature(reading.path)
        write(unsaved(name), to: &json)
        let file = try folder.read(name)
        watch.saw(name, file.version)
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
          return json.field("refused", "\(reading.path) is not text in UTF-8")
        }
        json.field("text", text)
        json.field("version", file.version.text)
      } catch {
        // Of a new feature there may be a draft, and no file.
        if case .missing = error { json.field("isMissing", true) }
        json.field("refused", error.text)
      }
    }
  }

  func write(_ writing: Writing) -> [UInt8] {
    Self.json { json in
      guard let version = FileVersion(text: writing.version) else {
        return json.field("refused", "Nobody knows what the page has read.")
      }
      do throws(GuardFault) {
        let name = try Self.feature(writing.path)
        switch try folder.write(Array(writing.text.utf8), to: name, ifStill: version) {
        case .written(let version):
          watch.wrote(name, version, by: writing.session.flatMap(DraftSession.init))
          json.field("version", version.text)
        case .conflict(let version): json.field("conflict", version.text)
        }
      } catch {
        json.field("refused", error.text)
      }
    }
  }

  /// A wish to keep what is written and not saved, or to throw it away.
  struct Keeping: StudioQuery {
    let path: String
    /// The page that has written it.
    let session: String
    /// The version that the page has read last.
    let version: String
    /// What is written; nil where nothing is to be kept.
    let text: String?
  }

  func keep(_ keeping: Keeping) -> [UInt8] {
    Self.json { json in
      guard let version = FileVersion(text: keeping.version),
        let session = DraftSession(keeping.session)
      else { return json.field("unkept", "nobody knows what the page has read") }
      do {
        let place = folder.place(of: try Self.feature(keeping.path))
        guard let text = keeping.text else { return drafts.remove(session, of: place) }
        try drafts.keep(text, of: place, from: version, by: session)
      } catch let fault as DraftShelf.Fault {
        json.field("unkept", fault.text)
      } catch let fault as GuardFault {
        json.field("unkept", fault.text)
      } catch { json.field("unkept", "\(error)") }
    }
  }

  /// The features below the folder of which there are drafts.
  private func draftNames() -> [String] {
    drafts.paths().compactMap { path in
      folder.name(of: path).flatMap { try? Self.feature($0).text }
    }
  }

  /// The drafts of a file, but for those that it has come to hold, which are thrown away.
  private func unsaved(_ name: GuardedName) -> [Draft] {
    let place = folder.place(of: name)
    let all = drafts.drafts(of: place)
    guard !all.isEmpty, let version = try? folder.read(name).version else { return all }
    return all.filter { draft in
      guard FileVersion(of: Array(draft.text.utf8)) == version else { return true }
      drafts.remove(draft.session, of: place)
      return false
    }
  }

  private func write(_ drafts: [Draft], to json: inout JSONWriter) {
    json.array("drafts", of: drafts) { json, draft in
      json.object { json in
        json.field("isOpen", watch.isOpen(draft.session))
        json.field("seconds", Int(draft.seconds))
        json.field("session", draft.session.text)
        json.field("text", draft.text)
        json.field("version", draft.version.text)
      }
    }
  }

  /// The name of a feature: the studio reads and writes nothing else.
  private static func feature(_ path: String) throws(GuardFault) -> GuardedName {
    let endings = [".feature", ".feature.md"]
    guard endings.contains(where: path.hasSuffix) else {
      throw .badName("it does not end in .feature or .feature.md")
    }
    return try GuardedName(path)
  }

  /// Writes an object.
  static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { write(&$0) }
    return json.bytes
  }
}
