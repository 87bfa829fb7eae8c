import AppProtocol
import Vocabulary

/// The vocabulary of `rehearsal.mjs`: the names of all kinds, from which it makes its methods.
enum JavaScriptVocabulary {
  static let regions: GeneratedRegions.Writers = [
    "signals": { $0.fill(SDKVocabulary.signals.map { "\"\($0.name)\"," }) },
    "requests": { source in
      source.fill(methods.filter { $0.wrapped == nil }.map { "\"\($0.name)\"," })
    },
    "wrapped": { source in
      source.fill(
        methods.compactMap { kind in kind.wrapped.map { "\(kind.name): \"\($0.name)\"," } })
    },
  ]

  private static let methods = SDKVocabulary.requests.filter { $0.name != SDKVocabulary.send }
}
