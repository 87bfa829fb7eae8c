import Processes

/// Lines on standard error, so that standard output has nothing but the table.
enum Progress {
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // Whoever closed standard error does not want to be told.
    _ = Processes.write(STDERR_FILENO, bytes, bytes.count)
  }
}
