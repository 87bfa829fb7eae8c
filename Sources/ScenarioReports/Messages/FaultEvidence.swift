import ScenarioRunner

/// What a report attaches to the step at which a scenario went wrong.
enum FaultEvidence {
  static func attachments(of result: ScenarioResult, seed: UInt64) -> [ReportAttachment] {
    guard result.status.isAboutThePhone, let evidence = result.evidence else { return [] }
    var attachments: [ReportAttachment] = []
    func add(_ lines: [String], _ name: String) {
      guard !lines.isEmpty else { return }
      attachments.append(
        ReportAttachment(
          .text(lines.joined(separator: "\n")), mediaType: "text/plain", fileName: name))
    }
    add(evidence.screen, "screen.txt")
    add(TraceText.text(of: result).map { [$0] } ?? [], "events.txt")
    add(evidence.facts, "facts.txt")
    if let track = result.preparedParts[MessagesReporter.trackPreparationName], !track.isEmpty {
      attachments.append(
        ReportAttachment(
          .text(String(decoding: track, as: UTF8.self)), mediaType: "application/geo+json",
          fileName: "track.geojson"))
    }
    // A world that shows nothing is no phone, and its log is left to its own steps.
    if !attachments.isEmpty {
      attachments.append(ReportAttachment(log: result.scenario.command(seed: seed)))
    }
    return attachments
  }
}
