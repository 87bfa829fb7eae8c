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
