import CucumberExpressions
public import ScenarioRunner

/// The words in which scenarios speak of phones, apps and servers.
public enum StepVocabulary {
  /// Builds the library of all steps about apps and phones, in the order of the catalogue, with the routes and the
  /// answers that steps can name, and the servers that are real.
  ///
  /// The apps' own sentences follow those that concern every app.
  public static func library(
    apps rooms: [any App.Type], routes: RouteShelf = RouteShelf(),
    answers: AnswerShelf = AnswerShelf(),
    servers: RealServers = RealServers()
  ) -> StepLibrary<World> {
    let prototypes = WorldPrototypes(apps: rooms, servers: servers)
    var library = StepLibrary(parameterTypes(for: rooms), makeWorld: prototypes.world)
    library.refusesArrangingInChecks = true
    library.synonyms = synonyms(for: rooms)
    WaitingModifiers.add(to: &library)
    AppSteps.add(to: &library, rooms)
    InterruptionSteps.add(to: &library)
    PermissionSteps.add(to: &library)
    AlertSteps.add(to: &library)
    SettingsSteps.add(to: &library)
    TimeSteps.add(to: &library)
    TimetableSteps.add(to: &library)
    HistorySteps.add(to: &library)
    LocationSteps.add(to: &library)
    ReceptionSteps.add(to: &library)
    SensorErrorSteps.add(to: &library)
    NetworkSteps.add(to: &library)
    ServerSteps.add(to: &library)
    ScriptedAnswerSteps.add(to: &library, answers)
    ReceivedRequestSteps.add(to: &library)
    ServerContentSteps.add(to: &library)
    UploadSteps.add(to: &library)
    RecordedPointSteps.add(to: &library)
    RecordedQualitySteps.add(to: &library)
    RecordedMarkSteps.add(to: &library)
    StoredPointSteps.add(to: &library)
    PopupSteps.add(to: &library)
    ScreenSteps.add(to: &library)
    ScreenPartSteps.add(to: &library)
    FieldSteps.add(to: &library)
    MapSteps.add(to: &library)
    AudioSteps.add(to: &library)
    SoundSteps.add(to: &library)
    NotificationSteps.add(to: &library)
    DeviceSteps.add(to: &library)
    BatterySteps.add(to: &library)
    StorageSteps.add(to: &library)
    ProfileSteps.add(to: &library)
    MovementSteps.add(to: &library)
    RouteSteps.add(to: &library, routes)
    IndicatorSteps.add(to: &library)
    ManifestSteps.add(to: &library)
    ProbePermissionSteps.add(to: &library)
    ProbeLocationSteps.add(to: &library)
    DeferredWorkSteps.add(to: &library)
    TransferSteps.add(to: &library)
    ProbeAudioSteps.add(to: &library)
    RegionSteps.add(to: &library)
    GeofenceSteps.add(to: &library)
    ToldSteps.add(to: &library)
    for room in rooms { room.addSteps(to: &library) }
    return library
  }
}
