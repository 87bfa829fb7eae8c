/// A fault that keeps a text from being read as XML.
package enum XMLFault: Hashable, Sendable {
  // The bytes.
  /// There is nothing but white space.
  case empty
  /// The first byte that is no white space does not start XML; packed files are told as such.
  case notXML(isPacked: Bool)
  /// The bytes are no text in the encoding that they claim or show.
  case notText(encoding: String)
  /// The encoding is not read.
  case unknownEncoding(String)
  /// This character may not stand in XML.
  case badCharacter

  // The grammar.
  /// The text ends before its elements do.
  case cutOff
  /// The XML declaration is not as it must be, or not at the beginning.
  case badDeclaration
  /// A document type or another declaration, by which a small file could grow without end or reach for others.
  case documentType
  /// A name is missing, or is none.
  case badName
  /// An attribute lacks its `=`, or white space before it.
  case badAttribute
  /// The value of an attribute does not stand in quotation marks.
  case unquotedValue
  /// A `<` stands in the value of an attribute.
  case lessThanInValue
  /// An attribute stands twice in a tag.
  case repeatedAttribute
  /// A namespace is declared in a way that is not allowed.
  case badNamespace
  /// A tag is not closed.
  case unclosedTag
  /// An end tag is not that of the element that is open.
  case wrongEnd
  /// There is text or another element outside of the outermost one.
  case outsideRoot
  /// `]]>` stands in text.
  case sectionEndInText
  /// A reference stands for nothing.
  case badReference
  /// A comment, a section or an instruction is not closed.
  case unclosedSection
  /// Two hyphens stand in a comment.
  case hyphensInComment
  /// A processing instruction has no name, or one that is taken.
  case badInstruction

  // The bounds.
  /// There are more elements than are read.
  case tooManyElements(bound: Int)
  /// Elements are nested deeper than is read.
  case tooDeep(bound: Int)
  /// A tag is longer than is read.
  case tagTooLong(bound: Int)
  /// A name is longer than is read.
  case nameTooLong(bound: Int)
  /// A tag has more attributes than are read.
  case tooManyAttributes(bound: Int)
  /// More namespaces are declared at the same time than are read.
  case tooManyNamespaces(bound: Int)

  /// What is wrong, in one sentence.
  package var message: String {
    switch self {
    case .empty: "the file is empty"
    case .notXML(let isPacked): isPacked ? "the file is packed" : "the file is no XML"
    case .notText(let encoding): "these bytes are no \(encoding) text"
    case .unknownEncoding(let name): "the encoding \"\(name)\" is not known"
    case .badCharacter: "this character may not stand in XML"
    case .cutOff: "the file ends before its elements do"
    case .badDeclaration:
      "<?xml …?> must come first, with a version and perhaps an encoding and standalone"
    case .documentType: "document type and entity declarations are not read"
    case .badName: "a name must stand here"
    case .badAttribute: "attributes need a name, a = and a value"
    case .unquotedValue: "the value of an attribute must stand in quotation marks"
    case .lessThanInValue: "a < in an attribute is written &lt;"
    case .repeatedAttribute: "an attribute stands twice in this tag"
    case .badNamespace: "this namespace may not be declared so"
    case .unclosedTag: "this tag is not closed with a >"
    case .wrongEnd: "this end tag does not fit the element that is open"
    case .outsideRoot: "there is something outside of the outermost element"
    case .sectionEndInText: "]]> may not stand in text"
    case .badReference: "this reference stands for nothing; a plain & is written &amp;"
    case .unclosedSection: "this comment or section is not closed"
    case .hyphensInComment: "two hyphens may not stand in a comment"
    case .badInstruction: "a processing instruction needs a name, and not that of XML itself"
    case .tooManyElements(let bound): "the file has more than \(bound) elements"
    case .tooDeep(let bound): "elements are nested more than \(bound) deep"
    case .tagTooLong(let bound): "this tag is longer than \(bound) bytes"
    case .nameTooLong(let bound): "this name is longer than \(bound) bytes"
    case .tooManyAttributes(let bound): "this tag has more than \(bound) attributes"
    case .tooManyNamespaces(let bound): "more than \(bound) namespaces are declared here"
    }
  }
}

/// A fault, and where it is.
package struct XMLError: Error, Hashable, Sendable {
  /// What is wrong.
  package let fault: XMLFault
  /// Where, as an offset in the text.
  package let offset: Int
}
