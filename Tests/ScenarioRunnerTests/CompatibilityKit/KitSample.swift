import Foundation
import Gherkin
import Testing

/// One sample of the official kit: its sources and what the official runner made of them.
struct KitSample: CustomTestStringConvertible {
  let name: String
  let sources: [Source]
  /// The statuses of the steps of each scenario.
  let statuses: [[String]]
  let isSuccess: Bool

  var testDescription: String { name }

  /// The kit beside the repository, or in the folder that the environment names.
  static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["REHEARSAL_CONFORMANCE"].map {
      URL(fileURLWithPath: $0)
    }
    let beside = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../shared/conformance").standardizedFileURL
    return (named ?? beside).appendingPathComponent("compatibility-kit")
  }()

  static let all: [KitSample] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().compactMap { try? KitSample(name: $0) }
  }()

  private init(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let text = try String(
      contentsOf: folder.appendingPathComponent("\(name).ndjson"), encoding: .utf8)
    var sources: [Source] = []
    var pickleSteps: Set<String> = []
    var statuses: [[String]] = []
    var isSuccess = false
    for line in text.split(separator: "\n") {
      let message = try JSONDecoder().decode(Message.self, from: Data(line.utf8))
      if let source = message.source {
        sources.append(Source(uri: source.uri, text: source.data))
      } else if let testCase = message.testCase {
        pickleSteps.formUnion(testCase.testSteps.filter { $0.pickleStepId != nil }.map(\.id))
      } else if message.testCaseStarted != nil {
        statuses.append([])
      } else if let step = message.testStepFinished, pickleSteps.contains(step.testStepId) {
        statuses[statuses.count - 1].append(step.testStepResult.status)
      } else if let end = message.testRunFinished {
        isSuccess = end.success
      }
    }
    (self.name, self.sources, self.statuses, self.isSuccess) = (name, sources, statuses, isSuccess)
  }
}

/// The parts of the official messages that the comparison needs.
private struct Message: Decodable {
  struct Text: Decodable { let uri: String, data: String }
  struct TestCase: Decodable { let testSteps: [TestStep] }
  struct TestStep: Decodable { let id: String, pickleStepId: String? }
  struct Started: Decodable {}
  struct StepFinished: Decodable { let testStepId: String, testStepResult: StepResult }
  struct StepResult: Decodable { let status: String }
  struct RunFinished: Decodable { let success: Bool }

  let source: Text?
  let testCase: TestCase?
  let testCaseStarted: Started?
  let testStepFinished: StepFinished?
  let testRunFinished: RunFinished?
}
