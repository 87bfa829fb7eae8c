import Foundation

/// What apps do with files.
@MainActor struct StorageProbe {
  private let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("notes.txt")
  private let other = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("other.txt")

  /// Does what a label says; nil where it says nothing of files.
  func handle(_ label: String) -> String? {
    switch label {
    case "Write 1000": attempt { try write(1_000, to: file) }
    case "Write 1000 at once": attempt { try write(1_000, to: file, options: .atomic) }
    case "Write 900 elsewhere": attempt { try write(900, to: other) }
    case "Append 100": attempt { try append(100) }
    case "Delete":
      attempt {
        try FileManager.default.removeItem(at: file)
        return "deleted"
      }
    case "Read": attempt { "\(try Data(contentsOf: file).count) bytes" }
    case "Write outside": attempt { try write(1_000, to: outside) }
    case "Set default":
      attempt {
        UserDefaults.standard.set(7, forKey: "number")
        return "set"
      }
    case "Default": "\(UserDefaults.standard.integer(forKey: "number"))"
    default: nil
    }
  }

  private var outside: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  private func write(_ count: Int, to url: URL, options: Data.WritingOptions = []) throws -> String
  {
    try Data(repeating: 65, count: count).write(to: url, options: options)
    if url != file, url != other { try FileManager.default.removeItem(at: url) }
    return "written"
  }

  private func append(_ count: Int) throws -> String {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(repeating: 66, count: count))
    return "appended"
  }

  private func attempt(_ body: () throws -> String) -> String {
    do {
      return try body()
    } catch {
      return switch error {
      case CocoaError.fileWriteOutOfSpace, POSIXError.ENOSPC: "no room"
      case CocoaError.fileReadNoPermission: "no permission"
      default: "\(error)"
      }
    }
  }
}
