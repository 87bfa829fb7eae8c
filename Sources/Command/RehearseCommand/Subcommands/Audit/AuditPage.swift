import ScenarioReports
import ScenarioRunner

/// An audit as a page: a matrix of sabotage and apps, and a table of requirements, in one file that needs nothing else.
struct AuditPage {
  let figures: AuditFigures
  let link: ReportLink?

  var bytes: [UInt8] {
    let body: HTML = """
      <h1>How strong the suite is</h1>
      <p class="score">\(AuditFigures.percentage(figures.permille()))</p>
      <ul class="overview">
      \(summaries)</ul>
      \(remarks)\(PlainPage.filters)\(matrix)\(requirements)\(slack)\(untouched)
      """
    return PlainPage(title: "Audit", styles: HTML(PageFiles.audit), body: body, origin: origin)
      .bytes
  }

  private var origin: String { "rehearse \(figures.record.version), seed \(figures.record.seed)" }

  /// What is to be said of the score, which takes nothing from it.
  private var remarks: HTML {
    guard !figures.remarks.isEmpty else { return "" }
    return "<ul class=\"remarks\">\n\(figures.remarks.map { "<li>\($0)</li>\n" as HTML })</ul>\n"
  }

  private var summaries: [HTML] {
    (figures.apps.map { figures.summary(app: $0) } + [figures.summary]).map { "<li>\($0)</li>\n" }
  }

  private var matrix: HTML {
    let heads = figures.apps.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let byApp = figures.apps.map { app in
      Dictionary(
        figures.rows.filter { $0.app == app }.map { ($0.sabotage, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let rows = figures.record.sabotages.map { sabotage -> HTML in
      let found = byApp.map { $0[sabotage] }
      let cells = zip(figures.apps, found).map { cell($1, $0) }
      return """
        <tr data-kind="\(Self.kind(found))"><th scope="row">\(sabotage)</th>\(cells)</tr>

        """
    }
    return """
      <section aria-labelledby="matrix">
      <h2 id="matrix">What goes wrong, and who notices</h2>
      <div class="document" tabindex="0" role="region" aria-labelledby="matrix">
      <table>
      <caption>\(caption)</caption>
      <thead><tr><th scope="col">What goes wrong</th>\(heads)</tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>
      </section>

      """
  }

  private var caption: String {
    let who =
      figures.isEverywhere
      ? "The number of scenarios that notice" : "Open a cell for who noticed first"
    return "\(who); open a cell that nobody noticed for those that passed."
  }

  /// The worst fate of a sabotage among the apps, by which its row is found.
  private static func kind(_ rows: [AuditFigures.Row?]) -> String {
    let verdicts = Set(rows.compactMap { $0?.verdict })
    return verdicts.contains(.survived)
      ? "nobody" : verdicts.contains(.noticed) ? "noticed" : "equivalent"
  }

  private func cell(_ row: AuditFigures.Row?, _ app: String) -> HTML {
    let label: HTML = "data-label=\"\(app)\""
    guard let row else { return "<td \(label)>–</td>" }
    switch row.verdict {
    case .noticed:
      guard !figures.isEverywhere, let first = row.noticed.first else {
        return "<td class=\"proved\" \(label)>\(row.noticed.count)</td>"
      }
      return """
        <td class="proved" \(label)><details><summary>noticed</summary>\
        \(link.html(first.name, id: first.id)) <small>\(first.id)</small>\
        </details></td>
        """
    case .equivalent: return "<td \(label)>equivalent</td>"
    case .survived:
      let items = row.missed.map {
        """
        <li>\(link.html($0.name, id: $0.id)) <small>\($0.id): \(row.difference(in: $0))</small></li>
        """ as HTML
      }
      return """
        <td class="failing" \(label)><details><summary>nobody</summary><ul>\(items)</ul></details></td>
        """
    }
  }

  private var requirements: HTML {
    let rows = figures.requirements.filter(\.isJudged).map { item -> HTML in
      let kind = item.isUnproven ? "failing" : "proved"
      let noticed =
        item.isUnproven
        ? "unproven by experiment"
        : figures.isEverywhere ? "\(item.noticed.count)" : item.noticed.first ?? ""
      return """
        <tr data-kind="\(item.isUnproven ? "unproven" : "proving")"><th scope="row">\(item.id)</th>\
        <td>\(item.text)</td><td class="\(kind)" data-label="Notices">\(noticed)</td>\
        \(alone(item))</tr>

        """
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section aria-labelledby="requirements">
      <h2 id="requirements">What each requirement's scenarios notice</h2>
      <div class="document" tabindex="0" role="region" aria-labelledby="requirements">
      <table>
      <thead><tr><th scope="col">Requirement</th><th scope="col">What it asks</th>\
      <th scope="col">\(figures.isEverywhere ? "Noticed" : "Notices, for one")</th>\(aloneHead)</tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>
      </section>

      """
  }

  private var aloneHead: HTML {
    figures.isEverywhere ? "<th scope=\"col\">Alone</th>" : ""
  }

  private func alone(_ item: AuditFigures.Requirement) -> HTML {
    guard let alone = item.alone else { return "" }
    guard !alone.isEmpty else { return "<td>none</td>" }
    let items = alone.map { "<li>\($0)</li>" as HTML }
    return "<td><details><summary>\(alone.count)</summary><ul>\(items)</ul></details></td>"
  }

  private var slack: HTML {
    let bounds = figures.slack.slack + figures.slack.excused
    let idle = figures.slack.idle.map {
      "<p class=\"failing\">\($0.place): an excuse for nothing, as \($0.fault)</p>\n" as HTML
    }
    guard figures.slack.count > 0 || !idle.isEmpty else { return "" }
    let rows = bounds.map { bound -> HTML in
      let kind = bound.excuse == nil ? "failing" : "proved"
      return """
        <tr><th scope="row">\(bound.place)</th><td>\(bound.text)</td>\
        <td class="\(kind)">\(bound.use.words)</td><td>\(bound.excuse ?? "none")</td></tr>

        """
    }
    return """
      <section aria-labelledby="slack">
      <h2 id="slack">Bounds with more than twice the room that is used</h2>
      <p>\(figures.slack.summary)</p>
      \(idle)\(rows.isEmpty ? "" : Self.slackTable(rows))</section>

      """
  }

  private static func slackTable(_ rows: [HTML]) -> HTML {
    """
    <div class="document" tabindex="0" role="region" aria-labelledby="slack">
    <table>
    <thead><tr><th scope="col">Where</th><th scope="col">Check</th>\
    <th scope="col">Used</th><th scope="col">Excuse</th></tr></thead>
    <tbody>
    \(rows)</tbody>
    </table>
    </div>

    """
  }

  private var untouched: HTML {
    guard !figures.untouched.isEmpty else { return "" }
    let items = figures.untouched.map { "<li>\($0)</li>\n" as HTML }
    return "<section><h2>Where no scenario was touched</h2>\n<ul>\n\(items)</ul>\n</section>\n"
  }
}
