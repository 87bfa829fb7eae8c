import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The looks of administrators in the audit log (`delivery:ACCESS-4`).
enum AuditSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The audit log")
    library.concerns(.history)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in
      // Who has not asked anything has left no trace for sure.
      _ = try world.requireLatestVisit()
    }
    library.then(
      "the audit log names {string}",
      "Checks that the latest look has left an entry about such a look: \"current location\", \"location history\", \"order tracking\" or \"all that is kept\".",
      example: "the audit log names \"current location\""
    ) { (world: inout World, text: String) in
      guard AuditEntry.Sight.allCases.contains(where: { $0.rawValue == text }) else {
        throw InvalidStep(
          "The audit log knows no \"\(text)\".",
          notes: [
            "Write one of: " + AuditEntry.Sight.allCases.map(\.rawValue).joined(separator: ", ")
          ])
      }
      let visit = try world.requireLatestVisit()
      guard [.administrator, .anotherAdministrator].contains(visit.actor) else {
        throw InvalidStep(
          "The latest request was none of an administrator's, but came from \(visit.actor.words).",
          notes: ["\(before: "When the administrator asks where the courier is")"])
      }
      let sight = visit.auditEntry?.sight.rawValue
      try world.expect(
        sight == text, "The audit log names something else.", expected: text,
        actual: sight ?? "no entry of the latest request")
    }
    library.then(
      "the audit log is:",
      "Checks all entries: who looked, at what, whose it was, and with \"at\" the time of day in UTC.",
      example: """
        the audit log is:
        | at       | who     | what             | whose     |
        | 08:30:00 | admin-1 | current location | courier-1 |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try world.expectAudit(table)
    }
    library.then(
      "the audit log is empty", "Checks that no look was taken down, though somebody has asked."
    ) { (world: inout World) in
      let audit = world.settledDeliveries().audit
      try world.expect(
        audit.isEmpty, "The audit log has entries.", expected: "none",
        actual: audit.map { "\($0.userID): \($0.sight.rawValue)" }.joined(separator: "\n"))
    }
  }
}

extension World {
  fileprivate mutating func expectAudit(_ table: DataTableArgument) throws {
    try table.requireRows(orElse: "Then the audit log is empty")
    try table.requireColumns(["at", "who", "what", "whose"], "The audit log has no")
    let server = settledDeliveries()
    let actual = server.audit.map { entry in
      let time = WallTime(millisecondsSince1970: server.clock.milliseconds(at: entry.time))
      return table.header.map { heading in
        switch heading.lowercased() {
        case "at": "\(time.timeOfDay)"
        case "who": entry.userID
        case "what": entry.sight.rawValue
        default: entry.courierID
        }
      }.joined(separator: " | ")
    }
    let expected = table.body.map { $0.joined(separator: " | ") }
    try expect(
      actual == expected, "The audit log has other entries.",
      expected: expected.joined(separator: "\n"),
      actual: actual.isEmpty ? "none" : actual.joined(separator: "\n"))
  }
}
