/// A line that GitHub Actions obeys, such as an annotation of a file.
///
/// ```
/// ::error file=a.feature,line=3,title=Popup::The popup is not on the screen.
/// ```
struct WorkflowCommand {
  let name: String
  var properties: [(name: String, value: String)]
  let message: String

  func write(to sink: inout ByteSink) {
    var line = "::\(name)"
    for (index, property) in properties.enumerated() {
      line += index == 0 ? " " : ","
      line += "\(property.name)=\(Self.escaped(property.value, isProperty: true))"
    }
    line += "::" + Self.escaped(message, isProperty: false)
    sink.write(bytes: line.utf8)
    sink.endLine()
  }

  /// Writes what would end a line or a property by its number, and makes other controls visible.
  ///
  /// A line feed in a message is kept: GitHub shows it as one.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      VisibleText.text(String(line)).unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "%": result += "%25"
        case ":" where isProperty: result += "%3A"
        case "," where isProperty: result += "%2C"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }.joined(separator: "%0A")
  }
}
