/// What a reader of XML finds next.
package enum XMLEvent: Hashable, Sendable {
  /// An element begins; one that is empty ends at once.
  case start(XMLElement)
  /// A piece of an element's text, without references and with line feeds as line ends; as many as it takes.
  case text(ArraySlice<UInt8>)
  /// The element that began last, and has not ended yet, ends.
  case end
}

/// The beginning of an element.
package struct XMLElement: Hashable, Sendable {
  /// The name, without its prefix.
  package let name: String
  /// The prefix; empty where there is none.
  package let prefix: String
  /// The namespace; empty where the name has none, nil where its prefix stands for nothing.
  package let namespace: String?
  /// The attributes in the order of the text, without those that declare namespaces.
  package let attributes: [XMLAttribute]
  /// Where the tag starts, as an offset in the text.
  package let offset: Int

  /// Whether the name or that of an attribute has a prefix that stands for nothing.
  package var hasUndeclaredPrefix: Bool {
    namespace == nil || attributes.contains { $0.namespace == nil }
  }

  /// Returns the attribute of a name without prefix.
  package func attribute(_ name: String) -> XMLAttribute? {
    attributes.first { $0.name == name && $0.prefix.isEmpty }
  }
}

/// A name with a value, in the first tag of an element.
package struct XMLAttribute: Hashable, Sendable {
  /// The name, without its prefix.
  package let name: String
  /// The prefix; empty where there is none.
  package let prefix: String
  /// The namespace; empty where the name has no prefix, nil where its prefix stands for nothing.
  package internal(set) var namespace: String?
  /// The value, without references and with spaces as white space.
  package let value: String
  /// Where the name starts, as an offset in the text.
  package let offset: Int
}
