import Processes
import Synchronization

/// The handler of signals that mean a crash: it starts the same program again, with a record of what happened.
///
/// Runs are deterministic, so the second life comes to the same point, reports the scenario as failed, and goes
/// on. Everything the handler does is allowed in a handler: it writes digits into memory set aside before,
/// and replaces the process.
enum CrashHandler {
  static let variable = "REHEARSE_CRASHES"

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  /// A stack for the handler, because the scenario's may be what overflowed.
  private static let stackBytes = 128 << 10

  // Addresses are kept as numbers: what they point to is never freed, and written by one thread at a time.
  private static let record = Atomic<UInt>(0)
  private static let program = Atomic<UInt>(0)
  private static let arguments = Atomic<UInt>(0)
  private static let crashField = Atomic<Int>(0)
  private static let outputBytes = Atomic<Int>(0)
  private static let errorBytes = Atomic<Int>(0)
  private static let slot = Atomic<UInt32>(0)

  /// Prepares for a crash; nothing is prepared when the system refuses or there were too many already.
  static func install(_ previous: CrashRecord) {
    var key = pthread_key_t()
    guard previous.crashes.count < CrashRecord.crashesMax, pthread_key_create(&key, nil) == 0,
      setenv(variable, previous.template, 1) == 0, let text = getenv(variable),
      let path = strdup(executablePath)
    else { return }
    slot.store(UInt32(key), ordering: .relaxed)
    record.store(UInt(bitPattern: text), ordering: .relaxed)
    program.store(UInt(bitPattern: path), ordering: .relaxed)
    arguments.store(UInt(bitPattern: CommandLine.unsafeArgv), ordering: .relaxed)
    crashField.store(previous.nextCrashField, ordering: .relaxed)
    outputBytes.store(previous.outputBytes, ordering: .relaxed)
    errorBytes.store(previous.errorBytes, ordering: .releasing)
    for number in signals { handle(number) }
  }

  static func didWriteOutput(_ count: Int) { outputBytes.add(count, ordering: .relaxed) }

  static func didWriteErrors(_ count: Int) { errorBytes.add(count, ordering: .relaxed) }

  /// Keeps the seed of a random order for the next life.
  static func keep(seed: UInt64) {
    guard record.load(ordering: .acquiring) != 0 else { return }
    write(seed, field: CrashRecord.seedField)
  }

  /// Takes note that a scenario begins on this thread.
  static func begin(_ planIndex: Int) {
    let key = pthread_key_t(slot.load(ordering: .relaxed))
    if pthread_getspecific(key) == nil { setUpStack() }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: planIndex + 2))
  }

  /// Takes note that this thread is busy with something else, which no scenario is to blame for.
  static func end() {
    let key = pthread_key_t(slot.load(ordering: .relaxed))
    guard pthread_getspecific(key) != nil else { return }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
  }

  private static var executablePath: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments.first ?? ""
    #endif
  }

  private static func setUpStack() {
    var stack = stack_t()
    stack.ss_sp = malloc(stackBytes)
    stack.ss_size = stackBytes
    if stack.ss_sp != nil { sigaltstack(&stack, nil) }
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_handler = { CrashHandler.recover($0) }
    #else
      action.__sigaction_u.__sa_handler = { CrashHandler.recover($0) }
    #endif
    // A blocked signal would stay blocked in the next life, and a second crash there would go untold.
    action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    sigaction(number, &action, nil)
  }

  private static func recover(_ number: Int32) {
    let key = pthread_key_t(slot.load(ordering: .relaxed))
    let planIndex = Int(bitPattern: pthread_getspecific(key)) - 2
    if planIndex >= 0,
      let program = UnsafePointer<CChar>(bitPattern: program.load(ordering: .relaxed)),
      let arguments = UnsafePointer<UnsafeMutablePointer<CChar>?>(
        bitPattern: arguments.load(ordering: .relaxed))
    {
      let field = crashField.load(ordering: .relaxed)
      write(UInt64(outputBytes.load(ordering: .relaxed)), field: CrashRecord.outputField)
      write(UInt64(errorBytes.load(ordering: .relaxed)), field: CrashRecord.errorField)
      write(UInt64(planIndex), field: field)
      write(UInt64(number), field: field + 1)
      execv(program, arguments)
    }
    // The crash was not a scenario's, or there is no second life: it takes its usual course.
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func write(_ number: UInt64, field: Int) {
    let address = record.load(ordering: .relaxed)
    guard let text = UnsafeMutablePointer<UInt8>(bitPattern: address) else { return }
    var rest = number
    let start = field * (CrashRecord.width + 1)
    for position in stride(from: CrashRecord.width - 1, through: 0, by: -1) {
      text[start + position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
