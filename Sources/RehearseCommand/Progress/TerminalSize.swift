#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The size of a terminal.
enum TerminalSize {
  /// What terminals have had since there were any.
  private static let standard = 80

  /// Returns the columns of the terminal behind a descriptor.
  static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return standard }
    return Int(size.ws_col)
  }
}
