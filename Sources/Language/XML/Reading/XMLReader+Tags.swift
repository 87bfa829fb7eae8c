/// Tags, their names and their attributes.
extension XMLReader {
  mutating func readStartTag() throws(XMLError) -> XMLElement {
    let start = index
    guard !isComplete else { throw XMLError(fault: .outsideRoot, offset: start) }
    guard elementCount < limits.elementsMax else {
      throw XMLError(fault: .tooManyElements(bound: limits.elementsMax), offset: start)
    }
    index += 1
    let range = try readName()
    var attributes: [XMLAttribute] = []
    try readAttributes(&attributes, tagAt: start)
    guard open.count < limits.depthMax else {
      throw XMLError(fault: .tooDeep(bound: limits.depthMax), offset: start)
    }
    elementCount += 1
    open.append(range)
    let name = try split(range)
    guard name.prefix != "xmlns" else { throw XMLError(fault: .badName, offset: range.lowerBound) }
    try resolve(&attributes, tagAt: start)
    return XMLElement(
      name: name.local, prefix: name.prefix, namespace: namespaces.namespace(of: name.prefix),
      attributes: attributes, offset: start)
  }

  mutating func readEndTag() throws(XMLError) -> XMLEvent {
    let start = index
    guard let expected = open.last else { throw XMLError(fault: .outsideRoot, offset: start) }
    index += 2
    let name = try readName()
    skipSpace()
    guard byte(at: index) == UInt8(ascii: ">") else { throw error(.unclosedTag, at: start) }
    guard bytes[name] == bytes[expected] else {
      throw XMLError(fault: .wrongEnd, offset: start)
    }
    index += 1
    return close()
  }

  /// Reads a name and returns where it stands.
  mutating func readName() throws(XMLError) -> Range<Int> {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let width = byte < 0x80 ? 1 : XMLCharacters.width(of: byte)
      let belongs =
        byte < 0x80
        ? XMLCharacters.isName(byte, first: index == start)
        : XMLCharacters.isName(bytes, at: index, width, first: index == start)
      guard belongs else { break }
      index += width
      guard index - start <= limits.nameBytesMax else {
        throw XMLError(fault: .nameTooLong(bound: limits.nameBytesMax), offset: start)
      }
    }
    guard index > start else { throw error(.badName, at: start) }
    return start..<index
  }

  /// Splits a name at its colon.
  private func split(_ range: Range<Int>) throws(XMLError) -> (prefix: String, local: String) {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else {
      return ("", String(decoding: bytes[range], as: UTF8.self))
    }
    let local = bytes[(colon + 1)..<range.upperBound]
    // A prefix is a name, and what follows is one of its own.
    guard colon > range.lowerBound, !local.isEmpty, !local.contains(UInt8(ascii: ":")),
      XMLCharacters.beginsName(local)
    else { throw XMLError(fault: .badName, offset: range.lowerBound) }
    return (
      String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self),
      String(decoding: local, as: UTF8.self)
    )
  }

  /// Reads everything up to the end of a first tag; declarations of namespaces come into force.
  private mutating func readAttributes(
    _ attributes: inout [XMLAttribute], tagAt start: Int
  ) throws(XMLError) {
    var count = 0
    while true {
      let isSpaced = skipSpace()
      guard index - start <= limits.tagBytesMax else {
        throw XMLError(fault: .tagTooLong(bound: limits.tagBytesMax), offset: start)
      }
      if byte(at: index) == UInt8(ascii: ">") {
        index += 1
        return
      }
      if has("/>", at: index) {
        index += 2
        endsAtOnce = true
        return
      }
      guard index < bytes.count, bytes[index] != UInt8(ascii: "<") else {
        throw error(.unclosedTag, at: start)
      }
      guard isSpaced else { throw error(.badAttribute, at: index) }
      count += 1
      guard count <= limits.attributesMax else {
        throw XMLError(fault: .tooManyAttributes(bound: limits.attributesMax), offset: start)
      }
      try readAttribute(&attributes, tagAt: start)
    }
  }

  private mutating func readAttribute(
    _ attributes: inout [XMLAttribute], tagAt start: Int
  ) throws(XMLError) {
    let range = try readName()
    let name = try split(range)
    skipSpace()
    guard byte(at: index) == UInt8(ascii: "=") else {
      throw error(.badAttribute, at: range.lowerBound)
    }
    index += 1
    skipSpace()
    guard let quote = openQuote() else { throw error(.unquotedValue, at: range.lowerBound) }
    let value = try readValue(upTo: quote, tagAt: start)
    guard !attributes.contains(where: { $0.name == name.local && $0.prefix == name.prefix }) else {
      throw XMLError(fault: .repeatedAttribute, offset: range.lowerBound)
    }
    attributes.append(
      XMLAttribute(
        name: name.local, prefix: name.prefix, namespace: "", value: value,
        offset: range.lowerBound))
  }

  /// Takes the declarations of namespaces out and finds what the prefixes of the others stand for.
  private mutating func resolve(
    _ attributes: inout [XMLAttribute], tagAt start: Int
  ) throws(XMLError) {
    guard !attributes.isEmpty else { return }
    try declareNamespaces(attributes, tagAt: start)
    attributes.removeAll { $0.prefix == "xmlns" || ($0.prefix.isEmpty && $0.name == "xmlns") }
    for index in attributes.indices where !attributes[index].prefix.isEmpty {
      let namespace = namespaces.namespace(of: attributes[index].prefix)
      let name = attributes[index].name
      guard
        namespace == nil
          || !attributes[..<index].contains(where: { $0.namespace == namespace && $0.name == name })
      else { throw XMLError(fault: .repeatedAttribute, offset: attributes[index].offset) }
      attributes[index].namespace = namespace
    }
  }

  private mutating func declareNamespaces(
    _ attributes: [XMLAttribute], tagAt start: Int
  ) throws(XMLError) {
    for attribute in attributes {
      let isDefault = attribute.prefix.isEmpty && attribute.name == "xmlns"
      guard isDefault || attribute.prefix == "xmlns" else { continue }
      let prefix = isDefault ? "" : attribute.name
      guard NamespaceScope.mayDeclare(prefix, attribute.value) else {
        throw XMLError(fault: .badNamespace, offset: attribute.offset)
      }
      guard namespaces.count < limits.namespacesMax else {
        throw XMLError(fault: .tooManyNamespaces(bound: limits.namespacesMax), offset: start)
      }
      namespaces.declare(prefix, attribute.value, depth: open.count)
    }
  }
}
