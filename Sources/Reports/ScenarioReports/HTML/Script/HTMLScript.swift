/// What brings the page to life: filters, and the views of a scenario that are built when it is opened.
///
/// Every text from outside goes through `textContent` or `setAttribute`; no markup is ever made of it.
enum HTMLScript {
  /// The whole script, which the page's policy names by its digest.
  static let text =
    "(() => {\n\"use strict\";\n"
    + [
      elements, phone, screens, appMap, timeline, mapSpace, map, scenario, views, filters, start,
    ].map { "\($0)" }.joined() + "})();\n"
}
