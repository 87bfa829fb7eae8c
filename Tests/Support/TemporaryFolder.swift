package import Foundation

/// A folder with files of a test's own, which goes with it.
package final class TemporaryFolder: Sendable {
  /// Where it lies.
  package let url: URL

  package init(_ files: [String: String] = [:], name: String = UUID().uuidString) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("rehearse-\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders that it lies in.
  package func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
