/// A text as its quotation marks divide it: the names between them, and what stands outside.
public struct QuotedNames: Hashable, Sendable {
  /// The names, in their order; what opens a quotation and never ends it is none.
  public let names: [String]
  /// What stands before, between and behind the names.
  let outside: String

  /// Divides a text.
  public init(_ text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    names = parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { parts[$0] }
    outside = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }.joined(separator: " ")
  }
}
