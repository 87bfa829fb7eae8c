import Flows
import ScenarioRunner

/// The apps that sentences can be about.
enum AppKind: String, Hashable, Sendable, CaseIterable {
  /// The pet listing app.
  case petListing = "pet listing app"
  /// The promoters' campaign app.
  case campaign = "campaign app"
  /// The employees' clock-in app.
  case clockIn = "clock-in app"

  /// The apps that record where they go.
  static let recording: [AppKind] = [.campaign, .clockIn]

  /// Everything that it can say.
  var words: AppWords {
    switch self {
    case .petListing: StartupListingFlow.words
    case .campaign: CampaignFlow.words
    case .clockIn: ClockInFlow.words
    }
  }

  /// The sentence that puts it on the phone.
  var installation: String { "Given the \(rawValue) is installed" }
}

extension InstalledApp {
  /// Which app it is; `nil` for the bare one, which every phone has until a scenario says otherwise.
  var kind: AppKind? {
    switch self {
    case .probe: nil
    case .petListing: .petListing
    case .campaign: .campaign
    case .clockIn: .clockIn
    }
  }
}

extension World {
  /// Throws `InvalidStep` unless one of the apps is installed: a sentence about it would say nothing without it.
  func require(_ kinds: [AppKind]) throws {
    guard let kind = app.kind, kinds.contains(kind) else { throw missing(kinds) }
  }

  /// What a sentence about one of the apps says where none of them is installed.
  func missing(_ kinds: [AppKind]) -> InvalidStep {
    let wanted = kinds.map { "the \($0.rawValue)" }.joined(separator: " or ")
    let found = app.kind.map { "the \($0.rawValue) is installed" } ?? "no app is installed"
    return InvalidStep(
      "This sentence is about \(wanted), but \(found).",
      notes: ["Write first: " + kinds.map(\.installation).joined(separator: ", or: ")])
  }

  /// Throws `InvalidStep` where only the bare app is there, which has nothing to be seen.
  func requireAnyApp() throws {
    guard app.kind == nil else { return }
    throw InvalidStep(
      "This sentence is about what an app shows or does by itself, but no app is installed.",
      notes: ["Write first, for example: \(AppKind.petListing.installation)"])
  }
}
