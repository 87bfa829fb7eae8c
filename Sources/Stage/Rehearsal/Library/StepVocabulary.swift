import CucumberExpressions
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// The words in which scenarios speak of phones, apps and servers.
public enum StepVocabulary {
  /// Builds the library of all steps about apps and phones, in the order of the catalogue, with the routes and the
  /// answers that steps can name, and the servers that are real.
  ///
  /// The apps' own sentences follow those that concern every app.
  public static func library(
    apps rooms: [any App.Type], routes: RouteShelf = RouteShelf(),
    answers: AnswerShelf = AnswerShelf(), servers: RealServers = RealServers()
  ) -> StepLibrary<World> {
    let prototypes = WorldPrototypes(apps: rooms, servers: servers)
    var library = StepLibrary(parameterTypes(for: rooms), makeWorld: prototypes.world)
    library.refusesArrangingInChecks = true
    library.synonyms = synonyms(for: rooms)
    library.absences = absences
    library.people = [person] + rooms.map { $0.person }.filter { $0 != person }
    WaitingModifiers.add(to: &library)
    AppSteps.add(to: &library, rooms)
    for add in [
      InterruptionSteps.add, PermissionSteps.add, AlertSteps.add, SettingsSteps.add, TimeSteps.add,
      TimetableSteps.add, HistorySteps.add, LocationSteps.add, ReceptionSteps.add,
      SensorErrorSteps.add, PositionSourceSteps.add, NetworkSteps.add, ServerSteps.add,
    ] { add(&library) }
    ScriptedAnswerSteps.add(to: &library, answers)
    for add in [
      ReceivedRequestSteps.add, ServerContentSteps.add, UploadSteps.add, RecordedPointSteps.add,
      RecordedQualitySteps.add, RecordedMarkSteps.add, StoredPointSteps.add, PopupSteps.add,
      ScreenSteps.add, ScreenPartSteps.add, FieldSteps.add, MapSteps.add, AudioSteps.add,
      SoundSteps.add, NotificationSteps.add, DeviceSteps.add, LanguageSteps.add, BatterySteps.add,
      StorageSteps.add, ProfileSteps.add, MovementSteps.add, UpdateSteps.add, StandbySteps.add,
    ] { add(&library) }
    RouteSteps.add(to: &library, routes)
    for add in [
      IndicatorSteps.add, ManifestSteps.add, ProbePermissionSteps.add, ProbeLocationSteps.add,
      DeferredWorkSteps.add, TransferSteps.add, ProbeNotificationSteps.add, PushSteps.add,
      AlarmSteps.add, ProbeAudioSteps.add, RegionSteps.add, GeofenceSteps.add, ToldSteps.add,
    ] { add(&library) }
    for room in rooms {
      library.owner(room.owner)
      room.addSteps(to: &library)
    }
    library.owner(nil)
    return library
  }
}

extension App {
  /// Whose its sentences are.
  static var owner: StepOwner { StepOwner(name, person: person) }
}

extension StepVocabulary {
  /// The word for the one who holds the phone, whatever the app.
  public static let person = "user"

  /// What people look for and no phone here has.
  static let absences: [(words: [String], sentence: String)] = [
    (
      ["beacon", "beacons", "ibeacon", "ibeacons"],
      "no step has to do with beacons: they are not simulated; regions are circles on the map"
    ),
    (
      ["nfc"], "no step has to do with NFC: it is not simulated"
    ),
  ]
}

/// The shapes that many steps have.
extension StepLibrary<World> {
  /// Declares a step by which the app asks its platform for something.
  mutating func asking(
    _ text: String, _ documentation: String, _ request: Request, fileID: String = #fileID,
    line: Int = #line
  ) {
    when(text, documentation, example: text, fileID: fileID, line: line) {
      (world: inout World) in try world.ask(request)
    }
  }

  /// Declares a step by which something is done to the phone.
  ///
  /// - Parameter sentence: A sentence before it that makes it possible, where things are otherwise than it needs.
  mutating func acting(
    _ text: String, _ documentation: String, after sentence: String? = nil,
    fileID: String = #fileID, line: Int = #line,
    _ action: @escaping @Sendable (inout Phone) throws(PhoneError) -> Void
  ) {
    when(text, documentation, example: text, fileID: fileID, line: line) {
      (world: inout World) in try world.act(after: sentence, action)
    }
  }

  /// Declares a check of how many there are of something, of which only an app with one of the abilities can have any.
  mutating func counting(
    _ text: String, _ documentation: String, example: String, _ subject: String,
    of abilities: AppAbility..., about concern: StepConcern? = nil, fileID: String = #fileID,
    line: Int = #line, _ number: @escaping @Sendable (World) throws -> Int
  ) {
    then(text, documentation, example: example, about: concern, fileID: fileID, line: line) {
      (world: inout World, count: Int) in
      try world.expect(number(world), equals: count, subject)
      if count == 0 { try world.requireAbility(abilities) }
    }
  }
}
