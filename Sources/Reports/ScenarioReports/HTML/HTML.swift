/// HTML in the making: what is put into it is escaped, unless it is HTML already.
///
/// ```swift
/// sink.append("<li class=\"figure\">\(label) \(HTML.isolated(name))</li>\n")
/// ```
package struct HTML: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  fileprivate var sink = ByteSink()

  /// Creates HTML that is written here.
  package init(stringLiteral text: String) { sink.write(bytes: text.utf8) }

  /// Creates what a file of the page holds.
  package init(_ text: StaticString) { sink.write(text) }

  /// Creates HTML with values in it.
  package init(stringInterpolation html: HTML) { self = html }

  /// Creates HTML that is still empty.
  package init(literalCapacity: Int, interpolationCount: Int) { sink.reserve(2 * literalCapacity) }

  /// Text that may run in any direction, in an element that keeps it from turning what stands around it.
  package static func isolated(_ text: String) -> HTML { "<bdi>\(text)</bdi>" }

  /// Appends what is written here.
  package mutating func appendLiteral(_ text: String) { sink.write(bytes: text.utf8) }

  /// Appends text from elsewhere.
  package mutating func appendInterpolation(_ text: String) { sink.write(html: text) }

  /// Appends a number.
  package mutating func appendInterpolation(_ number: Int) { sink.write(number: number) }

  /// Appends HTML.
  package mutating func appendInterpolation(_ html: HTML) { sink.append(html) }

  /// Appends pieces of HTML, one behind the other.
  package mutating func appendInterpolation(_ pieces: [HTML]) {
    for piece in pieces { sink.append(piece) }
  }

  /// What has been written.
  package var bytes: [UInt8] { sink.bytes }
}

extension ByteSink {
  /// Appends HTML.
  mutating func append(_ html: HTML) { write(bytes: html.bytes) }

  /// Appends text that may hold anything, as characters that a browser shows and never obeys.
  ///
  /// Control characters and those that turn the direction of writing become visible signs.
  mutating func write(html text: String) {
    guard text.utf8.contains(where: Self.mayNeedEscape) else { return write(bytes: text.utf8) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "'": write("&#39;")
      case "\n", "\t": write(bytes: [UInt8(scalar.value)])
      default:
        if let sign = Self.sign(for: scalar) {
          write(bytes: sign.utf8)
        } else {
          write(bytes: String(scalar).utf8)
        }
      }
    }
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), 0xC2, 0xD8, 0xE2, 0xEF:
      true
    default: false
    }
  }

  /// What stands for a character that cannot be seen or would turn the text; nil for all others.
  static func sign(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      "\u{27E8}U+" + String(scalar.value, radix: 16, uppercase: true) + "\u{27E9}"
    default: nil
    }
  }
}
