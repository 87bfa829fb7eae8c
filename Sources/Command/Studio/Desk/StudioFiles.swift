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

  /// Creates the files of a folder.
  ///
  /// - Parameters:
  ///   - watch: What is told which versions the pages know.
  ///   - names: Looks up the features, by their names below the folder, in the order in which they are listed.
  ///   - first: The one that is opened first; nil means the first of all.
  ///   - line: A line of the scenario in it that is looked at first; nil means the first of them.
  ///   - prefix: What a run writes before such a name, such as `Scenarios/`.
  package init(
    _ folder: FolderGuard, _ watch: StudioWatch, _ names: @escaping () -> [String],
    first: String? = nil, line: Int? = nil, prefix: String
  ) {
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
        let file = try folder.read(name)
        watch.saw(name, file.version)
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
          return json.field("refused", "\(reading.path) is not text in UTF-8.")
        }
        json.field("text", text)
        json.field("version", file.version.text)
      } catch {
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
          watch.saw(name, version)
          json.field("version", version.text)
        case .conflict(let version): json.field("conflict", version.text)
        }
      } catch {
        json.field("refused", error.text)
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

  private static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { write(&$0) }
    return json.bytes
  }
}
