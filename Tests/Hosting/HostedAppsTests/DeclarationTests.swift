import Foundation
import HostedApps
import ScenarioRunner
import TestSupport
import Testing

extension PlayedApps {
  /// What an app asks for and its own files do not declare, it does not get.
  struct DeclarationTests {
    /// Returns an app that asks for something as soon as it is in front, with the files that it ships with.
    private static func stage(
      asking request: String, plist: String = "", android: String = ""
    ) throws -> Stage {
      let stage = try Stage(
        #"""
        told() { case $line in *'"kind":"screenAppeared"'*) answer '{"requests":[\#(request)]}' ;;
          *'"kind":"foregroundServiceFailed"'*) screen 'No service' ;; *) answer '{}' ;; esac; }
        """#)
      let files = [
        "Info.plist": Stage.plist.replacingOccurrences(of: "</dict>", with: plist + "</dict>"),
        "AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android"
          xmlns:tools="http://schemas.android.com/tools">
        <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION"/>
        <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION"/>
        \(android)
        </manifest>
        """,
        "app.json": """
        {"name": "Near me", "command": ["/bin/sh", "app.sh"], "infoPlist": "Info.plist",
         "androidManifest": "AndroidManifest.xml"}
        """,
      ]
      for (name, text) in files { try stage.folder.write(Data(text.utf8), to: name) }
      return stage
    }

    @Test func `an app that nobody trusts is not started, and it is said what to do`() async throws
    {
      let stage = try Self.stage(asking: "")
      let told = try await stage.play("When the user opens the app", isTrusted: false).failure
      #expect(told.contains("The app \"Near me\" is a program of this folder, and is not trusted."))
      #expect(told.contains("start again with --trust"))
    }

    private static func permission(_ name: String, _ more: String = "") -> String {
      #"<uses-permission android:name="android.permission.\#(name)" \#(more)/>"#
    }

    private static func application(_ service: String) -> String {
      "<application>\(service)</application>"
    }

    private static let service =
      #"<service android:name=".S" android:foregroundServiceType="camera|location"/>"#
    private static let start = #"{"kind":"startForegroundService"}"#
    private static let whole =
      permission("FOREGROUND_SERVICE") + permission("FOREGROUND_SERVICE_LOCATION")
      + application(service)

    private static func result(
      _ stage: Stage, _ platform: String, _ steps: String = "When the user opens the app"
    ) async throws -> ScenarioResult {
      let words = platform.split(separator: ":")
      let version = words.count > 1 ? "And the phone runs version \(words[1])\n" : ""
      return try await stage.play(
        version + "And location permission is while using\n" + steps, platform: "\(words[0])")
    }

    private static func violation(_ result: ScenarioResult) -> String {
      result.steps.compactMap(\.problem?.actual).joined(separator: "\n")
    }

    @Test(arguments: [
      ("", "android.permission.FOREGROUND_SERVICE (A-66)"),
      (permission("FOREGROUND_SERVICE"), "android.permission.FOREGROUND_SERVICE_LOCATION (A-66)"),
      (
        permission("FOREGROUND_SERVICE") + permission("FOREGROUND_SERVICE_LOCATION"),
        "no <service> with android:foregroundServiceType=\"location\" (A-66)"
      ),
      (
        whole.replacingOccurrences(of: "camera|location", with: "camera|locations"),
        "no <service> with android:foregroundServiceType=\"location\" (A-66)"
      ),
      (
        whole.replacingOccurrences(of: #"<service "#, with: #"<service tools:node="remove" "#),
        "no <service> with android:foregroundServiceType=\"location\" (A-66)"
      ),
      (
        permission("FOREGROUND_SERVICE")
          + permission("FOREGROUND_SERVICE_LOCATION", #"tools:node="remove" "#)
          + application(service), "android.permission.FOREGROUND_SERVICE_LOCATION (A-66)"
      ),
    ])
    func `a service that is not declared does not start`(
      _ manifest: String, _ missing: String
    ) async throws {
      let stage = try Self.stage(asking: Self.start, android: manifest)
      let result = try await Self.result(stage, "@android")
      #expect(result.status == .failed)
      #expect(Self.violation(result).contains(missing), "\(Self.violation(result))")
    }

    @Test(arguments: [
      ("@android", whole),
      // Before Android 14, and for apps built for less, the type has no permission of its own.
      (
        "@android:13", permission("FOREGROUND_SERVICE") + application(service)
      ),
      (
        "@android",
        #"<uses-sdk android:targetSdkVersion="33"/>"# + permission("FOREGROUND_SERVICE")
          + application(service)
      ),
    ])
    func `a service that is declared starts`(_ platform: String, _ manifest: String) async throws {
      let stage = try Self.stage(asking: Self.start, android: manifest)
      let result = try await Self.result(stage, platform)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test(arguments: [
      ("@android:12", 32, true), ("@android:13", 32, false), ("@android:13", 33, true),
    ])
    func `a permission for older phones only is none for newer ones`(
      _ platform: String, _ level: Int, _ isDeclared: Bool
    ) async throws {
      let stage = try Self.stage(
        asking: Self.start,
        android: Self.application(Self.service)
          + Self.permission("FOREGROUND_SERVICE", #"android:maxSdkVersion="\#(level)""#))
      let result = try await Self.result(stage, platform)
      #expect((result.status == .passed) == isDeclared, "\(result.failure)")
    }

    private static func strings(_ key: String, _ value: String) -> String {
      "<key>\(key)</key><array><string>\(value)</string></array>"
    }

    private static let motion = #"{"kind":"startMotionUpdates"}"#
    private static let work = #"{"kind":"deferWork","work":{"name":"n.sync"}}"#
    private static let note =
      #"{"kind":"post","notification":{"id":"a","title":"A","text":"B"}}"#
    private static let permitted = strings("BGTaskSchedulerPermittedIdentifiers", "n.sync")
    private static let usage = "<key>NSMotionUsageDescription</key><string>Steps.</string>"

    @Test(arguments: [
      (motion, "", "NSMotionUsageDescription"),
      (motion, usage.replacingOccurrences(of: "Steps.", with: " \n "), "NSMotionUsageDescription"),
      (motion, usage, ""),
      (work, strings("UIBackgroundModes", "processing"), "BGTaskSchedulerPermittedIdentifiers"),
      (work, permitted + strings("UIBackgroundModes", "fetch"), "has no processing (I-95)"),
      (work, permitted + strings("UIBackgroundModes", "processing"), ""),
      (
        work.replacingOccurrences(of: "}}", with: #","duration":"refresh"}}"#),
        permitted + strings("UIBackgroundModes", "processing"), "has no fetch (I-95)"
      ),
      (note, "", ""),
    ])
    func `iOS gives what its Info.plist declares`(
      _ request: String, _ plist: String, _ missing: String
    ) async throws {
      let result = try await Self.result(Self.stage(asking: request, plist: plist), "@ios")
      #expect((result.status == .passed) == missing.isEmpty, "\(result.failure)")
      #expect(
        missing.isEmpty || Self.violation(result).contains(missing), "\(Self.violation(result))")
    }

    @Test(arguments: [
      (motion, "", "ACTIVITY_RECOGNITION"), (motion, permission("ACTIVITY_RECOGNITION"), ""),
      (note, "", "POST_NOTIFICATIONS"), (note, permission("POST_NOTIFICATIONS"), ""),
      // It stands for a service, which starts without the permission.
      (note.replacingOccurrences(of: "}}", with: #","isOngoing":true}}"#), "", ""),
      (work, "", ""),
    ])
    func `Android gives what its manifest declares`(
      _ request: String, _ manifest: String, _ missing: String
    ) async throws {
      let result = try await Self.result(
        Self.stage(asking: request, android: manifest), "@android")
      #expect((result.status == .passed) == missing.isEmpty, "\(result.failure)")
      #expect(
        missing.isEmpty || Self.violation(result).contains(missing), "\(Self.violation(result))")
    }
  }
}
