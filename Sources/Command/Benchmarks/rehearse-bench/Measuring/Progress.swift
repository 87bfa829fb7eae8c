#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines on standard error, so that standard output has nothing but the table.
enum Progress {
  static func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // Whoever closed standard error does not want to be told.
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
