#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a run knows of its earlier lives, which ended in a crash.
struct CrashRecovery: Sendable {
  /// No earlier life, and none after a crash.
  static let none = CrashRecovery(record: CrashRecord(), isInstalled: false)

  let record: CrashRecord
  private let isInstalled: Bool

  /// Reads what an earlier life of the process has left and prepares for another crash.
  static func install() -> CrashRecovery {
    let text = getenv(CrashHandler.variable).map { String(cString: $0) }
    let record = text.flatMap(CrashRecord.init(text:)) ?? CrashRecord()
    CrashHandler.install(record)
    return CrashRecovery(record: record, isInstalled: true)
  }

  /// Why scenarios must not be run again, by plan index.
  var crashed: [Int: String] {
    let reasons = record.crashes.map { crash in
      (crash.planIndex, "The scenario crashed the simulator (\(Self.name(of: crash.signal))).")
    }
    return Dictionary(reasons) { first, _ in first }
  }

  /// Takes note of the scenario that begins on a thread.
  var willRun: (@Sendable (Int) -> Void)? {
    guard isInstalled else { return nil }
    return { planIndex in CrashHandler.begin(planIndex) }
  }

  /// Takes note that a thread is reporting.
  func willReport() {
    if isInstalled { CrashHandler.end() }
  }

  /// Returns a seed to shuffle with: one drawn now or, after a crash, the one drawn then.
  func drawnSeed() -> UInt64 {
    guard record.seed == CrashRecord.noSeed else { return record.seed }
    // Short enough to be typed.
    let seed = UInt64.random(in: 0..<1_000_000)
    if isInstalled { CrashHandler.keep(seed: seed) }
    return seed
  }

  private static func name(of signal: Int) -> String {
    switch Int32(truncatingIfNeeded: signal) {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGABRT: "SIGABRT"
    default: "signal \(signal)"
    }
  }
}
