import AppParts
import BackendSimulator
import CampaignApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import RoomParts
import ScenarioRunner

/// What steps do with the campaign app.
extension World {
  /// The campaign app; throws where another one is installed.
  func requireCampaignApp() throws -> CampaignFlow { try require(CampaignRoom.self) }

  /// Throws where no campaign has been going on in this scenario, so that none can have ended.
  func requireCampaign() throws {
    _ = try requireCampaignApp()
    guard tracks.current == nil else { return }
    throw notBegun(
      "No campaign has begun yet.", "a campaign", deed: deedOfStarting,
      negation: "Then no campaign is running")
  }

  /// A sentence that starts a campaign which there is.
  var deedOfStarting: String {
    let name = self[serverOf: CampaignRoom.self].campaigns.first?.name ?? "Spring leaflets"
    return "When the user starts the campaign \"\(name)\""
  }

  /// Chooses a campaign of the list and taps "Start"; what is asked then is left to the scenario.
  mutating func startCampaign(_ name: String) throws {
    _ = try requireCampaignApp()
    let screen = try requireTouchableScreen()
    if screen.title.foldedForComparison != name.foldedForComparison {
      try tapRow(name)
      try settle()
    }
    try require(.starting)
    try tap("Start")
  }

  /// Brings a campaign about that is going on, as if the promoter had begun it a moment ago.
  mutating func beginCampaign(_ name: String) throws {
    if app.room != CampaignRoom.self { try install(CampaignRoom.self) }
    try open(
      with: .whileInUse,
      orElse: "Start it there, for example: the user starts the campaign \"\(name)\"")
    try startCampaign(name)
    try settle()
    guard try requireCampaignApp().execution?.status == .active else {
      throw couldNotBegin("The campaign \"\(name)\" could not be started in this state.")
    }
  }

  /// Taps "Complete"; a dialog that comes instead is left to the scenario.
  mutating func completeCampaign() throws {
    _ = try requireCampaignApp()
    try require(.completing)
    try tap("Complete")
  }

  /// Taps "Cancel", and confirms it where the app asks; other dialogs are left to the scenario.
  mutating func cancelCampaign() throws {
    _ = try requireCampaignApp()
    try require(.cancelling)
    try tap("Cancel")
    try settle()
    let confirmation = "Cancel campaign"
    if app.dialog?.buttons.contains(confirmation) == true { try tap(confirmation) }
  }

  /// The execution that goes on by the app's process, or where none knows of it by what the phone has stored.
  func standingExecution() throws -> CampaignExecution? {
    let flow = try requireCampaignApp()
    if isKnownToApp { return flow.execution }
    let stored = CampaignFlow.storedExecution(in: phone.storage)
    return stored.flatMap {
      flow.journal.stored(on: phone).report(CampaignFlow.completion, of: $0.id) == nil ? $0 : nil
    }
  }

  /// How a campaign stands: by the app, and for what has ended by the server.
  ///
  /// Throws where one was begun and neither a process of the app nor the server can tell how it stands.
  func campaignState(_ name: String) throws -> CampaignState {
    let flow = try requireCampaignApp()
    let wanted = name.foldedForComparison
    if let execution = try standingExecution(),
      execution.campaign.name.foldedForComparison == wanted, !isKnownToApp
    {
      throw unknownToApp("how the campaign \"\(name)\" stands")
    }
    if let execution = flow.execution, execution.campaign.name.foldedForComparison == wanted {
      return execution.status == .active ? .active : .paused
    }
    if let ending = flow.lastEnding, ending.campaignName.foldedForComparison == wanted {
      return ending.outcome == .completed ? .completed : .cancelled
    }
    switch try completion(of: name)?.outcome {
    case .completed: return .completed
    case .cancelled: return .cancelled
    case nil: break
    }
    if tracks.records.contains(where: { $0.name.foldedForComparison == wanted }) {
      throw unreported("How the campaign \"\(name)\" ended is still to be reported")
    }
    return .notStarted
  }

  /// The ids of the campaigns with the name, assigned now or before; throws where there are none.
  private func campaignIDs(named name: String) throws -> [String] {
    let wanted = name.foldedForComparison
    let server = self[serverOf: CampaignRoom.self]
    let ids = server.everAssigned.filter { $0.name.foldedForComparison == wanted }.map(\.id)
    guard ids.isEmpty else { return ids }
    let names = server.campaigns.map { "\"\($0.name)\"" }
    throw InvalidStep(
      "There is no campaign \"\(name)\".",
      notes: [
        names.isEmpty
          ? "No campaigns are assigned." : "The campaigns are \(names.joined(separator: ", "))."
      ])
  }

  /// The latest report about the end of any campaign on the server.
  func completion() -> CompletionReport? { latestCompletion()?.report }

  /// The latest report about a campaign's end on the server; throws where no campaign has the name.
  func completion(of name: String) throws -> CompletionReport? {
    let ids = try campaignIDs(named: name)
    return latestCompletion { ids.contains($0) }?.report
  }

  /// The latest report about a campaign's end, and how things stood when it came.
  func latestCompletion(
    where isWanted: (String) -> Bool = { _ in true }
  ) -> ReceivedReport<CompletionReport>? {
    self[serverOf: CampaignRoom.self].executions.last {
      $0.completion != nil && isWanted($0.campaign)
    }?.completion
  }
}

extension ButtonTurn {
  private static let running = ["Start", "Resume", "Pause", "Complete", "Cancel campaign"]
  private static let begun = Need(
    "a campaign", "When the user starts the campaign \"Spring leaflets\"")

  /// Starting a campaign that is going on.
  static let starting = ButtonTurn(
    "Start", among: running, after: ["Start", "Resume", "Pause"], offering: ["Complete"],
    "The campaign is going on already.",
    note: "\(leftOutOrBefore: "When the user completes the campaign")")

  /// Pausing twice.
  static let pausing = ButtonTurn(
    "Pause", among: running, after: ["Pause"], offering: ["Resume"],
    "The campaign is paused already.",
    note: "\(leftOutOrBefore: "When the user resumes the campaign")", need: begun)

  /// Resuming what was not paused.
  static let resuming = ButtonTurn(
    "Resume", among: running, after: ["Start", "Resume"], offering: ["Pause"],
    "The campaign is not paused.",
    note: "\(leftOutOrBefore: "When the user pauses the campaign")", need: begun)

  /// Completing what is over.
  static let completing = over("Complete")
  /// Cancelling what is over.
  static let cancelling = over("Cancel")

  private static func over(_ label: String) -> ButtonTurn {
    ButtonTurn(
      label, among: running, after: ["Complete", "Cancel campaign"], offering: [],
      "The campaign is over already.",
      note: "\(leftOut: "Leave it out"), or start a campaign before it.",
      need: begun)
  }
}

extension CampaignServer {
  /// What it has to be shown, or had.
  var shownTexts: [String] {
    everAssigned.flatMap { [$0.name, $0.area, $0.id, $0.audio?.title].compactMap(\.self) }
  }
}
