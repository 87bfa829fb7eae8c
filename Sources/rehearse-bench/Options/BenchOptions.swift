/// What the command line asks for.
struct BenchOptions {
  /// The parts to measure.
  private(set) var parts = Set(BenchPart.allCases)
  /// Whether small inputs and few repetitions are enough, to see that the benchmark works.
  private(set) var isQuick = false
  private(set) var showsHelp = false
  /// The `rehearse` whose start is measured; nil looks beside the benchmark.
  private(set) var rehearse: String?
  /// The folder of the scenarios that are played with the real vocabulary.
  private(set) var scenarios = "Scenarios/startup-listing"
  /// What a child process is to do, whose memory its parent measures.
  private(set) var load: MemoryLoad?

  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": showsHelp = true
      case "--quick": isQuick = true
      case "--only": parts = [try Self.part(try Self.value(of: word, &rest))]
      case "--rehearse": rehearse = try Self.value(of: word, &rest)
      case "--scenarios": scenarios = try Self.value(of: word, &rest)
      case MemoryLoad.option: load = try Self.load(try Self.value(of: word, &rest))
      default: throw .unknown(word)
      }
    }
  }

  /// The number of scenarios of a run.
  var runScenarios: Int { isQuick ? 1_000 : 10_000 }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw .missingValue(option)
    }
    return value
  }

  private static func part(_ text: String) throws(OptionError) -> BenchPart {
    guard let part = BenchPart(rawValue: text) else { throw .unknownPart(text) }
    return part
  }

  private static func load(_ text: String) throws(OptionError) -> MemoryLoad {
    guard let load = MemoryLoad(text) else { throw .unknownLoad(text) }
    return load
  }
}
