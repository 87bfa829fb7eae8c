/// The scenarios of one feature file, as finished lines.
struct HTMLFeatureSection {
  let name: String
  let uri: String
  private(set) var count = 0
  private var rows = ByteSink()

  init(name: String, uri: String) {
    self.name = name
    self.uri = uri
  }

  mutating func add(_ write: (inout ByteSink) -> Void) {
    write(&rows)
    count += 1
  }

  /// Appends the section and forgets it.
  mutating func drain(to sink: inout ByteSink) {
    sink.write("<section class=\"feature\"><h3>")
    sink.write(isolated: name)
    sink.write(" <small>")
    sink.write(isolated: uri)
    sink.write("</small></h3>\n<ol>\n")
    sink.write(bytes: rows.drain())
    sink.write("</ol></section>\n")
  }
}
