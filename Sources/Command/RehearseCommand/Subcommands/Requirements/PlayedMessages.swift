import Gherkin
import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The ends of scenarios, as the Cucumber Messages of one run or of several tell them.
struct PlayedMessages: Sendable {
  /// A scenario as messages name it.
  private struct Key: Hashable, Sendable {
    let uri: String
    let line: Int
    let name: String
  }

  private var statuses: [Key: StepStatus] = [:]
  /// What the feature files held, by their paths, in each of the files that say so.
  private var sources: [String: [(text: String, path: String)]] = [:]
  /// What the files held that features name, and the file that says so.
  private var named: [(file: FileDigest, path: String)] = []

  /// Understands files; a scenario that was played in several has the worst of its results.
  ///
  /// - Throws: `ResultFile.Fault` where one is no run's, or is cut.
  init(_ files: [ResultFile]) throws(ResultFile.Fault) { for file in files { try read(file) } }

  private mutating func read(_ file: ResultFile) throws(ResultFile.Fault) {
    let path = file.path
    var story = MessageStory()
    let decoder = JSONDecoder()
    for (index, line) in file.bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let envelope = try? decoder.decode(MessageStory.Envelope.self, from: Data(line)) else {
        throw ResultFile.Fault(
          path: "\(path):\(index + 1)", message: "this line is no Cucumber message",
          notes: ["`rehearse run --format messages:FILE` writes them, one on each line"])
      }
      if let source = envelope.source {
        sources[source.uri, default: []].append((source.data, path))
      }
      if let attachment = envelope.attachment, attachment.fileName == FileDigest.attachmentName {
        guard let digests = FileDigest.all(in: attachment.body) else {
          throw ResultFile.Fault(
            path: "\(path):\(index + 1)",
            message: "the attachment \(FileDigest.attachmentName) is no list of digests and files",
            notes: ["without it nobody can tell what was played: play it again"])
        }
        named += digests.map { ($0, path) }
      }
      story.add(envelope)
    }
    guard story.isFinished else {
      throw ResultFile.Fault(
        path: path, message: "the run of these messages did not come to its end",
        notes: ["what it had not come to would count as not played: play it again"])
    }
    for (pickle, status) in story.ends {
      let key = Key(uri: pickle.uri, line: pickle.location?.line ?? 0, name: pickle.name)
      statuses[key] = max(statuses[key] ?? .passed, status)
    }
  }

  /// Throws where a feature file, or a file that it names, is not as it was when it was played.
  func check(_ files: SuiteFiles) throws(ResultFile.Fault) {
    for (file, path) in named where FileDigest(of: file.path, in: files.folder) != file {
      throw Self.changed(file.path, since: path)
    }
    for source in files.features.sources {
      guard let played = sources[source.uri] else {
        guard statuses.keys.contains(where: { $0.uri == source.uri }) else { continue }
        throw ResultFile.Fault(
          path: source.uri,
          message: "the messages do not tell what this file held when it was played",
          notes: ["have the tool that wrote them write `source` messages too, or play it again"])
      }
      for one in played where !one.text.utf8.elementsEqual(source.bytes) {
        throw Self.changed(source.uri, since: one.path)
      }
    }
  }

  private static func changed(_ file: String, since path: String) -> ResultFile.Fault {
    ResultFile.Fault(
      path: file, message: "this file is not as it was when \(path) was written",
      notes: ["judge it where the files are as they were, or play it again"])
  }

  /// Returns how a scenario has ended; skipped where nothing is told of it.
  func result(of scenario: PlannedScenario) -> ScenarioResult {
    let pickle = scenario.pickle
    // The profile is named where a scenario has several.
    let names = [pickle.name, "\(pickle.name) (\(scenario.profile))"]
    let found = names.compactMap {
      statuses[Key(uri: pickle.uri, line: pickle.location.line, name: $0)]
    }
    return ScenarioResult(scenario: scenario, status: found.max() ?? .skipped, steps: [])
  }
}

