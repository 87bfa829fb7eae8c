import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// The package that `rehearse init ios` writes beside an app.
struct LinuxPackageTests {
  private static let project = """
    { objects = {
      G0 = {isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Near; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = C1; fileSystemSynchronizedGroups = (S1, ); name = "Near me"; productType = "com.apple.product-type.application"; };
      C1 = {buildConfigurations = (D1, ); };
      D1 = {buildSettings = {
        INFOPLIST_FILE = Near/Info.plist;
        INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "To show what is < 1 km away.";
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
        INFOPLIST_KEY_UIBackgroundModes = "audio location";
        MARKETING_VERSION = 2.1;
        PRODUCT_BUNDLE_IDENTIFIER = com.example.near;
        SWIFT_APPROACHABLE_CONCURRENCY = YES;
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_VERSION = 6.0; }; name = Release; };
      R = {mainGroup = G0; targets = (T1, ); }; };
      rootObject = R; }
    """

  private static let plist = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    </dict></plist>
    """

  private static let sources = [
    "Near.xcodeproj/project.pbxproj": project, "Near/Info.plist": plist,
    "Near/App.swift": "import SwiftUI\n@main struct Near: App {}\n",
    "Near/Place.swift": "import CoreLocation\n", "Near/Store.swift": "import CoreData\n",
  ]

  @Test func `a package is written beside the project, and written again it changes nothing`()
    async throws
  {
    let bench = try Bench(Self.sources)
    let first = await bench.run("init", "ios")
    #expect(first.code == 0 && first.errors == "", "\(first.text)")
    try Snapshot.expect(first.output, matches: "init ios.txt")
    let texts = bench.contents.keys.filter { $0.hasPrefix("Linux/") }.sorted()
      .map { "== \($0)\n\(bench.text($0) ?? "")" }
    try Snapshot.expect(texts.joined(separator: "\n"), matches: "init ios package.txt")
    let written = bench.contents
    let again = await bench.run("init", "ios", "Near.xcodeproj")
    #expect(again.code == 0 && !again.output.contains("written "))
    #expect(bench.contents == written)
  }

  @Test func `the project may lie in a folder of the one that is named`() async throws {
    let sources = Dictionary(uniqueKeysWithValues: Self.sources.map { ("Deeper/\($0)", $1) })
    let bench = try Bench(sources.merging(["README.md": "", "Pods/Pods.xcodeproj/a": ""]) { $1 })
    let run = await bench.run("init", "ios")
    #expect(run.code == 0, "\(run.text)")
    let plist = bench.text("Deeper/Linux/Features/Nearme/Info.plist")
    #expect(plist?.contains("com.example.near") == true)
    let several = try Bench([
      "A/A.xcodeproj/project.pbxproj": "", "B/B.xcodeproj/project.pbxproj": "",
    ])
    let refused = await several.run("init", "ios")
    #expect(refused.errors.contains(": A/A.xcodeproj, B/B.xcodeproj"))
  }

  @Test func `what is written is what its readers take`() async throws {
    let bench = try Bench(Self.sources)
    _ = await bench.run("init", "ios", ".")
    for name in ["Features/Nearme/app.json", ".devcontainer/devcontainer.json"] {
      let data = Data((bench.text("Linux/\(name)") ?? "").utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
    let data = Data((bench.text("Linux/Features/Nearme/Info.plist") ?? "").utf8)
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
    let keys = try #require(plist as? [String: Any])
    #expect(keys["CFBundleIdentifier"] as? String == "com.example.near")
    #expect(
      keys["NSLocationWhenInUseUsageDescription"] as? String == "To show what is < 1 km away.")
    #expect(keys["UIBackgroundModes"] as? [String] == ["audio", "location"])
    #expect(keys.count == 5)
  }

  @Test(arguments: [
    "$(SRCROOT)/Near/Info.plist", "${PROJECT_DIR}/$(PRODUCT_MODULE_NAME)/Info.plist",
    "$(PROJECT_NAME)/Info.plist",
  ])
  func `an Info.plist is found by variables, and its own are filled`(path: String) async throws {
    var sources = Self.sources
    sources["Near.xcodeproj/project.pbxproj"] = Self.project
      .replacing("INFOPLIST_FILE = Near/Info.plist", with: "INFOPLIST_FILE = \"\(path)\"")
      .replacing("MARKETING_VERSION", with: "PRODUCT_MODULE_NAME = Near; MARKETING_VERSION")
      .replacing("= 2.1", with: "= \"2 & $(MINOR)\"; MINOR = 1")
    sources["Near/Info.plist"] = Self.plist.replacing(
      "</dict>",
      with: """
        <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
        <key>CFBundleName</key><string>${PRODUCT_NAME} $(OTHER)</string></dict>
        """)
    let bench = try Bench(sources)
    let outcome = await bench.run("init", "ios")
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.text)")
    let plist = bench.text("Linux/Features/Nearme/Info.plist") ?? ""
    for value in ["com.example.near", "2 &amp; 1", "Near me $(OTHER)"] {
      #expect(plist.contains("<string>\(value)</string>"), "\(plist)")
    }
  }

  @Test(arguments: [
    (nil, "Near/Info.plist: no such file or folder"),
    ([0x62, 0x70, 0xFF], "Near/Info.plist: this is no property list in XML"),
    (Array("{}".utf8), "Near/Info.plist: this is no property list in XML"),
  ])
  func `an Info.plist that cannot be read is told, and the rest is written`(
    bytes: [UInt8]?, message: String
  ) async throws {
    var sources = Self.sources
    sources["Near/Info.plist"] = nil
    let bench = try Bench(sources)
    if let bytes { try bench.write(Data(bytes), to: "Near/Info.plist") }
    let outcome = await bench.run("init", "ios")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("Linux/Features/Nearme/Info.plist is not written"))
    #expect(bench.text("Linux/Features/Nearme/Info.plist") == nil)
    #expect(bench.text("Linux/Features/Nearme/app.json") != nil)
    #expect(!outcome.output.contains("sh play"))
  }

  @Test(.enabled(if: ProcessTests.isBuilt))
  func `the first feature is understood`() async throws {
    let bench = try Bench(Self.sources)
    _ = await bench.run("init", "ios", "Near.xcodeproj")
    let program = bench.folder.appending(path: "Linux/Features/Nearme/Nearme")
    try Data("#!/bin/sh\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let dry = try Program.run(
      ProcessTests.executable.path, ["run", "Linux/Features", "--dry-run"], in: bench.folder)
    #expect(dry.code == 0, "\(dry.output)")
  }

  @Test func `a folder of sources has a package as well, with a screen to begin with`() async throws
  {
    let bench = try Bench(["code/My App/Place.swift": "import CoreLocation\n"])
    let outcome = await bench.run("init", "ios", "code/My App")
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.text)")
    #expect(
      bench.text("code/Linux/Sources/MyApp/PrepareSources.txt")?.contains("\n../../../My App\n")
        == true)
    #expect(
      bench.text("code/Linux/Sources/MyApp/MyApp.swift")?.contains("class MyAppScreen: ScreenApp")
        == true)
    #expect(
      bench.text("code/Linux/Features/MyApp/Info.plist")?.contains("<string>app.MyApp</string>")
        == true)
  }

  @Test(arguments: ["code/p", "code/p/Near.xcodeproj"])
  func `the list names the app's folder where nothing else lies beside it`(place: String)
    async throws
  {
    let bench = try Bench(
      Dictionary(uniqueKeysWithValues: Self.sources.map { ("code/p/\($0)", $1) }))
    _ = await bench.run("init", "ios", place)
    #expect(list(bench, "code/p/Linux").contains("\n../../../Near\n"))
  }

  @Test func `a package for an app beside the working folder has paths from its own folder`()
    async throws
  {
    let bench = try Bench(Dictionary(uniqueKeysWithValues: Self.sources.map { ("q/\($0)", $1) }))
    try bench.write("", to: "w/a")
    bench.place = "w"
    _ = await bench.run("init", "ios", "../q")
    #expect(list(bench, "q/Linux").contains("\n../../../Near\n"))
  }

  @Test(arguments: [("a", ".", "a/Linux"), ("a", "..", "Linux"), ("a/b", "../..", "Linux")])
  func `a package that lies among the sources is none of them, also the second time`(
    place: String, named: String, folder: String
  ) async throws {
    let bench = try Bench(["a/Place.swift": "import CoreLocation\n", "a/b/c": ""])
    bench.place = place
    let first = await bench.run("init", "ios", named)
    #expect(first.code == 0 && first.errors == "", "\(first.text)")
    let list = list(bench, folder, name: "App")
    #expect(list.hasSuffix("\n../../..\nwithout ../..\n"), "\(list)")
    let again = await bench.run("init", "ios", named)
    #expect(again.code == 0 && !again.output.contains("cannot come along"), "\(again.text)")
  }

  @Test func `a program that begins in a file with an obstacle does not begin twice`() async throws
  {
    var sources = Self.sources
    sources["Near/App.swift"]? += "let a = #keyPath(b)\n"
    let bench = try Bench(sources)
    _ = await bench.run("init", "ios")
    #expect(bench.text("Linux/Sources/Nearme/Nearme.swift")?.contains("@main") == false)
    sources["Near/Other.swift"] = sources["Near/App.swift"]
    let twice = await (try Bench(sources)).run("prepare", "--check", "Near")
    #expect(
      twice.output.contains(
        "the program begins in 2 files, and may in one: Near/App.swift, Near/Other.swift"))
  }

  @Test func `what is not read, not chosen or not in the manifest is told`() async throws {
    var sources = Dictionary(uniqueKeysWithValues: Self.sources.map { ("code/\($0)", $1) })
    sources["code/Near/Store.swift"] = nil
    sources["code/Near.xcodeproj/project.pbxproj"] = Self.project
      .replacing("targets = (T1, )", with: "targets = (T1, T2, )")
      .replacing(
        "name = \"Near me\";", with: "name = \"Near me\"; packageProductDependencies = (K1, );"
      )
      .replacing(
        "R = {",
        with: """
          K1 = {productName = Algorithms; };
          T2 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; };
          R = {
          """)
    let bench = try Bench(sources)
    try bench.write(Data([0x61, 0xFF]), to: "code/Near/Odd.swift")
    let outcome = await bench.run("init", "ios", "code")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("code/Near/Odd.swift: the file is not UTF-8"))
    for line in [
      "1 of 3 files cannot come along as they are; which, and why, says",
      "  rehearse prepare --check code/Near.xcodeproj",
      "Note: the project's first app for phones is looked at, Near me, and not Watch",
      "Note: Package.swift does not name the packages of the app, of which some may build on Linux: Algorithms",
    ] {
      #expect(outcome.output.contains("\n\(line)\n"), "\(outcome.output)")
    }
  }

  private static let many = """
    SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY = "$(WANTS)"; WANTS = YES;
    SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES = NO;
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG PRO $(KIND)"; KIND = PAID;
    """

  @Test(arguments: [
    (
      "5.0", "",
      [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ], ["BASE"]
    ),
    (
      "5.0", many,
      [
        "DisableOutwardActorInference", "ExistentialAny", "GlobalActorIsolatedTypesUsability",
        "GlobalConcurrency", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ], ["BASE", "PRO", "PAID"]
    ),
    (
      "6.0", many,
      ["ExistentialAny", "InferIsolatedConformances", "NonisolatedNonsendingByDefault"],
      ["BASE", "PRO", "PAID"]
    ),
  ])
  func `the compiler is told what Xcode tells it`(
    version: String, settings: String, features: [String], conditions: [String]
  ) async throws {
    var sources = Self.sources
    sources["Near.xcodeproj/project.pbxproj"] = Self.project
      .replacing("SWIFT_VERSION = 6.0;", with: "SWIFT_VERSION = \(version); \(settings)")
      .replacing(
        "R = {",
        with: """
          C0 = {buildConfigurations = (D0, ); };
          D0 = {buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE; }; baseConfigurationReference = F0; };
          F0 = {isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = SOURCE_ROOT; };
          R = {buildConfigurationList = C0;
          """)
    let bench = try Bench(sources)
    let outcome = await bench.run("init", "ios")
    #expect(outcome.output.contains("\nNote: the settings in Config/Base.xcconfig are not read\n"))
    let lines = (bench.text("Linux/Package.swift") ?? "").split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    let told = features.map { ".enableUpcomingFeature(\"\($0)\")," }
    #expect(lines.filter { $0.hasPrefix(".enable") }.map(String.init) == told)
    #expect(
      lines.filter { $0.hasPrefix(".define(") }.map(String.init)
        == conditions.map { ".define(\"\($0)\")," })
  }

  /// The list of sources that a package has.
  private func list(_ bench: Bench, _ folder: String, name: String = "Nearme") -> String {
    bench.text("\(folder)/Sources/\(name)/PrepareSources.txt") ?? ""
  }

  @Test(arguments: [
    ("none", "none: no such file or folder"), ("empty", "empty: the folder holds no Swift files"),
    ("two", "name one of them: two/A.xcodeproj, two/B.xcodeproj"),
  ])
  func `without an app nothing is written`(place: String, message: String) async throws {
    let bench = try Bench([
      "empty/a": "", "two/A.xcodeproj/project.pbxproj": "{}",
      "two/B.xcodeproj/project.pbxproj": "{}",
    ])
    let before = bench.contents
    let outcome = await bench.run("init", "ios", place)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(bench.contents == before)
  }
}
