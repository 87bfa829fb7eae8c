import ScenarioReports
import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run that was played before, put together from the records of its parts.
struct RecordedRun: Sendable {
  typealias Fault = ResultFile.Fault

  /// The files.
  let paths: [String]
  /// What the command is told to plan the same again.
  let arguments: [String]
  /// What the feature files held, and the files that they name.
  private let features: String
  private let results: [String: ResultRecord]

  /// Puts records together, in any order; one at least.
  ///
  /// - Throws: `Fault` where one is cut, is of another run, is there twice or is missing.
  init(_ files: [ResultFile]) throws(Fault) {
    let records = try files.map { file throws(Fault) in try RecordFile(file) }
    let head = records[0].head
    var parts = CollectedParts(of: head.parts)
    var results: [String: ResultRecord] = [:]
    for (file, record) in zip(files, records) {
      guard record.head.run == head.run else {
        throw Fault(
          path: file.path, message: "this is a record of another run than \(files[0].path)",
          notes: Self.differences(record.head, head))
      }
      try parts.add(record.head.part, from: file.path)
      for result in record.results where results.updateValue(result, forKey: result.id) != nil {
        throw Fault(
          path: file.path, message: "the scenario \(result.id) is there twice",
          notes: ["each scenario belongs to one part"])
      }
    }
    try parts.requireAll { _, _ in
      "name the records of all parts: of those that are missing nothing is known"
    }
    (paths, arguments, features) = (files.map(\.path), head.arguments, head.features)
    self.results = results
  }

  private static func differences(_ head: RunRecord.Head, _ first: RunRecord.Head) -> [String] {
    if head.parts != first.parts {
      return ["one has \(head.parts) parts, the other \(first.parts)"]
    }
    if head.arguments != first.arguments {
      return [head, first].map { "rehearse run \($0.arguments.joined(separator: " "))" }
    }
    return [
      "the feature files, or files that they name, were others: all parts must be played at the same revision"
    ]
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

  /// Throws unless the feature files, and the files that they name, are those that were played.
  func check(_ files: SuiteFiles) throws(Fault) {
    guard RunRecord.digest(of: files) != features else { return }
    throw Fault(
      path: paths.joined(separator: ", "),
      message:
        "the feature files, their requirements or files that they name are not those that were played",
      notes: advice)
  }

  /// Throws unless what is planned now is what was played.
  func check(_ plan: Plan, _ files: SuiteFiles) throws(Fault) {
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

  /// Whether bytes begin as a record does; what a message of Cucumber begins with is one of its few kinds.
  static func isMeant(by bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("{\"arguments\":".utf8))
  }

  /// - Throws: `RecordedRun.Fault` where it is no record, is cut, or is not as it was written.
  init(_ file: ResultFile) throws(RecordedRun.Fault) {
    let path = file.path
    var lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isWhole = lines.popLast()?.isEmpty == true
    let decoder = JSONDecoder()
    func read<Value: Decodable>(_ type: Value.Type, _ line: ArraySlice<UInt8>?) -> Value? {
      line.flatMap { try? decoder.decode(type, from: Data($0)) }
    }
    let head = read(RunRecord.Head.self, lines.first)
    let form = read(RunRecord.Form.self, lines.first)?.record
    if let form, form < RunRecord.form, !Self.hasChecksum(lines.last) {
      throw RecordedRun.Fault(
        path: path, message: "an older rehearse has written this record, without a checksum",
        notes: ["play this part again with this one, which is rehearse \(Version.text)"])
    }
    // Of what has changed since it was written, nothing else that is wrong tells anything.
    if RecordFile.isMeant(by: file.bytes), isWhole,
      lines.last?.starts(with: RunRecord.End.beginning) == true, !Self.isSealed(lines, file.bytes)
    {
      throw RecordedRun.Fault(
        path: path, message: "this record is not as it was written: its checksum is another",
        notes: ["play this part again"])
    }
    guard let head, head.record == RunRecord.form, (1...max(1, head.parts)).contains(head.part)
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
    guard isWhole, Self.isSealed(lines, file.bytes) else {
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

  /// Whether a last line says that it has a checksum, right or wrong.
  private static func hasChecksum(_ line: ArraySlice<UInt8>?) -> Bool {
    ByteSearch.contains(RunRecord.End.checksumName, in: Array(line ?? []))
  }

  /// Whether the last line is the one that was written behind those before it.
  private static func isSealed(_ lines: [ArraySlice<UInt8>], _ bytes: [UInt8]) -> Bool {
    guard lines.count > 1, let last = lines.last else { return false }
    let end = RunRecord.End(
      scenarios: lines.count - 2, sha256: SHA256.text(of: bytes[..<last.startIndex]))
    return last.elementsEqual(end.bytes)
  }
}
