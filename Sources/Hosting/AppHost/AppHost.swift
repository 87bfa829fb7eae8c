public import DeviceInterface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The other end of the line, for an app in Swift that runs as a process of its own.
///
/// ```swift
/// @main enum Main {
///   static func main() { AppHost.run(NearMeFlow()) }
/// }
/// ```
public enum AppHost {
  /// Plays a flow until the phone hangs up: it is told what the phone says on standard input, and what it asks for is
  /// answered on standard output.
  public static func run(_ flow: some Flow) {
    var hosted = HostedFlow(flow)
    while let text = readLine() {
      guard writeAll(hosted.answer(to: text)) else { return }
    }
  }

  /// Writes all bytes to the line; false where nobody reads them any more.
  package static func writeAll(_ bytes: [UInt8], to line: Int32 = STDOUT_FILENO) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
