import Explorer
import Processes

/// The variables of the process's environment that the command looks at.
enum ProcessEnvironment {
  private static let names = [
    "NO_COLOR", "FORCE_COLOR", "CI", "TERM", "HOME", "XDG_STATE_HOME", "PATH", "DISPLAY",
    "WAYLAND_DISPLAY",
  ]

  static var values: [String: String] { names.reduce(into: [:]) { $0[$1] = value($1) } }

  /// Returns the value of any variable; for what a description of an app asks to have passed on.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The memory that this process uses.
enum ProcessMemory {
  /// Returns what keeps searches from using more; a quarter of what the machine has where nobody says how much.
  static func bound(_ bytes: Int? = nil) -> MemoryBound {
    MemoryBound(bytes: bytes ?? Processors.memory / 4, used: usedBytes)
  }

  /// Returns how many bytes of the machine's memory the process uses; 0 where the system does not tell.
  @Sendable private static func usedBytes() -> Int {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.stride / MemoryLayout<natural_t>.stride)
      let told = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return told == KERN_SUCCESS ? Int(info.resident_size) : 0
    #else
      return residentPages() * sysconf(Int32(_SC_PAGESIZE))
    #endif
  }

  #if !canImport(Darwin)
    /// Reads the second number of the line in which the system tells how much memory the process has.
    private static func residentPages() -> Int {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      let line = withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      }
      let fields = line.split(separator: " ")
      return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
    }
  #endif
}

/// The processors of this machine.
enum Processors {
  /// How many this process may use.
  static var count: Int {
    max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), ScenarioChoice.workersMax))
  }

  /// How many bytes of memory the machine has.
  static var memory: Int {
    max(1 << 28, sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)))
  }
}

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