/// The part of one run's messages of which a judgement needs to know.
private struct MessageStory {
  struct Envelope: Decodable {
    let source: SourceText?
    let attachment: Attachment?
    let pickle: Pickle?
    let testCase: TestCase?
    let testCaseStarted: TestCaseStarted?
    let testStepFinished: TestStepFinished?
    let testCaseFinished: TestCaseFinished?
    let testRunFinished: TestRunFinished?
  }

  struct Attachment: Decodable {
    let body: String
    let fileName: String?
  }

  struct SourceText: Decodable {
    let uri: String
    let data: String
  }

  struct Pickle: Decodable {
    struct Place: Decodable { let line: Int }
    let id: String
    let uri: String
    let name: String
    let location: Place?
  }

  struct TestCase: Decodable {
    let id: String
    let pickleId: String
  }

  struct TestCaseStarted: Decodable {
    let id: String
    let testCaseId: String
  }

  struct TestStepFinished: Decodable {
    struct Result: Decodable { let status: String }
    let testCaseStartedId: String
    let testStepResult: Result
  }

  struct TestCaseFinished: Decodable {
    let testCaseStartedId: String
    let willBeRetried: Bool?
  }

  struct TestRunFinished: Decodable {}

  private(set) var isFinished = false
  /// The scenarios that have ended, with the worst status of their steps.
  private(set) var ends: [(pickle: Pickle, status: StepStatus)] = []
  private var pickles: [String: Pickle] = [:]
  private var pickleOfCase: [String: String] = [:]
  private var caseOfAttempt: [String: String] = [:]
  private var worst: [String: StepStatus] = [:]

  mutating func add(_ envelope: Envelope) {
    if let pickle = envelope.pickle { pickles[pickle.id] = pickle }
    if let test = envelope.testCase { pickleOfCase[test.id] = test.pickleId }
    if let attempt = envelope.testCaseStarted { caseOfAttempt[attempt.id] = attempt.testCaseId }
    if let step = envelope.testStepFinished {
      let status = Self.status(step.testStepResult.status)
      worst[step.testCaseStartedId] = max(worst[step.testCaseStartedId] ?? .passed, status)
    }
    if let end = envelope.testCaseFinished, end.willBeRetried != true,
      let pickle = caseOfAttempt[end.testCaseStartedId].flatMap({ pickleOfCase[$0] })
        .flatMap({ pickles[$0] })
    {
      // One without steps has shown nothing.
      ends.append((pickle, worst[end.testCaseStartedId] ?? .skipped))
    }
    if envelope.testRunFinished != nil { isFinished = true }
  }

  /// What nobody knows has not passed.
  private static func status(_ word: String) -> StepStatus {
    StepStatus(rawValue: word.lowercased()) ?? .failed
  }
}

/// The ends of scenarios that were played before, from whatever `--from` names.
enum PlayedBefore: Sendable {
  case record(RecordedRun)
  case messages(PlayedMessages)

  /// Understands files, one at least: records of a run, or Cucumber Messages; the first says which.
  ///
  /// - Throws: `ResultFile.Fault` where one cannot be used.
  init(_ files: [ResultFile]) throws(ResultFile.Fault) {
    if RecordFile.isMeant(by: files[0].bytes) {
      self = .record(try RecordedRun(files))
    } else {
      self = .messages(try PlayedMessages(files))
    }
  }

  /// Throws where the feature files, or files that they name, are not those that were played.
  func check(_ files: SuiteFiles) throws(ResultFile.Fault) {
    switch self {
    case .record(let run): try run.check(files)
    case .messages(let messages): try messages.check(files)
    }
  }

  /// Returns how a scenario has ended; skipped where nothing is told of it.
  func result(of scenario: PlannedScenario) -> ScenarioResult {
    switch self {
    case .record(let run):
      run.result(of: scenario) ?? ScenarioResult(scenario: scenario, status: .skipped, steps: [])
    case .messages(let messages): messages.result(of: scenario)
    }
  }
}
