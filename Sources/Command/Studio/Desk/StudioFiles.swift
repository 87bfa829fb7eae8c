import Gherkin

/// The features of the studio's folder: listed, read, and written over nobody else's work.
package struct StudioFiles {
  private let folder: FolderGuard
  private let watch: StudioWatch
  private let names: [String]
  private let first: String?
  private let line: Int?
  /// What stands before the name of a file in the path by which a run knows it.
  private let prefix: String

  /// Creates the files of a folder.
  ///
  /// - Parameters:
  ///   - watch: What is told which versions the pages know.
  ///   - names: The features by their names below the folder, in the order in which they are listed.
  ///   - first: The one that is opened first; nil means the first of all.
  ///   - line: A line of the scenario in it that is looked at first; nil means the first of them.
  ///   - prefix: What a run writes before such a name, such as `Scenarios/`.
  package init(
    _ folder: FolderGuard, _ watch: StudioWatch, _ names: [String], first: String? = nil,
    line: Int? = nil, prefix: String
  ) {
    (self.folder, self.watch, self.names, self.prefix) = (folder, watch, names, prefix)
    self.first = first ?? names.first
    self.line = line
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

  func listed() -> [UInt8] {
    Self.json { json in
      json.array("files", of: names)
      json.field("first", optional: first)
      if let line { json.field("line", line) }
    }
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
