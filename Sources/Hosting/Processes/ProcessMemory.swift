/// The memory of a process that lies in the machine's memory, as Linux tells it of each process.
struct ProcessMemory {
  /// The bytes that it has now, those that it shares with others too.
  let bytes: Int
  /// The most bytes that it has ever had since it became the program that it is.
  let peakBytes: Int

  /// Reads what a process has; `nil` where there is none, or where the system does not tell.
  init?(of pid: pid_t) {
    let text = SystemCall.contents("/proc/\(pid)/status", atMost: 1 << 16)
    guard let bytes = Self.kilobytes("VmRSS", in: text) else { return nil }
    self.bytes = bytes << 10
    peakBytes = max(self.bytes, (Self.kilobytes("VmHWM", in: text) ?? 0) << 10)
  }

  /// The bytes that a process has now, in the way that takes the system the least; `nil` where nobody tells.
  static func bytes(of pid: pid_t) -> Int? {
    let text = SystemCall.contents("/proc/\(pid)/statm", atMost: 1 << 10)
    let fields = text.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    return pages * pageBytes
  }

  private static let pageBytes = sysconf(Int32(_SC_PAGESIZE))

  /// The bytes that a process has, and of those that it shares with others its part only; `nil` where nobody tells.
  ///
  /// It takes the system much longer than the rest.
  static func proportionalBytes(of pid: pid_t) -> Int? {
    let text = SystemCall.contents("/proc/\(pid)/smaps_rollup", atMost: 1 << 16)
    return kilobytes("Pss", in: text).map { $0 << 10 }
  }

  /// Reads the number of a line such as "VmRSS:     1952 kB".
  static func kilobytes(_ name: StaticString, in text: [UInt8]) -> Int? {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard line.starts(with: wanted), line.dropFirst(wanted.count).first == UInt8(ascii: ":")
      else { continue }
      let digits = line.dropFirst(wanted.count + 1).drop { $0 == 32 || $0 == 9 }
        .prefix { (48...57).contains($0) }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }
}

/// The processes, by which of them has started which.
enum ProcessTree {
  /// How many processes of one app are looked at.
  private static let countMax = 10_000

  /// A process with all that have come from it and whose parents still live.
  static func members(of root: pid_t) -> [pid_t] {
    var found = [root]
    var next = 0
    while next < found.count, found.count < countMax {
      found += children(of: "\(found[next])")
      next += 1
    }
    return found
  }

  /// The children of a process, by its number or "self".
  static func children(of process: String) -> [pid_t] {
    #if os(Linux)
      let tasks = "/proc/\(process)/task"
      return (SystemCall.names(in: tasks) ?? [])
        .flatMap { numbers(in: "\(tasks)/\($0)/children") }
    #else
      return []
    #endif
  }

  private static func numbers(in path: String) -> [pid_t] {
    let bytes = SystemCall.contents(path, atMost: 1 << 20)
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
  }
}
