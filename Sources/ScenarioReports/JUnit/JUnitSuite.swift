/// The part of a JUnit report that belongs to one feature file.
struct JUnitSuite {
  let name: String
  let file: String?
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0
  private(set) var time: Duration = .zero
  var cases = Self.emptyCases

  enum Outcome {
    case passed
    case failure
    case error
    case skipped
  }

  /// A writer at the depth at which test cases stand.
  static var emptyCases: XMLWriter { XMLWriter(depth: 2) }

  init(name: String, file: String?) {
    self.name = name
    self.file = file
  }

  mutating func count(_ outcome: Outcome, time: Duration) {
    tests += 1
    self.time += time
    switch outcome {
    case .passed: break
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }
}
