import Explorer
import Processes

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
