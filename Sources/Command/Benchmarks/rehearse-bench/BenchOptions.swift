import SpeedGuard

/// The options of the command line.
struct BenchOptions {
  /// The parts to measure.
  private(set) var parts = BenchPart.allCases
  /// The part or row that is to be measured alone.
  private(set) var only: String?
  /// The revision that is compared with.
  private(set) var against: String?
  /// The file that says with which revision to compare, and what may be slower.
  private(set) var comparedWith: String?
  /// Whether small inputs and few repetitions are enough, to see that the benchmark works.
  private(set) var isQuick = false
  private(set) var showsHelp = false
  /// The `rehearse` whose start is measured; without an option the one beside the benchmark.
  private(set) var rehearse = "\(Programs.ownFolder)/rehearse"
  private(set) var isRehearseGiven = false

  /// Whether another revision is measured as well.
  var compares: Bool { against != nil || comparedWith != nil }

  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": showsHelp = true
      case "--quick": isQuick = true
      case "--only": only = try Self.value(of: word, &rest)
      case "--against": against = try Self.value(of: word, &rest)
      case "--compared-with": comparedWith = try Self.value(of: word, &rest)
      case "--rehearse":
        (rehearse, isRehearseGiven) = (try Self.value(of: word, &rest), true)
      default: throw .unknown(word)
      }
    }
    if against != nil, comparedWith != nil { throw .bothRevisions }
    // The rows of a comparison are no parts; whoever knows them judges the word.
    if let only, !compares, !showsHelp { parts = [try Self.part(only)] }
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
  case bothRevisions

  var message: String {
    switch self {
    case .unknown(let word):
      "“\(word)” is not an option of rehearse-bench; see rehearse-bench --help"
    case .missingValue(let option): "\(option) needs a value; see rehearse-bench --help"
    case .unknownPart(let text): "“\(text)” is not a part; the parts are \(Self.parts)"
    case .bothRevisions: "--against and --compared-with name a revision each; give one of them"
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
                           tracks, command, hosted, ios, screen or explore
      --quick              small inputs and few repetitions, to see that it works
      --rehearse <path>    the rehearse that is started; without it, the one beside rehearse-bench.
                           Build both with: swift build -c release --static-swift-stdlib --product rehearse-bench
      -h, --help           print this

    Figures are the best and, in parentheses, the median of repetitions that take turns. The
    yardstick counts the newlines of the same bytes between the repetitions, one byte after the
    other; figures given in relation to it can be compared between machines. The exit code is 0
    whether the goals are met or not.

    COMPARING: swift run -c release rehearse-bench --against <revision> [options]

      --against <revision>    builds this revision of the package, in a folder that is kept beside
                              the build, and has both programs take turns at what users do with
                              them: before, now, now, before, and so on
      --compared-with <file>  compares with the commit that the file names, as the night does:
                              --compared-with .ci/compared-with
      --only <row>            measures one row, by the word that it begins with
      --quick                 small inputs and six pairs
      --rehearse <path>       the release of this folder that is measured

    A row says what both took in the median, the ratio of now to before, and the range in which that
    ratio lies 95 times of 100. It counts as slower by 10 % or more only where the whole range is
    above 1. The lines of .ci/compared-with excuse it, where its commit is the one compared with. The
    exit code is 1 where a row is slower and nothing excuses it, 2 where a row could not be measured
    or noise hides whether it is slower, and else 0.

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
  /// An app in SwiftUI; there is one on Linux.
  case screen
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
    case .screen: await ScreenPart(options).section()
    case .explore: await ExplorePart(options).section()
    }
  }
}
