import Requirements
import ScenarioReports
import ScenarioRunner

/// The report as a page: a table for each document, in one file that needs nothing else.
struct RequirementPage {
  let report: RequirementReport

  var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    let parts = report.matrix.parts.enumerated().map { section($1, $0 + 1) }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <title>Requirements</title>
      <style>
      \(Self.styles)
      </style>
      </head>
      <body>
      <main>
      <h1>Requirements</h1>
      \(overview)
      \(parts)</main>
      <footer>\(HTMLText.escaped(origin))</footer>
      </body>
      </html>

      """
  }

  private var origin: String {
    "rehearse \(report.info.version), seed \(report.info.seed)"
      + (report.matrix.isDryRun ? ", nothing was played" : "")
  }

  private var overview: String {
    let items = report.matrix.parts.enumerated().map { index, part in
      "<li><a href=\"#part-\(index + 1)\">\(HTMLText.escaped(report.summary(part)))</a></li>\n"
    }
    return "<ul>\n\(items.joined())</ul>"
  }

  private func section(_ part: RequirementMatrix.Part, _ number: Int) -> String {
    let heads = report.matrix.profiles
      .map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    return """
      <section aria-labelledby="part-\(number)">
      <h2 id="part-\(number)">\(HTMLText.escaped(part.document.title))</h2>
      <p>\(HTMLText.escaped(part.document.path))</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="part-\(number)">
      <table>
      <caption>\(HTMLText.escaped(report.summary(part)))</caption>
      <thead><tr><th scope="col">Requirement</th><th scope="col">What it asks</th>\
      <th scope="col">Status</th>\(heads)<th scope="col">Scenarios</th></tr></thead>
      <tbody>
      \(part.rows.map(row).joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func row(_ row: RequirementRow) -> String {
    let id = HTMLText.escaped(row.requirement.id.description)
    let cells = report.matrix.profiles.map { cell(row.status(on: $0)) }.joined()
    let word = report.matrix.isDryRun && row.status == .claimed ? "claimed" : nil
    return """
      <tr id="\(id)"><th scope="row">\(id)</th><td>\(HTMLText.escaped(row.requirement.text))</td>\
      <td class="\(Self.kind(row.status))">\(word ?? RequirementReport.word(row.status))</td>\
      \(cells)<td>\(scenarios(row))</td></tr>

      """
  }

  private static func kind(_ status: RequirementStatus) -> String {
    status == .notPlayed ? "claimed" : status.rawValue
  }

  private func cell(_ status: StepStatus?) -> String {
    guard let status else { return "<td>–</td>" }
    let word = report.matrix.isDryRun && status.isAcceptable ? "claimed" : status.rawValue
    let name = status == .passed ? "proved" : status.isAcceptable ? "claimed" : "failing"
    return "<td class=\"\(name)\">\(word)</td>"
  }

  private func scenarios(_ row: RequirementRow) -> String {
    guard !row.proofs.isEmpty else { return "none" }
    let items = row.proofs.map { proof in
      let place = "\(proof.place), \(proof.profile)"
      let status =
        proof.status == .passed || report.matrix.isDryRun ? "" : ", \(proof.status.rawValue)"
      return
        "<li>\(HTMLText.escaped(proof.name)) <small>\(HTMLText.escaped(place + status))</small></li>"
    }
    let noun = items.count == 1 ? "scenario" : "scenarios"
    let isOpen = row.status == .failing ? " open" : ""
    return
      "<details\(isOpen)><summary>\(items.count) \(noun)</summary><ul>\(items.joined())</ul></details>"
  }

  static let styles = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --page: #fff; --line: #c8c8d0;
      --good: #0a6b2d; --bad: #a8071a; --open: #7a4d00; --head: #f2f2f6; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6e6ea; --page: #16161a; --line: #44444d; --good: #6fd08c; --bad: #ff8f8f;
        --open: #f0c060; --head: #24242b; }
    }
    body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
      margin: 0 auto; padding: 1rem; max-width: 90rem; }
    a { color: inherit; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: start; padding: .5rem 0; }
    th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: start;
      vertical-align: top; overflow-wrap: anywhere; }
    thead th { background: var(--head); position: sticky; top: 0; }
    tbody th { font-weight: 600; }
    th, summary, .proved, .failing, .claimed, .missing { white-space: nowrap; }
    td:nth-child(2) { min-width: 14rem; }
    .proved { color: var(--good); }
    .failing { color: var(--bad); font-weight: 600; }
    .claimed, .missing { color: var(--open); }
    .proved::before { content: "✓ "; }
    .failing::before { content: "✗ "; }
    details ul { margin: 0; padding-inline-start: 1.2rem; }
    small { opacity: .8; }
    :focus-visible { outline: 3px solid; outline-offset: 2px; }
    tr:target { outline: 3px solid var(--open); }
    @media print { details > ul { display: block; } thead th { position: static; } }
    """
}
