/// The part of a JUnit report that belongs to one feature file.
struct JUnitSuite {
  let name: String
  let file: String?
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0
  private(set) var virtualTime: Duration = .zero
  /// How long its scenarios took to play; nil where nobody measured.
  private(set) var measuredTime: Duration?
  /// What is odd about the file and its scenarios.
  var warnings: [String] = []
  /// Where the finished test cases lie on the reporter's shelf, in order.
  var cases: [Range<Int>] = []

  enum Outcome {
    case passed
    case failure
    case error
    case skipped
  }

  /// Makes a test case: lets the closure write at the depth at which cases stand.
  static func rendered(_ write: (inout XMLWriter) -> Void) -> [UInt8] {
    var writer = XMLWriter(depth: 2, bytes: 768)
    write(&writer)
    return writer.drainExactly()
  }

  init(name: String, file: String?) {
    self.name = name
    self.file = file
  }

  mutating func count(_ outcome: Outcome, virtualTime: Duration, measured: Duration?) {
    tests += 1
    self.virtualTime += virtualTime
    if let measured { measuredTime = (measuredTime ?? .zero) + measured }
    switch outcome {
    case .passed: break
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }
}
