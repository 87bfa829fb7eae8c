import Processes

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
