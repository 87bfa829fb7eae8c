/// The joining of an audit's parts to what the undivided audit would have found.
enum AuditMerge {
  static let bytesMax = 1 << 30

  /// A file, and the record in it; nil where it holds none.
  struct Part {
    let path: String
    let record: AuditRecord?
  }

  /// Why files do not belong together.
  struct Fault: Error {
    let path: String
    let message: String
    let notes: [String]
  }

  /// Joins parts in whatever order they are given; throws where one is missing, double, cut, or of another audit.
  static func merged(_ parts: [Part]) throws(Fault) -> AuditRecord {
    let records = try read(parts)
    guard let first = records.first else {
      throw Fault(path: "", message: "there is nothing to merge", notes: [])
    }
    try requireWhole(records)
    var whole = first.record
    whole.shard = nil
    whole.sabotages = Set(records.flatMap(\.record.sabotages)).sorted()
    let numbers = AuditRecord.numbers(whole.sabotages)
    whole.scenarios = records.flatMap { renumbered($0.record, numbers) }
      .sorted { $0.place < $1.place }
    return whole
  }

  private typealias Known = (path: String, record: AuditRecord, index: Int, count: Int)

  private static func read(_ parts: [Part]) throws(Fault) -> [Known] {
    var known: [Known] = []
    for part in parts {
      guard let record = part.record, !record.isCut else {
        throw Fault(
          path: part.path, message: "the file is cut short or no audit's JSON",
          notes: ["it is written by `rehearse audit --shard I/N --format json:FILE`"])
      }
      let numbers = (record.shard ?? "1/1").split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2 else {
        throw Fault(path: part.path, message: "it is no part of an audit", notes: [])
      }
      if let first = known.first, !isOfSameAudit(record, numbers[1], first) {
        throw Fault(
          path: part.path, message: "it is not a part of the same audit as \(first.path)",
          notes: ["all parts must have the same files, seed, version and options"])
      }
      known.append((part.path, record, numbers[0], numbers[1]))
    }
    return known
  }

  private static func isOfSameAudit(
    _ record: AuditRecord, _ count: Int, _ first: Known
  ) -> Bool {
    record.suite == first.record.suite && record.seed == first.record.seed
      && record.version == first.record.version && count == first.count
      && record.catalogue == first.record.catalogue
      && record.selectedCount == first.record.selectedCount
  }

  private static func requireWhole(_ records: [Known]) throws(Fault) {
    var seen: Set<Int> = []
    for part in records where !seen.insert(part.index).inserted {
      throw Fault(
        path: part.path, message: "part \(part.index) of \(part.count) is there twice", notes: [])
    }
    for index in 1...max(1, records[0].count) where !seen.contains(index) {
      throw Fault(
        path: records[0].path, message: "part \(index) of \(records[0].count) is missing",
        notes: ["it is written by `rehearse audit --shard \(index)/\(records[0].count)`"])
    }
  }

  private static func renumbered(
    _ record: AuditRecord, _ numbers: [String: Int]
  ) -> [AuditRecord.Scenario] {
    func new(_ old: [Int]) -> [Int] {
      old.compactMap { number in
        record.sabotages.indices.contains(number) ? numbers[record.sabotages[number]] : nil
      }
    }
    return record.scenarios.map { scenario in
      var scenario = scenario
      // The order of the alphabet is kept, so that what belongs to them in the same order still does.
      scenario.noticed = new(scenario.noticed)
      scenario.missed = new(scenario.missed)
      scenario.same = new(scenario.same)
      return scenario
    }
  }
}
