import Foundation
import TestSupport
import Testing

/// The checkout that these tests keep in order.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = Checkout.root

  /// One Swift file of the project.
  struct File: Sendable {
    /// The path below the root, with slashes.
    let path: String
    /// The whole text.
    let text: String
    /// The lines of the text.
    let lines: [Substring]
    /// The lines that are code, with their numbers: comment lines are left out.
    let code: [(number: Int, text: Substring)]

    init(path: String, text: String) {
      self.path = path
      self.text = text
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      code = lines.enumerated().compactMap { index, line in
        let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
        return start.starts(with: "//".utf8) ? nil : (index + 1, line)
      }
    }

    /// The folders that it stands in, from the top of the repository on.
    private var folders: [Substring] { path.split(separator: "/").dropLast() }

    /// The wing of the house that it stands in: the folder below `Sources` or `Tests`.
    var wing: String { folders.count > 1 ? String(folders[1]) : "" }

    /// The target it belongs to: the folder in its wing, or in a folder of several rooms; of an app both names.
    var target: String {
      guard folders.count > 2 else { return folders.dropFirst().first.map(String.init) ?? "" }
      let isOfSeveral = ["Frameworks", "Benchmarks", "Probes"].contains(folders[2])
      let isOfApp =
        folders.starts(with: ["Sources", "Apps"])
        && !["AppParts", "RoomParts"].contains(folders[2])
      guard isOfSeveral || isOfApp, folders.count > 3 else { return String(folders[2]) }
      return isOfApp ? "\(folders[2])\(folders[3])" : String(folders[3])
    }

    /// The file's name without folder and ending.
    var baseName: String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
  }

  /// The Swift files below a folder of the root, sorted by path.
  static func swiftFiles(below folder: String) -> [File] {
    let base = root.appending(path: folder)
    let walker = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    let urls = (walker?.allObjects ?? []).compactMap { $0 as? URL }
    return
      urls
      .filter { $0.pathExtension == "swift" }
      .map { file(folder + $0.path.dropFirst(base.path.count)) }
      .sorted { $0.path < $1.path }
  }

  /// The file of that path below the root, empty where there is none.
  private static func file(_ path: String) -> File {
    let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    return File(path: path, text: text ?? "")
  }

  static let manifest = file("Package.swift")
  /// The files of Swift; one that only holds texts of other languages, which a test compares with their files, is none.
  static let sources = swiftFiles(below: "Sources").filter { file in
    file.baseName != "StarterFiles+Generated"
  }
  static let tests = swiftFiles(below: "Tests")
}
