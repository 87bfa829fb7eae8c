/// The options of the command line.
struct BenchOptions {
  /// The parts to measure.
  private(set) var parts = Set(BenchPart.allCases)
  /// Whether small inputs and few repetitions are enough, to see that the benchmark works.
  private(set) var isQuick = false
  private(set) var showsHelp = false
  /// The `rehearse` whose start is measured; without an option the one beside the benchmark.
  private(set) var rehearse = "\(Programs.ownFolder)/rehearse"

  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": showsHelp = true
      case "--quick": isQuick = true
      case "--only": parts = [try Self.part(try Self.value(of: word, &rest))]
      case "--rehearse": rehearse = try Self.value(of: word, &rest)
      default: throw .unknown(word)
      }
    }
  }

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
}

/// A mistake in the command line.
enum OptionError: Error {
  case unknown(String)
  case missingValue(String)
  case unknownPart(String)

  var message: String {
    switch self {
    case .unknown(let word):
      "“\(word)” is not an option of rehearse-bench; see rehearse-bench --help"
    case .missingValue(let option): "\(option) needs a value; see rehearse-bench --help"
    case .unknownPart(let text): "“\(text)” is not a part; the parts are \(Self.parts)"
    }
  }

  private static var parts: String { BenchPart.allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The text that `--help` prints.
enum HelpText {
  static let text = """
    Measures how fast rehearse parses, runs and starts, and prints one table.

    USAGE: swift run -c release rehearse-bench [options]

      --only <part>        measure one part: parsing, phone, long, shift, route, startup,
                           tracks, command, hosted, ios or explore
      --quick              small inputs and few repetitions, to see that it works
      --rehearse <path>    the rehearse that is started; without it, the one beside rehearse-bench.
                           Build both with: swift build -c release --static-swift-stdlib
      -h, --help           print this

    Figures are the best and, in parentheses, the median of repetitions that take turns. The
    yardstick counts the newlines of the same bytes between the repetitions, one byte after the
    other; figures given in relation to it can be compared between machines. The exit code is 0
    whether the goals are met or not.

    """
}

/// A part of the benchmark that can be measured alone.
enum BenchPart: String, CaseIterable {
  case parsing
  case phone
  case long
  case shift
  case route
  case startup
  case tracks
  case command
  case hosted
  /// An iOS app with CoreLocation and tasks; there is one on Linux.
  case ios
  case explore

  func section(_ options: BenchOptions) async -> TableSection {
    switch self {
    case .parsing: await ParsingPart(options).section()
    case .phone: await PhonePart(options).section()
    case .long: await LongRunsPart.withOutages(options).section()
    case .shift: await LongRunsPart.week(options).section()
    case .route: await RoutePart(options).section()
    case .startup: await StartupPart(options).section()
    case .tracks: await TrackPart(options).section()
    case .command: await CommandPart(options).section()
    case .hosted:
      await HostedPart("rehearse-bench-app", "An app in a process of its own, compiled", options)
        .section()
    case .ios:
      await HostedPart(
        "rehearse-bench-ios",
        "An iOS app with CoreLocation and tasks, in a process of its own", options
      ).section()
    case .explore: await ExplorePart(options).section()
    }
  }
}
