import Foundation
import Gherkin
import Testing

/// One sample of the official kit: its sources and what the official runner made of them.
struct KitSample: CustomTestStringConvertible {
  let name: String
  /// The official messages.
  let text: String
  let sources: [Source]
  /// Whether it is about nothing that this runner does not have.
  let isSupported: Bool

  var testDescription: String { name }

  /// Whether the scenarios run from the last to the first.
  var isReversed: Bool { name.hasSuffix("-reversed") }

  /// The kit beside the repository, or in the folder that the environment names.
  static let folder = Conformance.folder.appendingPathComponent("compatibility-kit")

  static let all: [KitSample] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().compactMap { try? KitSample(name: $0) }
  }()

  private init(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    text = try String(
      contentsOf: folder.appendingPathComponent("\(name).ndjson"), encoding: .utf8)
    self.name = name
    var sources: [Source] = []
    var isSupported = true
    for line in text.split(separator: "\n") {
      let message = try JSONDecoder().decode(Message.self, from: Data(line.utf8))
      if let source = message.source { sources.append(Source(uri: source.uri, text: source.data)) }
      if message.hook != nil || message.testRunHookStarted != nil
        || message.testCaseFinished?.willBeRetried == true
      {
        isSupported = false
      }
    }
    (self.sources, self.isSupported) = (sources, isSupported)
  }
}

/// The parts of the official messages that a sample is made from.
private struct Message: Decodable {
  struct Text: Decodable { let uri: String, data: String }
  struct Hook: Decodable {}
  struct Finished: Decodable { let willBeRetried: Bool }

  let source: Text?
  let hook: Hook?
  let testRunHookStarted: Hook?
  let testCaseFinished: Finished?
}
