import Gherkin
import ScenarioReports
import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run as a file that `rehearse merge` reads: a head, a line for each scenario, and an end with a checksum.
///
/// What reports need of a scenario is in its line, so every report can be written from records that the run itself could
/// have written. The scenarios and their files are not: they are read again. The file is compressed, as `gzip` does it.
enum RunRecord {
  /// The number of the form, which changes when older commands could misread it.
  static let form = 3

  /// The part of the first line that all forms have.
  struct Form: Decodable { let record: Int }

  /// The first line: what was run.
  struct Head: Codable, Hashable {
    let record: Int
    /// The command that wrote it.
    let version: String
    /// What the command is told to plan and play the same again, without the part and the reports.
    let arguments: [String]
    /// The part of the scenarios, from 1, and how many parts there are.
    let part: Int
    let parts: Int
    /// What the feature files held, and the files that they name, as a digest.
    let features: String

    init(_ arguments: [String], _ shard: Shard?, features: String) {
      (record, version, self.arguments) = (RunRecord.form, Version.text, arguments)
      (part, parts) = (shard?.index ?? 1, shard?.count ?? 1)
      self.features = features
    }

    /// What the records of one run have in common.
    var run: [String] { [version, features, String(parts)] + arguments }
  }

  /// The last line, without which a run has not come to its end.
  ///
  /// It stands to the byte as it is made of the lines before it, so that no byte of a record can change unseen.
  struct End {
    /// How many scenarios there are.
    let scenarios: Int
    /// The digest of SHA-256 of all bytes before this line, in hexadecimal digits.
    let sha256: String

    /// How such a line begins, of an older form as well.
    static let beginning = Array(#"{"scenarios":"#.utf8)
    /// What the last line of older forms does not have.
    static let checksumName = Array(#""sha256":"#.utf8)

    /// The line without the line feed behind it.
    var bytes: [UInt8] { Array(#"{"scenarios":\#(scenarios),"sha256":"\#(sha256)"}"#.utf8) }
  }

  /// Names what features, their requirements and the files that they name hold, whatever folder they lie in, and what else
  /// tells two runs apart.
  static func digest(of files: SuiteFiles, besides options: [String] = []) -> String {
    var bytes: [UInt8] = []
    for source in files.features.sources {
      bytes += SHA256.digest(of: Array(source.uri.utf8)) + SHA256.digest(of: source.bytes)
    }
    // What is judged belongs to what was played: another list of requirements would be another judgement.
    let digests = files.namedDigests + files.requirementDigests
    bytes += SHA256.digest(of: Array(FileDigest.text(of: digests).utf8))
    for option in options { bytes += SHA256.digest(of: Array(option.utf8)) }
    return SHA256.text(of: bytes)
  }
}

/// A report that is the record of a run, compressed unless somebody reads it in a terminal.
struct RecordReporter: Reporter {
  /// How many bytes are compressed together, at least: none of a long run has to wait for its end.
  private static let memberBytes = 1 << 20

  private let head: RunRecord.Head
  private let isPacked: Bool
  /// The lines that are not compressed yet.
  private var pending: [UInt8] = []
  private let encoder = JSONEncoder()
  private var count = 0
  private var checksum = SHA256()

  init(_ head: RunRecord.Head, isPacked: Bool = true) {
    (self.head, self.isPacked) = (head, isPacked)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted: write(head, to: &sink)
    // Found again when the files are read again.
    case .problem: break
    case .scenarioFinished(let result):
      count += 1
      write(ResultRecord(result), to: &sink)
    case .runFinished:
      write(line: RunRecord.End(scenarios: count, sha256: checksum.text).bytes, to: &sink)
      pack(to: &sink)
    }
  }

  private mutating func write(_ value: some Encodable, to sink: inout ByteSink) {
    // Nothing in a record can fail to be written: there are no numbers with a fraction.
    guard let line = try? encoder.encode(value) else { return }
    write(line: Array(line), to: &sink)
  }

  private mutating func write(line: [UInt8], to sink: inout ByteSink) {
    checksum.add(line)
    checksum.add(CollectionOfOne(UInt8(ascii: "\n")))
    guard isPacked else {
      sink.write(bytes: line)
      return sink.endLine()
    }
    pending += line
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= Self.memberBytes { pack(to: &sink) }
  }

  private mutating func pack(to sink: inout ByteSink) {
    guard !pending.isEmpty else { return }
    sink.write(bytes: Gzip.member(of: pending))
    pending.removeAll(keepingCapacity: true)
  }
}
