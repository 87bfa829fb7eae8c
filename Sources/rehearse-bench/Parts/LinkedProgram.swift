#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a program was linked.
enum LinkedProgram {
  /// Tells whether a program loads Swift's standard library when it starts.
  static func needsSharedLibrary(_ path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path) else { return false }
    return [UInt8](bytes).firstRange(of: "libswiftCore.so".utf8) != nil
  }
}
