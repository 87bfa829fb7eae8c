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
      let bytes = hosted.answer(to: text)
      fwrite(bytes, 1, bytes.count, stdout)
      fflush(stdout)
    }
  }
}
