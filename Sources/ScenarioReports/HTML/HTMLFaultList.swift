import Gherkin
import ScenarioRunner

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
    links.write(isolated: scenario.pickle.name)
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
