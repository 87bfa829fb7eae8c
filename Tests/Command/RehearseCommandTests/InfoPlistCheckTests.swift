import Testing

@testable import RehearseCommand

/// What becomes of an app's `Info.plist` where a package for Linux is written, also if it is at fault.
struct InfoPlistCheckTests {
  private static let project = """
    { objects = {
      G0 = {isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Near; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = C1; fileSystemSynchronizedGroups = (S1, ); name = Near; productType = "com.apple.product-type.application"; };
      C1 = {buildConfigurations = (D1, ); };
      D1 = {buildSettings = {INFOPLIST_FILE = Near/Info.plist; SWIFT_VERSION = 5.0; }; name = Release; };
      R = {mainGroup = G0; targets = (T1, ); }; };
      rootObject = R; }
    """

  private static func plist(_ usage: String) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>NSLocationWhenInUseUsageDescription</key>
      <string>\(usage)</string>
    </dict></plist>
    """
  }

  private static let written = "Linux/Features/Near/Info.plist"

  private func bench(_ plist: String) throws -> Bench {
    try Bench([
      "Near.xcodeproj/project.pbxproj": Self.project, "Near/App.swift": "import SwiftUI\n",
      "Near/Info.plist": plist,
    ])
  }

  @Test(arguments: [
    (
      String(plist("To find you.").prefix(60)),
      "Near/Info.plist:3:32: This is no XML: the file ends before its elements do."
    ),
    ("<plist><array/></plist>", "Near/Info.plist:1:8: An Info.plist holds a dictionary"),
    (
      "<plist><dict>\n<key>CFBundleName</key>\n</dict></plist>",
      "Near/Info.plist:2:1: The key \"CFBundleName\" has no value."
    ),
    (plist("To find a & b."), "Near/Info.plist:4:21: This is no XML: this reference"),
    (
      plist("A").replacing("string>", with: "integer>"),
      "Near/Info.plist:4:3: \"NSLocationWhenInUseUsageDescription\" must be a <string>"
    ),
    (
      "<plist><dict>\n<key>NSCameraUsageDescription</key><true/>\n</dict></plist>",
      "Near/Info.plist:2:36: \"NSCameraUsageDescription\" must be a <string>"
    ),
  ])
  func `a damaged file is told with its line, by both commands`(
    plist: String, message: String
  ) async throws {
    let bench = try bench(plist)
    for arguments in [["init", "ios"], ["prepare", "--check", "Near.xcodeproj"]] {
      let outcome = await bench.run(arguments)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(bench.text(Self.written) == nil)
  }

  @Test func `a file that was mended is taken the next time`() async throws {
    let bench = try bench("<plist>")
    #expect(await bench.run("init", "ios").code == 2)
    try bench.write(Self.plist("To find you."), to: "Near/Info.plist")
    let outcome = await bench.run("init", "ios")
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.text)")
    #expect(outcome.output.contains("written        \(Self.written)\n"), "\(outcome.output)")
    #expect(bench.text(Self.written)?.contains("To find you.") == true)
  }

  @Test func `what the project says later and the package does not is told`() async throws {
    let bench = try bench(Self.plist("To find you."))
    #expect(await bench.run("init", "ios").code == 0)
    let note = "\(Self.written) does not say what the project says of "
    #expect(await !bench.run("init", "ios").output.contains(note))
    try bench.write(
      Self.plist("Otherwise.").replacing(
        "</dict>", with: "<key>NSMotionUsageDescription</key><string>Steps</string></dict>"),
      to: "Near/Info.plist")
    let outcome = await bench.run("init", "ios")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        note + "NSLocationWhenInUseUsageDescription, NSMotionUsageDescription: change it by hand,"
          + " or delete it and say `rehearse init ios` again"), "\(outcome.output)")
  }

  @Test(arguments: [
    "<!-- <key>CFBundleName</key> -->", "<key>A</key><dict><key>CFBundleName</key><true/></dict>",
  ])
  func `what the file says elsewhere is no key of it`(part: String) async throws {
    let bench = try bench(
      Self.plist("To find you.").replacing("</dict>", with: "\(part)</dict >"))
    #expect(await bench.run("init", "ios").code == 0)
    let text = bench.text(Self.written) ?? ""
    #expect(
      text.contains("To find you.") && text.contains("<key>CFBundleName</key>\n\t<string>Near<"),
      "\(text)")
  }

  @Test func `a damaged file in the package is told`() async throws {
    let bench = try bench(Self.plist("To find you."))
    _ = await bench.run("init", "ios")
    try bench.write("<plist><array/></plist>", to: Self.written)
    let outcome = await bench.run("init", "ios")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("\(Self.written):1:8: An Info.plist holds a dictionary"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("delete it, and say `rehearse init ios` again"))
  }

  @Test func `a folder of sources has its Info.plist along`() async throws {
    let bench = try Bench([
      "Near/App.swift": "import SwiftUI\n",
      "Near/Info.plist": Self.plist("To find you.").replacing(
        "<dict>",
        with: "<dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
    ])
    let outcome = await bench.run("init", "ios", "Near")
    #expect(outcome.code == 0 && !outcome.output.contains("no Info.plist"), "\(outcome.text)")
    let text = bench.text(Self.written) ?? ""
    #expect(text.contains("To find you.") && text.contains("<string>app.Near</string>"), "\(text)")
    try bench.write("<plist>", to: "Near/Info.plist")
    #expect(await bench.run("prepare", "--check", "Near").code == 2)
    let other = try Bench(["Near/App.swift": "import SwiftUI\n"])
    #expect(
      await other.run("init", "ios", "Near").output.contains(
        "Note: there is no Info.plist: what the app asks for has to be described in \(Self.written)"
      ))
  }

  @Test func `what nobody has said is the user's to say, and asked for once`() async throws {
    let bench = try Bench(["App/A.swift": "import SwiftUI\n@main struct A: App {}\n"])
    let first = await bench.run("init", "ios", "App")
    #expect(first.code == 0 && first.output.contains("Note: there is no Info.plist"))
    let place = "Linux/Features/App/Info.plist"
    let text = try #require(bench.text(place))
    #expect(text.contains("<string>app.App</string>"))
    try bench.write(
      text.replacing("app.App", with: "com.example.mine").replacing(
        "1.0</string>", with: "2.3</string>"),
      to: place)
    let again = await bench.run("init", "ios", "App")
    #expect(again.code == 0 && !again.output.contains("Note:"), "\(again.text)")
  }

  @Test func `settings of yes and no are no texts, but for descriptions`() async throws {
    let settings = """
      INFOPLIST_KEY_NSSupportsLiveActivities = YES; INFOPLIST_KEY_NSMotionUsageDescription = YES; SWIFT_VERSION = 4.2;
      """
    let bench = try Bench([
      "Near.xcodeproj/project.pbxproj": Self.project.replacing(
        "INFOPLIST_FILE = Near/Info.plist; SWIFT_VERSION = 5.0;", with: settings),
      "Near/App.swift": "import SwiftUI\n",
    ])
    #expect(await bench.run("init", "ios").code == 0)
    let text = bench.text(Self.written) ?? ""
    #expect(text.contains("<key>NSSupportsLiveActivities</key>\n\t<true/>"), "\(text)")
    #expect(text.contains("<key>NSMotionUsageDescription</key>\n\t<string>YES</string>"))
    #expect(bench.text("Linux/Package.swift")?.contains(".swiftLanguageMode(.v4_2)") == true)
  }
}
