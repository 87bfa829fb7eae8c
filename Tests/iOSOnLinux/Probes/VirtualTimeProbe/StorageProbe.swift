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
    case "Copy":
      attempt {
        let copy = file.appendingPathExtension("copy")
        defer {
          if !FileManager.default.contentsEqual(atPath: file.path, andPath: copy.path) {
            try? FileManager.default.removeItem(at: copy)
          }
        }
        try FileManager.default.copyItem(at: file, to: copy)
        return "copied"
      }
    case "Free": attempt { try freeSpace() }
    case "Folders": folders
    case "Bundle": Bundle.main.bundleIdentifier ?? "no name"
    case "Set default":
      attempt {
        UserDefaults.standard.set(7, forKey: "number")
        return "set"
      }
    case "Set long default":
      attempt {
        UserDefaults.standard.set(String(repeating: "A", count: 500), forKey: "text")
        return "set"
      }
    case "Synchronize":
      attempt {
        _ = UserDefaults.standard.synchronize()
        return "synchronized"
      }
    case "Default": "\(UserDefaults.standard.integer(forKey: "number"))"
    default: nil
    }
  }

  private var outside: URL {
    URL(fileURLWithPath: "/tmp").appendingPathComponent(UUID().uuidString)
  }

  /// What the home's disk has free, in blocks of 4,096 bytes.
  private func freeSpace() throws -> String {
    let attributes = try FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
    return "\((attributes[.systemFreeSize] as? NSNumber)?.intValue ?? -1) free"
  }

  /// The folders that an app finds at its first start, by their places in the home.
  private var folders: String {
    let manager = FileManager.default
    let kinds: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory]
    let places =
      kinds.compactMap { manager.urls(for: $0, in: .userDomainMask).first?.path }
      + [manager.temporaryDirectory.path]
    return places.map { place in
      let short = place.replacingOccurrences(of: NSHomeDirectory(), with: "~")
      return manager.fileExists(atPath: place) ? short : "no " + short
    }.joined(separator: " ")
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
