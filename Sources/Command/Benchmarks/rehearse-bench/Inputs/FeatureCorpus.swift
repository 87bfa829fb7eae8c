import Gherkin
import ScenarioRunner

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
