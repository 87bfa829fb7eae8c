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
      sources.append(Source(uri: "features/\(sources.count).feature", bytes: writer.bytes))
      total += writer.bytes.count
    }
    self.sources = sources
  }

  var byteCount: Int {
    sources.reduce(0) { $0 + $1.bytes.count }
  }
}
