#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder for what programs read and write.
struct ScratchFolder {
  private let folder: URL

  /// Makes the folder; nil where none can be made.
  init?() {
    let name = "rehearse-bench-\(UInt64.random(in: 0...UInt64.max))"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
  }

  /// The path of something in it.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes a file, in folders that are made where they are missing; tells whether that went well.
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    let file = folder.appending(path: name)
    return
      (try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)) != nil
      && (try? Data(bytes).write(to: file)) != nil
  }

  /// How many bytes a file in it has; 0 where there is none.
  func size(of name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes?[.size] as? UInt).map { Int($0) } ?? 0
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
