import Processes

/// The files that the process may open at the same time.
enum Descriptors {
  /// What the system's own threads, a file being read and one being written take together, and some to spare.
  static let needed = 8

  /// Whether as many can be opened; without them the system's threads end the process and say nothing.
  static var areEnough: Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for _ in 0..<needed {
      let descriptor = dup(STDERR_FILENO)
      guard descriptor >= 0 else { return errno != EMFILE && errno != ENFILE }
      opened.append(descriptor)
    }
    return true
  }
}
