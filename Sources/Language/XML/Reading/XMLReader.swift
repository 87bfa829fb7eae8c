/// A reader of XML 1.0 with namespaces: strict, bounded, and without reach to anything but its bytes.
///
/// ```swift
/// var reader = XMLReader(try XMLText(bytes))
/// while let event = try reader.next() {
///   if case .start(let element) = event { print(element.name) }
/// }
/// ```
///
/// Declarations of types and entities are refused, so the five entities and references to characters are all there is.
package struct XMLReader {
  let bytes: [UInt8]
  let limits: XMLLimits
  /// What comes next.
  var index = 0
  var namespaces = NamespaceScope()
  /// The names of the elements that are open.
  var open: [Range<Int>] = []
  var elementCount = 0
  /// Whether the element that began last is empty, so that it ends now.
  var endsAtOnce = false

  /// Creates a reader of a text.
  package init(_ text: XMLText, limits: XMLLimits = .standard) {
    bytes = text.bytes
    self.limits = limits
  }

  /// How many elements are open.
  package var depth: Int { open.count }

  /// Returns what comes next; nil at the end of a text without faults.
  package mutating func next() throws(XMLError) -> XMLEvent? {
    if elementCount == 0, index == 0 { try readDeclaration() }
    if endsAtOnce {
      endsAtOnce = false
      return close()
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        guard open.isEmpty else { return .text(try readText()) }
        try skipSpaceOutside()
        continue
      }
      switch byte(at: index + 1) {
      case UInt8(ascii: "?"): try skipInstruction()
      case UInt8(ascii: "!"): if let text = try readMarkup() { return .text(text) }
      case UInt8(ascii: "/"): return try readEndTag()
      default: return .start(try readStartTag())
      }
    }
    guard isComplete else { throw XMLError(fault: .cutOff, offset: bytes.count) }
    return nil
  }

  /// Whether the outermost element has ended.
  var isComplete: Bool { elementCount > 0 && open.isEmpty && !endsAtOnce }

  /// Returns the byte at an index; 0, which no text has, behind the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  func has(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The error of something that begins at an offset and is not as it must be: at the end of the text, that it is cut off.
  func error(_ fault: XMLFault, at offset: Int) -> XMLError {
    index >= bytes.count && !isComplete
      ? XMLError(fault: .cutOff, offset: bytes.count) : XMLError(fault: fault, offset: offset)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Skips white space and returns whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  /// Ends the element that is open.
  mutating func close() -> XMLEvent {
    open.removeLast()
    namespaces.leave(depth: open.count)
    return .end
  }

  private mutating func skipSpaceOutside() throws(XMLError) {
    skipSpace()
    if index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      throw XMLError(fault: .outsideRoot, offset: index)
    }
  }

  /// Goes behind the end of a section that begins at the index; returns where its contents end.
  mutating func skip(to end: StaticString, from start: Int) throws(XMLError) -> Int {
    let offset = index
    index = start
    while index < bytes.count {
      if bytes[index] == end.utf8Start[0], has(end, at: index) {
        defer { index += end.utf8CodeUnitCount }
        return index
      }
      index += 1
    }
    throw error(.unclosedSection, at: offset)
  }
}

/// The namespaces that are declared where a reader is.
struct NamespaceScope {
  private var bindings: [(prefix: String, namespace: String, depth: Int)] = [
    ("xml", Self.xml, 0)
  ]

  /// The namespace of names that begin with `xml:`, which need no declaration.
  static let xml = "http://www.w3.org/XML/1998/namespace"
  /// The namespace of declarations themselves, which nobody may declare.
  static let declarations = "http://www.w3.org/2000/xmlns/"

  /// How many are declared in the text.
  var count: Int { bindings.count - 1 }

  /// Takes a declaration of an element; what it hides comes back when the element ends.
  mutating func declare(_ prefix: String, _ namespace: String, depth: Int) {
    bindings.append((prefix, namespace, depth))
  }

  mutating func leave(depth: Int) {
    while let last = bindings.last, last.depth > depth { bindings.removeLast() }
  }

  /// Returns what a prefix stands for; nil if it stands for nothing.
  func namespace(of prefix: String) -> String? {
    for binding in bindings.reversed() where binding.prefix == prefix { return binding.namespace }
    return prefix.isEmpty ? "" : nil
  }

  /// Tells whether a prefix may be declared to stand for a namespace; a default namespace may be none.
  static func mayDeclare(_ prefix: String, _ namespace: String) -> Bool {
    if prefix == "xml" { return namespace == xml }
    if prefix == "xmlns" || namespace == xml || namespace == declarations { return false }
    return prefix.isEmpty || !namespace.isEmpty
  }
}

/// A thing that a reader of XML finds next.
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

/// The limits of how much of a text is read; one that goes beyond is refused with a named fault.
package struct XMLLimits: Hashable, Sendable {
  /// The most elements.
  package var elementsMax = 3_000_000
  /// The deepest nesting of elements.
  package var depthMax = 64
  /// The most bytes of one tag with its attributes.
  package var tagBytesMax = 16 << 10
  /// The most bytes of a name.
  package var nameBytesMax = 1_024
  /// The most attributes of a tag, which are compared with each other.
  package var attributesMax = 256
  /// The most namespaces that are declared at the same time, among which each prefix is looked for.
  package var namespacesMax = 64
  /// Whether a document type that declares nothing itself, as property lists have it, is skipped; else it is refused.
  package var skipsDocumentType = false

  /// The bounds that files of tracks and manifests of apps keep.
  package static let standard = XMLLimits()

  /// Creates the standard bounds.
  package init() {}
}
