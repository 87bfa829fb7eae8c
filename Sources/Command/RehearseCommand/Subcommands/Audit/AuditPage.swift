import ScenarioReports

/// An audit as a page: a matrix of sabotage and apps, and a table of requirements, in one file that needs nothing else.
struct AuditPage {
  let figures: AuditFigures

  var bytes: [UInt8] {
    let body = """
      <h1>How strong the suite is</h1>
      \(remarks)<p class="score">\(AuditFigures.percentage(figures.permille()))</p>
      <ul>
      \(summaries)</ul>
      \(matrix)\(requirements)\(untouched)
      """
    return PlainPage(title: "Audit", styles: "\(PageFiles.audit)", body: body, origin: origin).bytes
  }

  private var origin: String {
    "rehearse \(figures.record.version), seed \(figures.record.seed)"
  }

  private var remarks: String {
    figures.remarks.map { "<p class=\"failing\">\(HTMLText.escaped($0))</p>\n" }.joined()
  }

  private var summaries: String {
    (figures.apps.map { figures.summary(app: $0) } + [figures.summary])
      .map { "<li>\(HTMLText.escaped($0))</li>\n" }.joined()
  }

  private var matrix: String {
    let heads = figures.apps.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    let byApp = figures.apps.map { app in
      Dictionary(
        figures.rows.filter { $0.app == app }.map { ($0.sabotage, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let rows = figures.record.sabotages.map { sabotage in
      let cells = byApp.map { cell($0[sabotage]) }.joined()
      return "<tr><th scope=\"row\">\(HTMLText.escaped(sabotage))</th>\(cells)</tr>\n"
    }
    return """
      <section aria-labelledby="matrix">
      <h2 id="matrix">What goes wrong, and who notices</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="matrix">
      <table>
      <caption>The number of scenarios that notice; open a cell that nobody noticed for those that passed.</caption>
      <thead><tr><th scope="col">What goes wrong</th>\(heads)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func cell(_ row: AuditFigures.Row?) -> String {
    guard let row else { return "<td>–</td>" }
    switch row.verdict {
    case .noticed: return "<td class=\"proved\">\(row.noticed.count)</td>"
    case .equivalent: return "<td>equivalent</td>"
    case .survived:
      let items = row.missed.map {
        "<li>\(HTMLText.escaped($0.name)) <small>\(HTMLText.escaped("\($0.id): \(row.difference(in: $0))"))</small></li>"
      }
      return "<td class=\"failing\"><details><summary>nobody</summary><ul>\(items.joined())</ul>"
        + "</details></td>"
    }
  }

  private var requirements: String {
    let rows = figures.requirements.filter { $0.scenarioCount > 0 }.map { item in
      """
      <tr><th scope="row">\(HTMLText.escaped(item.id))</th><td>\(HTMLText.escaped(item.text))</td>\
      \(item.isUnproven ? "<td class=\"failing\">unproven by experiment</td>" : "<td class=\"proved\">\(item.noticed)</td>")\
      <td>\(alone(item))</td></tr>

      """
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section aria-labelledby="requirements">
      <h2 id="requirements">What each requirement's scenarios notice</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="requirements">
      <table>
      <thead><tr><th scope="col">Requirement</th><th scope="col">What it asks</th>\
      <th scope="col">Noticed</th><th scope="col">Alone</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func alone(_ item: AuditFigures.Requirement) -> String {
    guard !item.alone.isEmpty else { return "none" }
    let items = item.alone.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
    return "<details><summary>\(item.alone.count)</summary><ul>\(items)</ul></details>"
  }

  private var untouched: String {
    guard !figures.untouched.isEmpty else { return "" }
    let items = figures.untouched.map { "<li>\(HTMLText.escaped($0))</li>\n" }.joined()
    return "<section><h2>Where no scenario was touched</h2>\n<ul>\n\(items)</ul>\n</section>\n"
  }
}
