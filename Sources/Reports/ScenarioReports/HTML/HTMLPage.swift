import Gherkin
import ScenarioRunner

/// The parts of the page that do not depend on single scenarios.
enum HTMLPage {
  /// Appends everything before the scenarios: the style, and what the run was.
  static func writeHead(_ info: RunInfo, _ occasion: RunOccasion, to sink: inout ByteSink) {
    let name = "Rehearsal report"
    let title = occasion.title.isEmpty ? name : "\(occasion.title) \u{2013} \(name)"
    sink.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy(occasion.mark))">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="rehearse \(info.version)">
      <title>\(title)</title>

      """)
    writeMark(occasion.mark, to: &sink)
    sink.write("<style>\n")
    sink.write(PageFiles.style)
    let facts = facts(of: info, occasion).map { name, value -> HTML in
      let shown = value == occasion.build ? link(to: value) : HTML.isolated(value)
      return "<div><dt>\(HTML.isolated(name))</dt><dd>\(shown)</dd></div>"
    }
    sink.append(
      """
      </style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the results</a>
      <header class="top"><h1>\(HTML.isolated(title))</h1>
      <dl class="run">\(facts)</dl></header>
      <noscript><p class="notice">Without scripts this page shows the figures and what did not pass, \
      but not the list of what passed, and no pictures, timelines and maps.</p></noscript>

      """)
  }

  /// Appends everything after the results: the script, which is the only one that may run.
  static func writeEnd(_ info: RunInfo, to sink: inout ByteSink) {
    sink.append(
      """
      <footer><p>Times are virtual: they are counted from the start of each scenario. \
      The seed \(Int(clamping: info.seed)) plays every scenario again as it was.</p></footer>
      <script>
      """)
    sink.write(PageFiles.shared)
    sink.write(PageFiles.own)
    sink.write("</script>\n</body>\n</html>\n")
  }

  /// What the page may do: run its own scripts, and nothing else; one with a mark also looks at its own file.
  private static func policy(_ mark: String) -> String {
    let renewal = mark.isEmpty ? "" : " 'sha256-\(PageFiles.renewalDigest)'"
    return "default-src 'none'; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(PageFiles.scriptDigest)'\(renewal); "
      + (mark.isEmpty ? "" : "frame-src 'self' file:; ")
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// Appends what has a page load itself anew once its file has another mark: early, so that little is read to see it.
  private static func writeMark(_ mark: String, to sink: inout ByteSink) {
    guard !mark.isEmpty else { return }
    sink.append("<meta name=\"rehearse-mark\" content=\"\(mark)\">\n<script>")
    sink.write(PageFiles.renewal)
    sink.write("</script>\n")
  }

  /// A link that tells the other side nothing of the page.
  private static func link(to address: String) -> HTML {
    "<a href=\"\(address)\" rel=\"noopener noreferrer\">\(HTML.isolated(address))</a>"
  }

  private static func facts(of info: RunInfo, _ occasion: RunOccasion) -> [(String, String)] {
    var facts = [
      ("Commit", occasion.commit), ("Build", occasion.build), ("Version", info.version),
      ("Seed", String(info.seed)),
    ]
    if !info.profiles.isEmpty { facts.append(("Platforms", info.profiles.joined(separator: ", "))) }
    if case .random(let seed) = info.order { facts.append(("Order", "random:\(seed)")) }
    if let shard = info.shard { facts.append(("Part", "\(shard)")) }
    if info.totalCount > info.scenarioCount {
      facts.append(("Selected", "\(info.scenarioCount) of \(info.totalCount) scenarios"))
    }
    return facts.filter { !$0.1.isEmpty }
  }
}

/// The scenarios that did not pass, as links at the head of the page: what people open a report for.
struct HTMLFaultList {
  /// The most links; more of them are found by the filters.
  static let linksMax = 30

  private var links: [HTML] = []
  private var count = 0

  /// Notes a scenario that did not pass.
  mutating func add(_ result: ScenarioResult, anchor: String) {
    guard !result.status.isAcceptable else { return }
    count += 1
    guard count <= Self.linksMax else { return }
    let name = HTML.isolated(result.scenario.pickle.shownName)
    links.append(
      """
      <li>\(result.status.html) <a href="#\(anchor)">\(name)</a> \
      <span class="platform">\(HTML.isolated(result.scenario.profile))</span></li>
      """)
  }

  /// The list; nothing where everything passed.
  var html: HTML {
    guard count > 0 else { return "" }
    let rest = count - Self.linksMax
    let more: HTML = rest > 0 ? "<p class=\"steps\">and \(rest) more</p>" : ""
    return "<ul class=\"faults\">\(links)</ul>\(more)"
  }
}
