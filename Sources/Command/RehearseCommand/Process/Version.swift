import AppProtocol
import DeviceInterface

/// The version of the command, which every report names.
enum Version {
  static let text = "0.1.0"

  /// The version with what other programs ask for: the line to apps, the system and the machine.
  static var json: String {
    JSONValue.object([
      .init("rehearse", .string(text)), .init("protocol", .integer(Int64(LineProtocol.version))),
      .init("system", .string(system)), .init("architecture", .string(architecture)),
    ]).text + "\n"
  }

  private static var system: String {
    #if os(Linux)
      "linux"
    #elseif os(macOS)
      "macos"
    #else
      "other"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
