/// The address of a real server: "https://staging.example", "http://localhost:8080/api".
public struct HTTPAddress: Hashable, Sendable {
  /// The address as `curl` takes it, without a slash at its end.
  let text: String

  /// Reads an address; `nil` for what is none that requests can be sent to.
  public init?(_ text: String) {
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty, host.last != "@", host.last != ":",
      // Whatever else is in an address is the request's, not the server's.
      rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      !rest.contains(where: { "?#\"\\<>{}|^`*".contains($0) })
    else { return nil }
    if let colon = host.lastIndex(of: ":"), host[colon...].allSatisfy({ $0 != "]" }),
      !host[colon...].contains("@")
    {
      guard let port = UInt16(host[host.index(after: colon)...]), port > 0 else { return nil }
    }
    let trimmed = text.reversed().drop { $0 == "/" }
    self.text = String(trimmed.reversed())
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
