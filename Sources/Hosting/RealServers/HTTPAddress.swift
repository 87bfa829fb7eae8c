/// The address of a real server: "https://staging.example", "http://localhost:8080/api".
public struct HTTPAddress: Hashable, Sendable {
  /// The address as `curl` takes it, without a slash at its end.
  let text: String

  /// The reason for which a text is no address that requests can be sent to.
  public struct Fault: Error, Hashable, Sendable {
    /// What is wrong, as words that follow "the address": "has no host".
    public let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Reads an address.
  ///
  /// - Throws: `Fault` for what is none that requests can be sent to.
  public init(_ text: String) throws(Fault) {
    let rest = try Self.withoutScheme(text)
    // Whatever else is in an address is the request's, not the server's.
    if let scalar = rest.unicodeScalars.first(where: Self.isMisplaced) {
      throw Fault(Self.reason(against: scalar))
    }
    let authority = rest.prefix { $0 != "/" }
    var host = authority
    if let sign = authority.lastIndex(of: "@") {
      try Self.checkUser(authority[..<sign])
      host = authority[authority.index(after: sign)...]
    }
    try Self.checkHost(host)
    let trimmed = text.reversed().drop { $0 == "/" }
    self.text = String(trimmed.reversed())
  }

  /// Whether a text says itself that it is an address, by its scheme, whatever else is wrong with it.
  public static func isMeant(by text: String) -> Bool {
    guard let colon = text.firstRange(of: "://") else { return false }
    let scheme = text[..<colon.lowerBound]
    return !scheme.isEmpty && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func withoutScheme(_ text: String) throws(Fault) -> Substring {
    let lower = text.lowercased()
    if let scheme = ["https://", "http://"].first(where: lower.hasPrefix) {
      return text.dropFirst(scheme.count)
    }
    guard isMeant(by: text) else { throw Fault("does not begin with http:// or https://") }
    let scheme = text.prefix { $0 != ":" }
    throw Fault("begins with \(scheme)://, and only http:// and https:// are spoken")
  }

  private static func isMisplaced(_ scalar: Unicode.Scalar) -> Bool {
    !(0x21..<0x7F).contains(scalar.value) || "?#\"\\<>{}|^`*".unicodeScalars.contains(scalar)
  }

  private static func reason(against scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "has a blank in it"
    case "?": "has a query behind \"?\", which requests have and no server"
    case "#": "has a fragment behind \"#\", which no server is told of"
    case "!"..."~": "has a \"\(scalar)\" in it, which stands in no address"
    default:
      scalar.properties.isAlphabetic
        ? "has letters in it that are not ASCII: a host of other letters is written as xn--…"
        : "has a character in it that stands in no address (U+\(Self.number(of: scalar)))"
    }
  }

  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The name and the password before a host.
  private static func checkUser(_ user: Substring) throws(Fault) {
    guard !user.contains("@") else {
      throw Fault("has two \"@\" before its host: one in a password is written as %40")
    }
    guard !user.isEmpty, user.first != ":" else { throw Fault("has no name before its \"@\"") }
    guard !user.contains(where: { "[]".contains($0) }) else {
      throw Fault("has a bracket in its name or password: it is written as %5B or %5D")
    }
  }

  /// A host with its port, or without.
  private static func checkHost(_ text: Substring) throws(Fault) {
    var host = text
    var port: Substring?
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else {
        throw Fault("has a bracket \"[\" that is never closed")
      }
      host = text[..<text.index(after: end)]
      try checkNumbers(host.dropFirst().dropLast())
      let behind = text[host.endIndex...]
      guard behind.isEmpty || behind.first == ":" else {
        throw Fault("has \"\(behind)\" behind its bracket \"]\", where only a port may stand")
      }
      port = behind.isEmpty ? nil : behind.dropFirst()
    } else {
      guard !text.contains(where: { "[]".contains($0) }) else {
        throw Fault("has a bracket in its host: they stand around numbers of IPv6 only")
      }
      if let colon = text.firstIndex(of: ":") {
        host = text[..<colon]
        port = text[text.index(after: colon)...]
        guard port?.contains(":") == false else {
          throw Fault("has two colons in its host: numbers of IPv6 stand in brackets, as [::1]")
        }
      }
      guard !host.isEmpty else { throw Fault("has no host") }
      try checkName(host)
    }
    if let port { try checkPort(port) }
  }

  private static func checkName(_ host: Substring) throws(Fault) {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // A dot at the end says that nothing follows.
    let named = parts.count > 1 && parts.last?.isEmpty == true ? parts.dropLast() : parts[...]
    guard named.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 63 }), host.utf8.count <= 253 else {
      throw Fault("has a host with a part that is empty or too long: \"\(host.prefix(80))\"")
    }
    guard host.utf8.allSatisfy(isOfName) else {
      throw Fault(
        "has the host \"\(host.prefix(80))\": its name has letters, digits, \"-\", \".\" and \"_\" only"
      )
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The numbers of IPv6, with the name of a zone behind them or without.
  private static func checkNumbers(_ text: Substring) throws(Fault) {
    let numbers = text.prefix { $0 != "%" }
    let groups = numbers.split(separator: ":", omittingEmptySubsequences: false)
    // The last group may be the four numbers of IPv4, which count as two.
    let count = groups.count + ((groups.last ?? "").contains(".") ? 1 : 0)
    let isShort = numbers.contains("::")
    let isRight =
      (isShort ? (3...9).contains(count) : count == 8)
      && groups.dropLast().allSatisfy { $0.utf8.count <= 4 && $0.allSatisfy(\.isHexDigit) }
      && (groups.last ?? "").allSatisfy { $0.isHexDigit || $0 == "." }
      && (isShort || groups.allSatisfy { !$0.isEmpty })
    guard isRight else {
      throw Fault("has \"[\(text.prefix(80))]\" for a host, which are no numbers of IPv6")
    }
  }

  private static func checkPort(_ text: Substring) throws(Fault) {
    guard !text.isEmpty else { throw Fault("has a colon behind its host and no port") }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let port = UInt16(text), port > 0 else {
      throw Fault("has the port \"\(text.prefix(20))\": ports are numbers from 1 to 65535")
    }
  }
}

extension HTTPAddress: CustomStringConvertible {
  /// The address without the name and the password that it may hold: it stands in reports.
  public var description: String {
    let scheme = text.prefix { $0 != "/" } + "//"
    let rest = text.dropFirst(scheme.count)
    guard let end = rest.prefix(while: { $0 != "/" }).lastIndex(of: "@") else { return text }
    return String(scheme + rest[rest.index(after: end)...])
  }
}
