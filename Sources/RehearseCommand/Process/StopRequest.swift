import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The wish, said with Ctrl-C, to end with what is known so far; said a second time, the process ends.
enum StopRequest {
  private static let made = Atomic<Bool>(false)

  /// Whether the wish was said.
  static var isMade: Bool { made.load(ordering: .relaxed) }

  /// Takes Ctrl-C for such a wish from now on.
  static func listen() {
    signal(SIGINT) { _ in
      StopRequest.made.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }
}
