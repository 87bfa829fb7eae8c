import AppParts
import BackendSimulator
public import ClockInApp
public import CucumberExpressions
public import DeviceInterface
public import DeviceSimulator
public import Rehearsal
import RoomParts
public import ScenarioRunner

/// The room of the employees' clock-in app.
public enum ClockInRoom: App {
  /// Its flow.
  public typealias Process = ClockInFlow
  /// What its success criteria are measured by.
  public typealias Observer = Measurements

  /// What scenarios call it.
  public static let name = "clock-in app"
  /// What scenarios call the one who holds the phone.
  public static let person = "employee"
  /// What scenarios call its server.
  public static let serverName = "shift server"
  /// What tags of its requirements begin with.
  public static let requirements: String? = "clock-in"
  /// Everything that it can say.
  public static let words = ClockInFlow.words
  /// What it can show and do beside its words.
  public static let abilities: Set<AppAbility>? = [
    .popup, .note, .progress, .list, .lines, .mapPoints, .permission, .fix, .updates, .regions,
    .service, .request, .transfer, .work, .storage, .notification,
  ]
  /// What only this app sends.
  public static let messages = [
    MessageKind("clock-in", RequestScope(method: .post, pathEnding: "/api/shifts")),
    MessageKind("clock-out", RequestScope(method: .post, pathEnding: "/clock-out")),
    MessageKind("gap report", RequestScope(method: .post, pathEnding: "/gaps")),
    MessageKind("review request", RequestScope(method: .post, pathEnding: "/review")),
  ]
  /// How it tracks, and what it keeps of the permission.
  public static let parameterTypes = [
    StepVocabulary.words(
      "tracking mode", TrackingMode.allCases.map { ($0.rawValue, $0) },
      "what the battery counts beside the route", example: "balanced"),
    StepVocabulary.words(
      "permission level", PermissionRecord.Level.allCases.map { ($0.rawValue, $0) },
      "how far the employee lets the app use the location", example: "while-using"),
  ]
  /// What people look for.
  public static let synonyms = """
    clock in, employee clocks in, punch in, start shift, check in, begin work, start work, clock on
    clock out, employee clocks out, punch out, end shift, check out, finish work, stop work, clock off, \
    forgot to clock out, forget to clock out
    shift is active, overtime, long shift, still at work
    shift, working time, work day
    hours worked, time worked, work hours, working hours, elapsed time
    employee clocks out > end of day, end of the working day, goes home
    shift is over > ended, has ended
    """

  /// What the app declares to its platform.
  public static var manifest: AppManifest {
    var manifest = AppManifest(name: "Clock-in")
    manifest.whenInUseUsage = "Your work route is recorded during your shift."
    manifest.alwaysUsage =
      "Your work route is recorded from clock-in to clock-out, also while the phone is locked."
    manifest.backgroundModes = [.location, .processing]
    manifest.permittedWork = ["clock-in.delivery", "clock-in.charge"]
    manifest.receivesBoot = true
    manifest.declaredPermissions = [.coarse, .fine, .background]
    return manifest
  }

  /// How its shifts are looked at.
  public static let recording: Recording<ClockInRoom>? = Recording(
    journal: { $1($0.journal) }, awaitsStorage: { $0.isLaunchOwed }, activity: { activity(of: $0) },
    elapsed: { $0.shift?.stopwatch.elapsed($1) },
    shownRoute: { $0.showsRoute ? $0.route?.summary.id : nil }, stored: { $0.points },
    setUploads: { configuration, interval, count in
      configuration.syncInterval = interval
      configuration.journal.batchSize = count
    })

  /// A server without shifts.
  public static func makeServer() -> ShiftServer { ShiftServer() }

  /// Adds the sentences about shifts and about what is measured.
  public static func addSteps(to library: inout StepLibrary<World>) {
    ClockInSteps.add(to: &library)
    MeasurementSteps.add(to: &library)
  }

  /// Returns what was measured, criterion by criterion; empty unless a step has asked for any of it.
  public static func figures(in world: World) -> [Figure] { world.shiftFigures() }

  /// Returns the gaps of the shift with their reasons, the one that goes on at the end.
  public static func gapFacts(in world: World) -> [String] { world.shiftGapFacts() }

  private static func activity(of flow: borrowing ClockInFlow) -> TrackedActivity? {
    let isInterrupted = flow.openGap.exists
    // A shift is never paused: interruptions of its tracking are gaps, and its time goes on.
    return flow.shift.flatMap {
      $0.clockedOutAtMilliseconds == nil
        ? TrackedActivity(
          owner: $0.id, name: "the shift", isActive: true, isInterrupted: isInterrupted) : nil
    }
  }
}

extension ClockInFlow: AppProcess {}
extension ClockInFlow.Configuration: AppConfiguration {}
