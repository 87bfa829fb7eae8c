import DeviceInterface
import DeviceSimulator
import Testing

/// What a phone does about requests whose declaration is missing.
struct UndeclaredTests {
  private static func played(
    without missing: Declaration, _ profile: Profile = .android
  ) throws -> PlayedPhone {
    var manifest = AppManifest(name: "Pets")
    manifest.undeclared = [missing]
    return try PlayedPhone(opened: profile, permission: .whileInUse, manifest: manifest)
  }

  @Test(arguments: [Declaration.foregroundService, .locationService])
  func `a service without its permission is a SecurityException (A-66)`(
    _ missing: Declaration
  ) throws {
    var played = try Self.played(without: missing)
    played.ask(.startForegroundService)
    #expect(played.told == [.foregroundServiceFailed(.securityException)])
    #expect(played.phone.drainLog().contains { $0.what == .undeclared(missing) })
  }

  @Test func `nobody catches it in an app that catches no exceptions (A-66)`() throws {
    var played = try Self.played(without: .locationService)
    try played.phone.leaveExceptionsUncaught()
    played.ask(.startForegroundService)
    #expect(played.phone.drainLog().contains { $0.what == .processEnded(.securityException) })
  }

  @Test(arguments: [
    (Declaration.locationServiceType, Request.startForegroundService, Profile.android),
    (.motionUsage, .startMotionUpdates, .iOS),
    (.activityRecognition, .startMotionUpdates, .android),
    (
      .notifications, .post(AppNotification(id: "a", title: "A", text: "B")), .android
    ),
  ])
  func `what is not declared is not begun`(
    _ missing: Declaration, _ request: Request, _ profile: Profile
  ) throws {
    var played = try Self.played(without: missing, profile)
    played.ask(request)
    #expect(played.told.isEmpty)
    #expect(played.phone.notifications.isEmpty)
    #expect(played.phone.drainLog().contains { $0.what == .undeclared(missing) })
  }

  @Test(arguments: [("sync", BackgroundModes()), ("other", BackgroundModes.processing)])
  func `iOS takes only work that is declared (I-95)`(
    _ name: String, _ modes: BackgroundModes
  ) throws {
    var manifest = AppManifest(name: "Pets")
    (manifest.permittedWork, manifest.backgroundModes) = (["sync"], modes)
    var played = try PlayedPhone(opened: .iOS, manifest: manifest)
    played.ask(.deferWork(DeferredWork(name: name)))
    #expect(played.phone.stateOfWork(name) == nil)
  }
}
