import Gherkin
import Rehearsal
import ScenarioRunner
import TrackFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The feature files of a folder.
enum FeatureFolder {
  /// Reads the files, sorted by name; empty where there is no such folder.
  static func sources(in folder: String) -> [Source] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".feature") }.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      return FileManager.default.contents(atPath: path).map {
        Source(uri: path, bytes: [UInt8]($0))
      }
    }
  }

  /// Reads the routes beside the files of a folder, without those that cannot be used.
  ///
  /// They lie above all folders, where the files find them in every round of `repeated`.
  static func routes(in folder: String) -> RouteShelf {
    let place = "\(folder)/routes"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    var shelf = RouteShelf()
    for name in names.filter({ $0.hasSuffix(".gpx") }).sorted() {
      guard let bytes = FileManager.default.contents(atPath: "\(place)/\(name)") else { continue }
      let file = TrackFile(gpx: [UInt8](bytes))
      guard file.isUsable, let route = file.route() else { continue }
      shelf.add(.content(route), at: "routes/\(name)")
    }
    return shelf
  }

  /// Repeats files under other names until they hold a number of scenarios, as near as whole files come.
  static func repeated(_ sources: [Source], toScenarios wanted: Int) -> [Source] {
    let compiler = PickleCompiler()
    let count = sources.reduce(0) { count, source in
      var ids = IDGenerator()
      guard case .success(let document) = Parser().parse(source, ids: &ids) else { return count }
      return count + ((try? compiler.pickles(of: document, ids: &ids).count) ?? 0)
    }
    guard count > 0 else { return [] }
    return (0..<max(1, wanted / count)).flatMap { round in
      sources.map { Source(uri: "\(round)/\($0.uri)", bytes: $0.bytes) }
    }
  }
}

/// Generated feature files that use all of the language; equal seeds give equal bytes.
struct FeatureCorpus {
  let sources: [Source]

  init(bytes wanted: Int, seed: UInt64 = 1) {
    var chance = SeededGenerator(seed: seed)
    var sources: [Source] = []
    var total = 0
    while total < wanted, let words = Phrasebook.any(&chance) {
      var writer = FeatureWriter(words, chance)
      writer.writeFeature()
      chance = writer.chance
      let source = Source(uri: "features/\(sources.count).feature", bytes: writer.bytes)
      // Chance writes a few files that are no features: to refuse them early is no parsing that counts.
      guard Self.isFeature(source) else { continue }
      sources.append(source)
      total += source.bytes.count
    }
    self.sources = sources
  }

  private static func isFeature(_ source: Source) -> Bool {
    var ids = IDGenerator()
    return (try? Parser().parse(source, ids: &ids).get()) != nil
  }

  var byteCount: Int {
    sources.reduce(0) { $0 + $1.bytes.count }
  }
}
