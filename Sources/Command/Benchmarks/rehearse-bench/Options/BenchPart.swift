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
    case .long: await LongRunsPart(options).section()
    case .shift: await ShiftPart(options).section()
    case .route: await RoutePart(options).section()
    case .startup: await StartupPart(options).section()
    case .tracks: await TrackPart(options).section()
    case .command: await CommandPart(options).section()
    case .hosted:
      await HostedPart(
        "rehearse-bench-app", "An app in a process of its own, compiled", options
      ).section()
    case .ios:
      await HostedPart(
        "rehearse-bench-ios",
        "An iOS app with CoreLocation and tasks, in a process of its own", options
      ).section()
    case .explore: await ExplorePart(options).section()
    }
  }
}
