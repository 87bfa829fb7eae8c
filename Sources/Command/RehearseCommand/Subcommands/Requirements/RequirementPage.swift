import Requirements
import ScenarioReports
import ScenarioRunner

/// The report as a page: a table for each document, in one file that needs nothing else.
struct RequirementPage {
  let report: RequirementReport

  var bytes: [UInt8] {
    let parts = report.matrix.parts.enumerated().map { section($1, $0 + 1) }
    let body: HTML = "<h1>Requirements</h1>\n\(overview)\n\(PlainPage.filters)\(parts)"
    return PlainPage(title: "Requirements", body: body, origin: origin).bytes
  }

  private var origin: String {
    "rehearse \(report.info.version), seed \(report.info.seed)"
      + (report.matrix.isDryRun ? ", nothing was played" : "")
  }

  private var overview: HTML {
    let items = report.matrix.parts.enumerated().map { index, part -> HTML in
      "<li><a href=\"#part-\(index + 1)\">\(report.summary(part))</a></li>\n"
    }
    return "<ul class=\"overview\">\n\(items)</ul>"
  }

  private func section(_ part: RequirementMatrix.Part, _ number: Int) -> HTML {
    let heads = report.matrix.profiles.map { "<th scope=\"col\">\($0)</th>" as HTML }
    return """
      <section aria-labelledby="part-\(number)">
      <h2 id="part-\(number)">\(part.document.title)</h2>
      <p>\(part.document.path)</p>
      <div class="document" tabindex="0" role="region" aria-labelledby="part-\(number)">
      <table>
      <caption>\(report.summary(part))</caption>
      <thead><tr><th scope="col">Requirement</th><th scope="col">What it asks</th>\
      <th scope="col">Status</th>\(heads)<th scope="col">Scenarios</th></tr></thead>
      <tbody>
      \(part.rows.map { row($0, part.document) })</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func row(_ row: RequirementRow, _ document: RequirementDocument) -> HTML {
    let id = row.requirement.id.description
    let cells = report.matrix.profiles.map { cell(row.status(on: $0), $0) }
    let isClaimed = report.matrix.isDryRun && row.status == .claimed
    let word = isClaimed ? "claimed" : RequirementReport.word(row)
    let kind = isClaimed ? "claimed" : RequirementReport.word(row.status)
    return """
      <tr id="\(id)" data-kind="\(kind)"><th scope="row">\(id)</th>\
      <td>\(row.requirement.text)\(notes(row, document))</td>\
      <td class="\(Self.kind(row.status))" data-label="Status">\(word)</td>\
      \(cells)<td class="scenarios">\(scenarios(row))</td></tr>

      """
  }

  /// The limits of a requirement, and what its proof rests on.
  private func notes(_ row: RequirementRow, _ document: RequirementDocument) -> HTML {
    let lines =
      row.requirement.details.limits.map(RequirementReport.words) + report.reasons(row, document)
    guard !lines.isEmpty else { return "" }
    return "<ul>\(lines.map { "<li><small>\($0)</small></li>" as HTML })</ul>"
  }

  private static func kind(_ status: RequirementStatus) -> String {
    status == .notPlayed ? "claimed" : status.rawValue
  }

  private func cell(_ status: StepStatus?, _ profile: String) -> HTML {
    guard let status else { return "<td data-label=\"\(profile)\">–</td>" }
    let word = report.matrix.isDryRun && status.isAcceptable ? "claimed" : status.rawValue
    let name = status == .passed ? "proved" : status.isAcceptable ? "claimed" : "failing"
    return "<td class=\"\(name)\" data-label=\"\(profile)\">\(word)</td>"
  }

  private func scenarios(_ row: RequirementRow) -> HTML {
    guard !row.proofs.isEmpty else { return "none" }
    let items = row.proofs.map { proof -> HTML in
      let place = "\(proof.place), \(proof.profile)"
      let status =
        proof.status == .passed || report.matrix.isDryRun ? "" : ", \(proof.status.rawValue)"
      let name = report.link.html(proof.name, id: "\(proof.place) (\(proof.profile))")
      return "<li>\(name) <small>\(place + status)</small></li>"
    }
    let noun = items.count == 1 ? "scenario" : "scenarios"
    let isOpen = row.status == .failing ? " open" : ""
    return "<details\(isOpen)><summary>\(items.count) \(noun)</summary><ul>\(items)</ul></details>"
  }
}

/// A page of tables in one file that needs nothing else: its script filters rows, and without it all is there.
struct PlainPage {
  /// What rows are filtered by; the script brings it to life and shows it.
  static var filters: HTML {
    """
    <form id="filters" role="search" aria-label="Filter the rows" hidden>\
    <fieldset id="kinds"><legend>Status</legend></fieldset>\
    <label>Text <input type="search" name="text" placeholder="Words of any row"></label>\
    <button type="button" id="clear">Clear</button><p id="shown" role="status"></p></form>

    """
  }

  let title: String
  /// The page's own styles, behind those that all have: whole lines.
  var styles: HTML = ""
  /// What stands between heading and footer, with the heading, as HTML.
  let body: HTML
  /// What has written the page, as text.
  let origin: String

  var bytes: [UInt8] { html.bytes }

  private var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
    'unsafe-inline'; script-src 'sha256-\(HTML(PageFiles.plainScriptDigest))'; base-uri 'none'; \
    form-action 'none'">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>
    \(HTML(PageFiles.plain))\(styles)</style>
    </head>
    <body>
    <main>
    \(body)</main>
    <footer>\(origin)</footer>
    <script>\(HTML(PageFiles.plainScript))</script>
    </body>
    </html>

    """
  }
}
