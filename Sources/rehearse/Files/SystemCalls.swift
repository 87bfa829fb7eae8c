#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's calls under names that no method shadows.
enum SystemCalls {
  /// Reads as `read` does: the number of bytes, 0 at the end, or -1 with `errno` set.
  static func readBytes(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    read(descriptor, buffer, count)
  }

  /// Writes as `write` does: the number of bytes, or -1 with `errno` set.
  static func writeBytes(
    _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    write(descriptor, buffer, count)
  }
}
