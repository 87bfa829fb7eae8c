import Foundation
import Testing

@testable import SourcePreparation

/// The types that are known to be missing, and what is told of them.
struct MissingTypesTests {
  @Test func `no type that is here is said to be missing`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/iOSOnLinux").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var readCount = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      readCount += 1
      let bytes = Array(try Data(contentsOf: file))
      let declared = Preparation(of: bytes, for: Platform(), missing: .all).declaredTypes
      #expect(declared.isEmpty, "\(file.lastPathComponent)")
    }
    #expect(readCount > 300)
  }

  @Test(arguments: [
    ("let a = MKMapView()", ["MKMapView"]), ("let a = MKMapView(), b: MKMapView", ["MKMapView"]),
    ("class A: MKMapViewDelegate {}", ["MKMapViewDelegate"]),
    ("// MKMapView\nlet a = \"MKMapView\"", []), ("let a = \"\\(MKMapView())\"", ["MKMapView"]),
    ("#if canImport(ObjectiveC)\nlet a = MKMapView()\n#endif", []),
    ("#if canImport(CoreData)\nlet a: NSManagedObject\n#endif", []),
    ("#if os(iOS)\nlet a = MKMapView()\n#endif", ["MKMapView"]),
    ("#Preview { MKMapView() }", []), ("struct MKMapView {}", []), ("let a = MKMapViews()", []),
  ])
  func `a type is told once, where it may be compiled`(source: String, names: [String]) {
    let preparation = Preparation(of: Array(source.utf8), for: Platform(), missing: .all)
    let told = preparation.obstacles.compactMap { obstacle -> String? in
      if case .type(let name, _) = obstacle.kind { name } else { nil }
    }
    #expect(told == names)
    #expect(Preparation(of: Array(source.utf8), for: Platform()).obstacles.isEmpty)
  }

  @Test func `what the app has is not missing`() {
    let source = Array("let a = MKMapView(), b = UINib()".utf8)
    for missing in [
      MissingTypes.all.without(["UINib"], of: ["MapKit"]),
      MissingTypes.all.without(["UINib", "MKMapView"], of: []),
    ] {
      #expect(Preparation(of: source, for: Platform(), missing: missing).obstacles.isEmpty)
    }
    #expect(MissingTypes.all.names.count > 100)
  }
}
