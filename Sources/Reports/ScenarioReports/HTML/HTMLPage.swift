import Gherkin
import ScenarioRunner

/// The parts of the page that do not depend on single scenarios.
enum HTMLPage {
  /// Appends everything before the scenarios: the style, and what the run was.
  static func writeHead(_ info: RunInfo, to sink: inout ByteSink) {
    sink.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    sink.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    sink.write("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    sink.write(html: policy)
    sink.write("\">\n<meta name=\"color-scheme\" content=\"light dark\">\n")
    sink.write("<meta name=\"generator\"")
    sink.write(attribute: "content", "rehearse \(info.version)")
    sink.write(">\n<title>Rehearsal report</title>\n<style>")
    sink.write(PageFiles.style)
    sink.write("</style>\n</head>\n<body>\n")
    sink.write("<a class=\"skip\" href=\"#main\">Skip to the results</a>\n<header class=\"top\">")
    sink.write("<h1>Rehearsal report</h1>\n<dl class=\"run\">")
    for (name, value) in facts(of: info) {
      sink.write("<div>")
      sink.write("dt", html: name)
      sink.write("dd", html: value)
      sink.write("</div>")
    }
    sink.write("</dl></header>\n<noscript><p class=\"notice\">Without scripts this page shows ")
    sink.write("the results, but no pictures, timelines and maps.</p></noscript>\n")
  }

  /// Appends what is shown of a scenario once it is opened.
  static func writeDetails(_ json: [UInt8], number: Int, to sink: inout ByteSink) {
    sink.write("<script type=\"application/json\" id=\"details-")
    sink.write(number: number)
    sink.write("\">")
    sink.write(bytes: json)
    sink.write("</script>\n")
  }

  /// Appends everything after the results: the script, which is the only one that may run.
  static func writeEnd(_ info: RunInfo, to sink: inout ByteSink) {
    sink.write("<footer><p>Times are virtual: they are counted from the start of each ")
    sink.write("scenario. The seed ")
    sink.write(number: Int(clamping: info.seed))
    sink.write(" plays every scenario again as it was.</p></footer>\n<script>")
    sink.write(PageFiles.script)
    sink.write("</script>\n</body>\n</html>\n")
  }

  /// What the page may do: run its own script, and nothing else.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; "
    + "script-src 'sha256-\(PageFiles.scriptDigest)'; "
    + "img-src data:; base-uri 'none'; form-action 'none'"

  private static func facts(of info: RunInfo) -> [(String, String)] {
    var facts = [("Version", info.version), ("Seed", String(info.seed))]
    if !info.profiles.isEmpty {
      facts.append(("Platforms", info.profiles.joined(separator: ", ")))
    }
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

  private var links = ByteSink()
  private var count = 0

  /// Notes a scenario that did not pass.
  mutating func add(_ result: ScenarioResult, anchor: String) {
    guard !result.status.isAcceptable else { return }
    count += 1
    guard count <= Self.linksMax else { return }
    let scenario = result.scenario
    links.write("<li><span class=\"status ")
    links.write(html: result.status.rawValue)
    links.write("\">")
    links.write(html: result.status.label)
    links.write("</span> <a")
    links.write(attribute: "href", "#" + anchor)
    links.write(">")
    links.write(isolated: scenario.pickle.shownName)
    links.write("</a> <span class=\"platform\">")
    links.write(isolated: scenario.profile)
    links.write("</span></li>")
  }

  /// Appends the list; nothing where everything passed.
  func write(to sink: inout ByteSink) {
    guard count > 0 else { return }
    sink.write("<ul class=\"faults\">")
    sink.write(bytes: links.bytes)
    sink.write("</ul>")
    guard count > Self.linksMax else { return }
    sink.write("<p class=\"steps\">and ")
    sink.write(number: count - Self.linksMax)
    sink.write(" more</p>")
  }
}
