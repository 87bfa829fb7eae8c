import Foundation
import Testing

@testable import RehearseCommand

/// What `rehearse prepare --check` tells of an app's sources at once.
struct PrepareCheckTests {
  private static let sources = [
    "App/App.swift": "import SwiftUI\n@main struct A: App {}\n#Preview { A() }\n",
    "App/Model/Place.swift": "import CoreLocation\nimport Alamofire\n",
    "App/Model/Old.swift": "import Foundation\nlet a = #keyPath(b)\nlet c = #keyPath(d)\n",
    "App/Charts/Chart.swift":
      "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#endif\nimport Charts\n",
    "App/Charts/Bar.swift": "import Charts\nimport CoreData\n",
    "Tests/T.swift": "import XCTest\n",
  ]

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      B1 = {isa = PBXBuildFile; fileRef = F1 /* Place.swift */; };
      F1 = {isa = PBXFileReference; path = Place.swift; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, S1, ); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (G2, ); path = App; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (F1, ); path = Model; sourceTree = "<group>"; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = App; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model/Old.swift, ); target = T1; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (P1, ); GROUPS name = "My App"; packageProductDependencies = (K1, ); productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; };
      K1 = {productName = Alamofire; };
      C0 = {buildConfigurations = (D0, ); };
      C1 = {buildConfigurations = (D1, D2, ); };
      D0 = {buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; name = Release; };
      D1 = {buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = debug; }; name = Debug; };
      D2 = {buildSettings = {
        INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "To show \\"your\\" way.";
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
        "PRODUCT_NAME[sdk=macosx*]" = Mac;
        "SDKROOT[sdk=iphoneos*]" = iphoneos;
        PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Release; };
      R = {buildConfigurationList = C0; mainGroup = G0; targets = (T2, T1, ); }; };
      rootObject = R; }
    """

  @Test func `files, frameworks and a list are told at once`() async throws {
    let outcome = await (try Bench(Self.sources)).run("prepare", "--check", "App", "Tests")
    #expect(outcome.code == 1)
    let parts = outcome.output.components(separatedBy: "\n\n")
    #expect(parts.first == "Files: 2 prepared, 3 left out, 1 with obstacles")
    #expect(
      parts.dropFirst().first == """
          prepared  App/App.swift
          left out  App/Charts/Bar.swift    imports Charts, CoreData
          left out  App/Charts/Chart.swift  imports Charts
          obstacle  App/Model/Old.swift     line 2: #keyPath asks the Objective-C runtime, which Linux does not have; \
        line 3: #keyPath asks the Objective-C runtime, which Linux does not have
          prepared  App/Model/Place.swift
          left out  Tests/T.swift           imports XCTest: tests
        """)
    for line in [
      "  Alamofire     1 file   no framework of iOS", "  Charts        2 files  not here: leave",
      "  CoreData      1 file   not here", "  CoreLocation  1 file   here: depend on the product",
      "  SwiftUI       2 files  here in part: depend on the product SwiftUI, and write `framework SwiftUI`",
      "  UIKit         1 file   here in part",
      "  Foundation             what it has on a phone and lacks here: depend on the product PhoneFoundation",
    ] {
      #expect(outcome.output.contains("\n" + line), "\(outcome.output)")
    }
    #expect(outcome.errors.contains("App/Model/Old.swift:2:9: #keyPath"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Charts"))
    #expect(
      parts.last == """
        # The app's sources: files or folders, from where you are; --write names them from the folder of the file.
        App
        without App/Charts
        framework Foundation
        framework SwiftUI
        framework UIKit

        """)
  }

  @Test func `a type that a framework has on a phone alone is told with its line`() async throws {
    let sources = [
      "App/A.swift": "import MapKit\n// MKMapView\nlet a = MKMapView()\nlet b = MKMapView()\n",
      "App/B.swift": "import SwiftUI\nlet c = UINib()\n#if os(macOS)\nlet d = UISlider()\n#endif\n",
      "App/C.swift": "class UINib {}\n",
    ]
    let outcome = await (try Bench(sources)).run("prepare", "--check", "App")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        "  obstacle  App/A.swift  line 3: there is no MKMapView of MapKit here\n"),
      "\(outcome.output)")
    #expect(
      outcome.errors.contains("App/A.swift:3:9: there is no MKMapView of MapKit here"),
      "\(outcome.errors)")
    #expect(outcome.output.contains("prepared  App/B.swift"))
    let stand = await (try Bench(sources)).run(
      "prepare", "--check", "App", "--frameworks", "MapKit")
    #expect(stand.code == 0, "\(stand.text)")
  }

  @Test func `what has a stand-in is not missing, and what is published is Combine's`() async throws
  {
    let bench = try Bench([
      "App/A.swift": "import Charts\nimport Foundation\nclass A { @Published var b = 1 }\n"
    ])
    let outcome = await bench.run("prepare", "--check", "App", "--frameworks", "Charts")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Charts      1 file  a stand-in of yours"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("framework Charts\nframework Combine\nframework Foundation\n"))
  }

  @Test(arguments: [
    ("import Charts\n", 1), ("let a = #keyPath(b)\n", 1), ("import XCTest\n", 0),
    ("import PackageDescription\n", 0), ("import CoreLocation\n", 0),
  ])
  func `an app of which something does not come along is not as it should be`(
    source: String, code: Int32
  ) async throws {
    let bench = try Bench(["App/A.swift": "import Foundation\n", "App/B.swift": source])
    #expect(await bench.run("prepare", "--check", "App").code == code)
  }

  @Test func `the list is written where it belongs, and never over another one`() async throws {
    let bench = try Bench(Self.sources)
    let list = "Linux/Sources/App/PrepareSources.txt"
    let arguments = ["prepare", "--check", "App/App.swift", "App", "--write", list]
    let first = await bench.run(["prepare", "--check", "App", "--write", list])
    #expect(first.code == 1)
    #expect(first.output.hasSuffix("\nwritten  \(list)\n"))
    #expect(
      bench.text(list)?.hasSuffix(
        " from the folder of this file.\n../../../App\nwithout ../../../App/Charts\nframework Foundation\nframework SwiftUI\nframework UIKit\n"
      )
        == true, "\(bench.text(list) ?? "")")
    let second = await bench.run(["prepare", "--check", "App", "--write", list])
    #expect(second.code == 2)
    #expect(second.errors.contains("\(list): something is there already"))
    #expect(await bench.run(arguments).code == 2)
  }

  @Test func `why no folder can be made for the list is told`() async throws {
    let bench = try Bench(["App/A.swift": "import Foundation\n"])
    let list = "App/A.swift/Linux/PrepareSources.txt"
    let outcome = await bench.run("prepare", "--check", "App", "--write", list)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("\(list): the file cannot be written: not a directory"),
      "\(outcome.errors)")
  }

  @Test(arguments: [
    (
      "fileSystemSynchronizedGroups = (S1, );",
      "App/App.swift,App/Charts/Bar.swift,App/Charts/Chart.swift,App/Model/Place.swift"
    ),
    ("", "App/Model/Place.swift"),
  ])
  func `a project says which files are the app's, and what it is called`(
    groups: String, files: String
  ) async throws {
    var sources = Self.sources
    // Of a folder that is not the target's, the exceptions would be its files.
    sources["My App.xcodeproj/project.pbxproj"] = Self.project.replacing("GROUPS", with: groups)
      .replacing("exceptions = (E1, );", with: groups.isEmpty ? "" : "exceptions = (E1, );")
    let bench = try Bench(sources)
    let outcome = await bench.run("prepare", "--check", "My App.xcodeproj")
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        """
        Xcode project

          target                               My App
          bundle identifier                    com.example.My-App
          iOS                                  17.0 and later
          NSLocationWhenInUseUsageDescription  To show "your" way.
          packages                             Alamofire


        """), "\(outcome.output)")
    let choice = SourceChoice(["My App.xcodeproj"], in: WorkingFolder(path: bench.folder.path))
    #expect(choice.files.sorted().joined(separator: ",") == files)
    #expect(
      outcome.output.contains(
        "Note: the project's first app for phones is looked at, My App, and not Watch"))
    let hint = await bench.run("prepare", "--check", ".")
    #expect(
      hint.output.contains("Note: My App.xcodeproj says which files are the app's: name that"))
  }

  @Test func `a file of another target's folder belongs to the app by an exception`() async throws {
    var sources = Self.sources
    sources["Shared/B.swift"] = "import Foundation\n"
    sources["Shared/C.swift"] = "import Foundation\n"
    sources["My App.xcodeproj/project.pbxproj"] = Self.project
      .replacing("GROUPS", with: "fileSystemSynchronizedGroups = (S1, );")
      .replacing("children = (G1, S1, )", with: "children = (G1, S1, S2, )")
      .replacing(
        "T2 = {",
        with: """
          S2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, E3, ); path = Shared; sourceTree = "<group>"; };
          E2 = {membershipExceptions = (B.swift, b.png, ); target = T1; };
          E3 = {membershipExceptions = (C.swift, ); target = T2; };
          T2 = {fileSystemSynchronizedGroups = (S2, );
          """)
    let bench = try Bench(sources)
    let choice = SourceChoice(["My App.xcodeproj"], in: WorkingFolder(path: bench.folder.path))
    #expect(choice.files.contains("Shared/B.swift"))
    #expect(!choice.files.contains("Shared/C.swift"))
    #expect(choice.roots.contains("Shared/B.swift"))
  }

  @Test
  func `what an app's folder has and cannot be read is told, and what lies elsewhere is found`()
    async throws
  {
    var sources = Self.sources
    let elsewhere = try Bench(["A.swift": "import Foundation\n"])
    let file = elsewhere.folder.appending(path: "A.swift").path
    sources["My App.xcodeproj/project.pbxproj"] = Self.project
      .replacing("GROUPS", with: "fileSystemSynchronizedGroups = (S1, S2, S3, );")
      .replacing("children = (G1, S1, )", with: "children = (G1, S1, S2, S3, F2, )")
      .replacing("files = (B1, )", with: "files = (B1, B2, )")
      .replacing(
        "P1 =",
        with: """
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          F2 = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<absolute>"; };
          S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Pictures; sourceTree = "<group>"; };
          S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Gone; sourceTree = "<group>"; };
          P1 =
          """)
    sources["Pictures/a.png"] = ""
    let bench = try Bench(sources)
    for name in ["App/Link.swift", "Tests/Link.swift", "App/Model/Old.swift"] {
      let link = bench.folder.appending(path: name)
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "A.swift")
    }
    let outcome = await bench.run("prepare", "--check", "My App.xcodeproj")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.hasPrefix("error") } == [
        "error: App/Link.swift: a link is not followed", "error: Gone: no such file or folder",
      ], "\(outcome.errors)")
    #expect(outcome.output.contains("\n  prepared  \(file)\n"), "\(outcome.output)")
    #expect(outcome.output.contains("\n\(file)\n"))
  }

  @Test func `folders stand for all files in them, and for no others`() {
    let all = ["A/B/c", "A/B/d", "A/e", "F/g", "h"]
    func places(_ wanted: [String]) -> [String] {
      FolderCover(of: wanted, among: all, below: [""]).places
    }
    #expect(places(["A/B/c", "A/B/d", "F/g"]) == ["A/B", "F"])
    #expect(places(["A/B/c", "A/B/d", "A/e", "h"]) == ["A", "h"])
    #expect(places(["A/B/c"]) == ["A/B/c"])
    #expect(places(all) == ["A", "F", "h"])
  }

  @Test(arguments: [
    ("code/A/A/App.swift", "code/A", "code/A/A"), ("/w/A/A/App.swift", "/w/A", "/w/A/A"),
    ("code/A/App.swift", "code/A", "code/A/App.swift"), ("../A/a", "..", "../A"),
    ("code/B/b", "code/A", "code/B/b"), ("code/A/../B/b", "code/A", "code/A/../B/b"),
    ("../B/b", "", "../B/b"), ("/B/b", "", "/B/b"),
  ])
  func `no folder stands for files outside of what was looked through`(
    file: String, searched: String, place: String
  ) {
    #expect(FolderCover(of: [file], among: [file], below: [searched]).places == [place])
  }

  @Test(arguments: [
    ("App/A.swift", "Linux/Sources/App", "../../../App/A.swift"), ("App", "", "App"),
    ("App", "App", "."), ("/App", "Linux", "/App"), ("../App", "Linux", "../../App"),
    ("App", "../Linux", "../p/App"), ("App/B", "App/C", "../B"),
    ("../q/Near", "../q/Linux/Sources/Near", "../../../Near"), ("..", "Linux", "../.."),
    ("App", "/w/p/Linux/Sources/App", "../../../App"), ("App", "/x", "../w/p/App"),
    ("./App/../B", "App", "../B"), ("../p/App", "Linux", "../App"), (".", "Linux", ".."),
  ])
  func `a path is seen from the folder of the list`(path: String, folder: String, seen: String) {
    let here = WorkingFolder(path: "/w/p")
    #expect(SourceList.path(path, from: folder, in: here) == seen)
  }

  @Test(arguments: [
    (["--check"], "missing PATH"), (["App", "--write", "a.txt"], "missing --check"),
    (["--check", "App", "--output", "Out"], "--check"),
    (["--check", "Nowhere"], "Nowhere: no such file"),
    (
      ["--check", "B.xcodeproj"],
      "B.xcodeproj/project.pbxproj:1: this is no Xcode project: there is no ="
    ),
    (["--check", "C.xcodeproj"], "C.xcodeproj: the project has no target that is an app"),
    (["--check", "D.xcodeproj"], "D.xcodeproj/project.pbxproj: no such file"),
  ])
  func `what makes no sense is refused`(arguments: [String], message: String) async throws {
    let bench = try Bench([
      "App/A.swift": "", "B.xcodeproj/project.pbxproj": "{ a }",
      "C.xcodeproj/project.pbxproj": "{}",
      "D.xcodeproj/b": "",
    ])
    let outcome = await bench.run(["prepare"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `no text crashes the reader of projects, however it was broken`() {
    let whole = Array(Self.project.replacing("GROUPS", with: "").utf8)
    var state: UInt64 = 37
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var readCount = 0
    for _ in 0..<1_500 {
      var bytes = whole
      for _ in 0...below(4) {
        let place = below(bytes.count)
        switch below(3) {
        case 0: bytes[place] = UInt8(below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(20)))
        default:
          bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + below(40))], at: place)
        }
      }
      if let value = try? ProjectText.value(of: bytes) {
        readCount += 1
        _ = XcodeApp.all(in: value, named: "A").map {
          ($0.files, $0.infoKeys.count, $0.bundleIdentifier)
        }
      }
    }
    #expect(readCount > 200)
    for deep in ["{a=", "(", "\"", "<", "/*"] {
      let bytes = Array(String(repeating: deep, count: 10_000).utf8)
      #expect(throws: ProjectText.Fault.self) { try ProjectText.value(of: bytes) }
    }
  }
}
