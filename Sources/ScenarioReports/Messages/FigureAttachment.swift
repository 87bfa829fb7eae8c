import ScenarioRunner

/// What a scenario has measured, as an attachment to its last step.
enum FigureAttachment {
  static let fileName = "measurements.json"

  /// Returns the figures as JSON; nil where nothing was measured.
  static func attachment(of result: ScenarioResult) -> ReportAttachment? {
    guard !result.figures.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.array { array in
      for figure in result.figures {
        array.object { object in
          object.field("count", figure.count)
          object.field("name", figure.name)
          object.field("percentile95", optional: figure.percentile95)
          object.field("requirement", figure.requirement)
          object.field("value", figure.value)
          object.field("worst", optional: figure.worst)
          object.field("worstAt", optional: figure.worstAt.map(DurationText.length))
        }
      }
    }
    return ReportAttachment(
      .text(String(decoding: writer.bytes, as: UTF8.self)), mediaType: "application/json",
      fileName: fileName)
  }
}
