import AppParts
import BackendSimulator
public import CampaignApp
public import CucumberExpressions
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal
import RoomParts
public import ScenarioRunner

/// The room of the promoters' campaign app.
public enum CampaignRoom: App {
  /// Its flow.
  public typealias Process = CampaignFlow

  /// What scenarios call it.
  public static let name = "campaign app"
  /// What scenarios call the one who holds the phone.
  public static let person = "promoter"
  /// What scenarios call its server.
  public static let serverName = "campaign server"
  /// What tags of its requirements begin with.
  public static let requirements: String? = "campaign"
  /// Everything that it can say.
  public static let words = CampaignFlow.words
  /// What it can show and do beside its words.
  public static let abilities: Set<AppAbility>? = [
    .popup, .progress, .list, .marker, .lines, .player, .permission, .fix, .updates, .service,
    .request, .work, .storage, .audio, .notification,
  ]
  /// What only this app sends.
  public static let messages = [
    MessageKind("completion report", RequestScope(method: .post, pathEnding: "/completion"))
  ]
  /// What people look for.
  public static let synonyms = """
    campaign, flyer, leaflet, promotion
    complete, finish, done, end campaign, stop campaign
    cancel, abort, discard, give up
    campaign is running > running, still running
    how a campaign stands > ended, has ended
    server received completion > reported to server, campaign reported, completion reported
    """
  /// How its campaigns stand.
  public static let parameterTypes = [
    StepVocabulary.words(
      "campaign state", CampaignState.allCases.map { ($0.rawValue, $0) },
      "how a campaign stands", example: "active")
  ]

  /// What the app declares to its platform.
  public static var manifest: AppManifest {
    var manifest = AppManifest(name: "Campaigns")
    manifest.whenInUseUsage = "Your route is recorded while a campaign is active."
    manifest.alwaysUsage = nil
    manifest.backgroundModes = [.location, .audio, .processing]
    manifest.permittedWork = ["campaign.delivery"]
    manifest.temporaryPurposes = [
      PurposeText(
        key: "CampaignTracking",
        text: "Precise location is required to validate the route of your campaign.")
    ]
    manifest.declaredPermissions = [.coarse, .fine]
    return manifest
  }

  /// How its executions are looked at.
  public static let recording: Recording<CampaignRoom>? = Recording(
    journal: { $1($0.journal) }, awaitsStorage: { $0.isLaunchOwed }, activity: { activity(of: $0) },
    elapsed: { $0.execution?.stopwatch.elapsed($1) },
    shownRoute: { $0.execution?.id }, stored: { $0.points },
    setUploads: { configuration, interval, count in
      configuration.syncInterval = interval
      configuration.journal.batchSize = count
    })

  /// A server with the sample campaigns.
  public static func makeServer() -> CampaignServer { CampaignServer() }

  /// The names of what is listed.
  public static func shownTexts(on server: CampaignServer) -> [String] { server.shownTexts }

  /// Adds the sentences about its server and its campaigns.
  public static func addSteps(to library: inout StepLibrary<World>) {
    CampaignServerSteps.add(to: &library)
    CampaignSteps.add(to: &library)
  }

  private static func activity(of flow: borrowing CampaignFlow) -> TrackedActivity? {
    flow.execution.map {
      TrackedActivity(
        owner: $0.id, name: $0.campaign.name, isActive: $0.status == .active)
    }
  }

  /// Compares what reports about ends say with what was recorded.
  public static func violations(atEndOf world: World) -> [InvariantViolation] {
    var tracks = world.tracks
    return world[serverOf: CampaignRoom.self].executions.flatMap {
      execution -> [InvariantViolation] in
      guard let report = execution.completion?.report, let index = tracks.index(of: execution.id)
      else { return [] }
      let record = tracks.records[index]
      return [
        DistanceEqualsRoute.check(
          Distance(centimeters: report.distanceCentimeters), length: tracks.length(at: index),
          pointCount: record.entries.count),
        ElapsedEqualsActiveTime.check(
          .milliseconds(report.elapsedMilliseconds), record.clock.bounds(at: world.phone.now)),
      ].compactMap(\.self)
    }
  }
}

extension CampaignFlow: AppProcess {}
extension CampaignFlow.Configuration: AppConfiguration {}
