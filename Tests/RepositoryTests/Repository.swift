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

    /// The target the file belongs to: the second component of its path, or the app and its part below `Sources/Apps`.
    var target: String {
      let folders = path.split(separator: "/")
      guard folders.count > 1 else { return "" }
      guard folders.starts(with: ["Sources", "Apps"]), folders.count > 4 else {
        return String(folders[1])
      }
      return "\(folders[2])\(folders[3])"
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
  static let sources = swiftFiles(below: "Sources")
  static let tests = swiftFiles(below: "Tests")
}
