#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processors of this machine.
enum Processors {
  /// How many this process may use.
  static var count: Int {
    max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), RunCommand.workersMax))
  }
}
