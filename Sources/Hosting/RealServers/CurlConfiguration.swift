import DeviceInterface
import Processes
import Rehearsal

/// The configuration of `curl` for one request, in which nothing that an app writes can become an option.
struct CurlConfiguration {
  /// The most seconds that are waited for a connection, and for the whole answer.
  static let seconds = (connection: 10, answer: 30)

  private var lines: [String] = []

  /// The text that `curl` reads.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Describes a request, whose body lies in the file.
  ///
  /// - Throws: `RealServerFault` for a header that cannot be sent.
  init(
    _ request: ServerRequest, to address: HTTPAddress, _ scenario: String, bodyFile: String?
  ) throws(RealServerFault) {
    set("url", address.text + Self.target(of: request))
    var options = ["silent", "show-error", "compressed", "globoff", "path-as-is"]
    // Whatever else is led elsewhere arrives there as a GET, without its body.
    if request.method == .get { options.append("location") }
    lines += options
    set("proto", "=http,https")
    set("max-redirs", "20")
    set("connect-timeout", "\(Self.seconds.connection)")
    set("max-time", "\(Self.seconds.answer)")
    set("user-agent", "rehearse")
    // The status stands behind the body, on a line of its own.
    set("write-out", "\n%{http_code}")
    setMethod(of: request, bodyFile)
    for (name, value) in Self.headers(of: request, scenario) { try header(name, value) }
  }

  private mutating func setMethod(of request: ServerRequest, _ bodyFile: String?) {
    switch request.method {
    case .get, .delete, .put, .patch: set("request", request.method.rawValue)
    // Said by the body.
    case .post: if bodyFile == nil { set("data-binary", "") }
    }
    if let bodyFile { set("data-binary", "@" + bodyFile) }
  }

  private static func headers(of request: ServerRequest, _ scenario: String) -> [(String, String)] {
    var headers = [("Expect", "")]
    headers.append(("Content-Type", request.body.isEmpty ? "" : "application/json"))
    if let key = request.idempotencyKey { headers.append(("Idempotency-Key", key)) }
    if let token = request.authorization { headers.append(("Authorization", token)) }
    if let sent = request.sentAtMilliseconds { headers.append(("X-Sent-At", "\(sent)")) }
    headers.append(("X-Rehearsal-Scenario", escaped(scenario, keeping: " /:().-_")))
    return headers
  }

  private mutating func header(_ name: String, _ value: String) throws(RealServerFault) {
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw RealServerFault("the header \(name) that the app sends has a control character in it")
    }
    // Without a value, the header that curl would send by itself is left out.
    set("header", value.isEmpty ? "\(name):" : "\(name): \(value)")
  }

  private mutating func set(_ name: String, _ value: String) {
    var quoted = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    lines.append("\(name) = \"\(quoted)\"")
  }

  /// The path and the query as they stand in an address.
  private static func target(of request: ServerRequest) -> String {
    // What an app has escaped stays so.
    let path = escaped(request.path, keeping: "/:@!$&'()*+,;=%")
    let items = request.query.map { "\(escaped($0.name))=\(escaped($0.value))" }
    return path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// Returns the text with everything but letters, digits and "-._~," and what is to be kept as percent-escapes.
  private static func escaped(_ text: String, keeping kept: String = "") -> String {
    let plain = Set(("-._~," + kept).utf8)
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        if plain.contains(byte) {
          result.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return result
  }
}

/// The body of a request in a file that only its owner can read, while it is sent.
struct BodyFile {
  let path: String

  /// Writes a body; `nil` for an empty one.
  init?(_ body: String) throws(RealServerFault) {
    guard !body.isEmpty else { return nil }
    do throws(SystemError) {
      path = try RunFolder.shared().makeFile(for: "body", holding: Array(body.utf8))
    } catch {
      throw RealServerFault("the request could not be written to a temporary file: \(error.text)")
    }
  }

  /// Deletes the file.
  func remove() { unlink(path) }
}
