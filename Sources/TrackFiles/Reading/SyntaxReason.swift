/// What the codes of the XML parser say, in the words of messages.
///
/// The parser's own texts differ between platforms and versions; the codes are those of libxml2.
enum SyntaxReason {
  /// Whether the code is about prefixes of names.
  static func isOfNamespaces(_ code: Int) -> Bool { (200..<210).contains(code) }

  /// Returns the reason in words.
  static func text(_ code: Int) -> String {
    switch code {
    case 1, 2, 114: "a comment or a text is too long to be read"
    case 4: "this is no XML document"
    case 6, 7, 8, 9: "this character may not stand in XML"
    case 22, 23, 24, 26, 68: "this reference stands for nothing; a plain & is written &amp;"
    case 38: "a < in an attribute is written &lt;"
    case 39, 40: "the value of an attribute must stand in quotation marks"
    case 41, 65: "attributes need a name, a = and a value"
    case 42: "an attribute stands twice in this tag"
    case 45, 47, 63: "this comment or section is not closed"
    case 62: "]]> may not stand in text"
    case 73: "this tag is not closed with a >"
    case 76, 77: "this end tag does not fit the element that is open"
    case 5, 78: "there is something behind the last element"
    case 80: "two hyphens may not stand in a comment"
    default: "this is no XML (code \(code))"
    }
  }
}
