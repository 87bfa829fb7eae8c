import Processes

/// The memory that the process may ask for.
enum AddressSpace {
  /// What the system's threads reserve for themselves, and some to work with; in bytes.
  static let neededBytes: UInt64 = 512 << 20

  /// Whether as much may be asked for; without it the system's threads wait for ever, or end the process and say nothing.
  static var isEnough: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let read = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let read = getrlimit(RLIMIT_AS, &limit)
    #endif
    return read != 0 || UInt64(limit.rlim_cur) >= neededBytes
  }
}
