import ScenarioReports
import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run that was played before, put together from the records of its parts.
struct RecordedRun: Sendable {
  /// Why records cannot be used, with the file.
  struct Fault: Error {
    let path: String
    let message: String
    let notes: [String]

    var diagnostic: Diagnostic { Diagnostic(message, place: path, notes: notes) }
  }

  /// The largest record that is read, in bytes.
  static let bytesMax = 1 << 30

  /// The files.
  let paths: [String]
  /// What the command is told to plan the same again.
  let arguments: [String]
  /// What the feature files held.
  private let features: String
  private let results: [String: ResultRecord]

  /// Reads records, in any order.
  ///
  /// - Throws: `Fault` where one cannot be read, is cut, is of another run, is there twice or is missing.
  init(_ paths: [String], in folder: WorkingFolder) throws(Fault) {
    var first: (path: String, head: RunRecord.Head)?
    var parts: [Int: String] = [:]
    var results: [String: ResultRecord] = [:]
    for path in paths {
      let file = try RecordFile(path, in: folder)
      let head = file.head
      if let first, head.run != first.head.run {
        throw Fault(
          path: path, message: "this is a record of another run than \(first.path)",
          notes: Self.differences(head, first.head))
      }
      first = first ?? (path, head)
      if let other = parts.updateValue(path, forKey: head.part) {
        throw Fault(
          path: path, message: "part \(head.part) of \(head.parts) is there twice",
          notes: ["\(other) is the same part"])
      }
      for result in file.results where results.updateValue(result, forKey: result.id) != nil {
        throw Fault(
          path: path, message: "the scenario \(result.id) is there twice",
          notes: ["each scenario belongs to one part"])
      }
    }
    guard let head = first?.head else { preconditionFailure("a merge names a record") }
    if let missing = (1...head.parts).first(where: { parts[$0] == nil }) {
      throw Fault(
        path: paths.joined(separator: ", "),
        message: "part \(missing) of \(head.parts) is missing",
        notes: ["name the records of all parts: of those that are missing nothing is known"])
    }
    (self.paths, arguments, features) = (paths, head.arguments, head.features)
    self.results = results
  }

  private static func differences(_ head: RunRecord.Head, _ first: RunRecord.Head) -> [String] {
    if head.parts != first.parts {
      return ["one has \(head.parts) parts, the other \(first.parts)"]
    }
    if head.arguments != first.arguments {
      return [head, first].map { "rehearse run \($0.arguments.joined(separator: " "))" }
    }
    return ["the feature files were others: all parts must be played at the same revision"]
  }

  /// Returns how a scenario has ended.
  func result(of scenario: PlannedScenario) -> ScenarioResult? {
    results[scenario.id]?.result(of: scenario)
  }

  /// What to do where the files are others.
  private var advice: [String] {
    [
      "go where the files are as they were when the parts were played",
      "they were played by: rehearse run \(arguments.joined(separator: " "))",
    ]
  }

  /// Throws unless the feature files are those that were played.
  func check(_ files: FeatureFiles) throws(Fault) {
    guard RunRecord.digest(of: files) != features else { return }
    throw Fault(
      path: paths.joined(separator: ", "),
      message: "the feature files are not those that were played", notes: advice)
  }

  /// Throws unless what is planned now is what was played.
  func check(_ plan: Plan, _ files: FeatureFiles) throws(Fault) {
    try check(files)
    let path = paths.joined(separator: ", ")
    if let scenario = plan.scenarios.first(where: { result(of: $0) == nil }) {
      throw Fault(
        path: path, message: "no record tells how \(scenario.id) has ended", notes: advice)
    }
    if plan.scenarios.count < results.count {
      throw Fault(
        path: path,
        message: "\(results.count) scenarios are recorded, and \(plan.scenarios.count) are planned",
        notes: advice)
    }
  }
}

/// One record, read and understood.
struct RecordFile {
  let head: RunRecord.Head
  let results: [ResultRecord]

  /// - Throws: `RecordedRun.Fault` where it cannot be read, is no record or is cut.
  init(_ path: String, in folder: WorkingFolder) throws(RecordedRun.Fault) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileReader(bytesMax: RecordedRun.bytesMax).read(folder.resolve(path))
    } catch {
      throw RecordedRun.Fault(path: path, message: error.message, notes: error.notes)
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isWhole = lines.popLast()?.isEmpty == true
    let decoder = JSONDecoder()
    func read<Value: Decodable>(_ type: Value.Type, _ line: ArraySlice<UInt8>?) -> Value? {
      line.flatMap { try? decoder.decode(type, from: Data($0)) }
    }
    guard let head = read(RunRecord.Head.self, lines.first), head.record == RunRecord.form,
      (1...max(1, head.parts)).contains(head.part)
    else {
      throw RecordedRun.Fault(
        path: path, message: "this is no record of a run",
        notes: ["`rehearse run --format record:FILE` writes one"])
    }
    guard head.version == Version.text else {
      throw RecordedRun.Fault(
        path: path, message: "rehearse \(head.version) has written this record",
        notes: ["this is rehearse \(Version.text): merge with the command that has played"])
    }
    guard isWhole, lines.count > 1, let end = read(RunRecord.End.self, lines.last),
      end.scenarios == lines.count - 2
    else {
      throw RecordedRun.Fault(
        path: path, message: "this record is cut", notes: ["play this part again"])
    }
    var results: [ResultRecord] = []
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      guard let result = read(ResultRecord.self, line) else {
        throw RecordedRun.Fault(
          path: "\(path):\(index + 1)", message: "this line tells of no scenario",
          notes: ["play this part again"])
      }
      results.append(result)
    }
    (self.head, self.results) = (head, results)
  }
}
