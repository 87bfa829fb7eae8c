import Processes

/// A run's knowledge of its earlier lives, which ended in a crash.
struct CrashRecovery: Sendable {
  /// No earlier life, and none after a crash.
  static let none = CrashRecovery(record: CrashRecord(), isInstalled: false)

  let record: CrashRecord
  /// Whether the process is the command's own, and not that of a test.
  let isInstalled: Bool

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
  func willReport() { if isInstalled { CrashHandler.end() } }

  /// Returns a seed to shuffle with: one drawn now or, after a crash, the one drawn then.
  func drawnSeed() -> UInt64 {
    guard record.seed == CrashRecord.noSeed else { return record.seed }
    // Short enough to be typed.
    let seed = UInt64.random(in: 0..<1_000_000)
    if isInstalled { CrashHandler.keep(seed: seed) }
    return seed
  }

  private static func name(of signal: Int) -> String {
    let names = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS",
      SIGFPE: "SIGFPE", SIGABRT: "SIGABRT",
    ]
    return names[Int32(truncatingIfNeeded: signal)] ?? "signal \(signal)"
  }
}

/// A message from one life of the process to the next after a crash, as text in the environment.
///
/// All fields are numbers of the same width, so that a signal handler, which may not allocate memory, can
/// write them in place.
struct CrashRecord: Hashable, Sendable {
  /// A scenario that crashed the process.
  struct Crash: Hashable, Sendable {
    let planIndex: Int
    let signal: Int
  }

  /// The digits of a field; a separator stands between two.
  static let width = 20
  static let outputField = 0
  static let errorField = 1
  static let seedField = 2
  /// The seed of a run that has drawn none.
  static let noSeed = UInt64.max

  /// The bytes written to standard output so far.
  var outputBytes = 0
  /// The bytes written to standard error so far.
  var errorBytes = 0
  /// The seed that was drawn for a random order.
  var seed = noSeed
  var crashes: [Crash] = []

  init() {}

  /// Reads a record; nil for anything that is not one.
  init?(text: String) {
    let fields = text.split(separator: ";", omittingEmptySubsequences: false).map { UInt64($0) }
    guard fields.count >= 5, fields.count % 2 == 1, fields.count <= 3 + 2 * Self.crashesMax,
      let output = fields[0].flatMap(Int.init(exactly:)),
      let errors = fields[1].flatMap(Int.init(exactly:)), let seed = fields[2]
    else { return nil }
    outputBytes = output
    errorBytes = errors
    self.seed = seed
    for position in stride(from: 3, to: fields.count, by: 2) {
      guard let index = fields[position].flatMap(Int.init(exactly:)),
        let signal = fields[position + 1].flatMap(Int.init(exactly:))
      else { return nil }
      crashes.append(Crash(planIndex: index, signal: signal))
    }
  }

  /// The most crashes a run survives; each costs the time up to it once more.
  static let crashesMax = 100

  /// The fields of the crash to come, which the handler fills in.
  var nextCrashField: Int { 3 + 2 * crashes.count }

  /// The record as text, with room for one more crash.
  var template: String {
    var fields = [UInt64(outputBytes), UInt64(errorBytes), seed]
    for crash in crashes { fields += [UInt64(crash.planIndex), UInt64(crash.signal)] }
    fields += [0, 0]
    return fields.map(Self.padded).joined(separator: ";")
  }

  private static func padded(_ number: UInt64) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}
