import Foundation
import TestSupport
import Testing

/// The vocabularies of the SDKs are generated from the declaration of the protocol, in their places.
struct SDKVocabularyTests {
  private static let files: [(path: String, comment: String, writers: GeneratedRegions.Writers)] = [
    ("Java/Rehearsal.java", "//", JavaVocabulary.regions),
    ("JavaScript/rehearsal.d.mts", "//", TypeScriptVocabulary.regions),
    ("JavaScript/rehearsal.mjs", "//", JavaScriptVocabulary.regions),
    ("Python/rehearsal.py", "#", PythonVocabulary.regions),
  ]

  @Test(arguments: files.indices)
  func `the vocabulary of each SDK is that of the protocol`(index: Int) throws {
    let (path, comment, writers) = Self.files[index]
    let file = "Sources/Hosting/SDKs/\(path)"
    let text = try String(contentsOf: Checkout.root.appending(path: file), encoding: .utf8)
    try Snapshot.expect(
      GeneratedRegions.renew(text, comment: comment, writers: writers), atPath: file)
  }
}
