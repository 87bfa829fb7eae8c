import XML

/// What a reader found, as one line: `{namespace}name attribute="value"(`, texts joined, `)`.
struct EventPicture {
  private(set) var text = ""
  /// Whether a prefix stood for nothing, of which readers make different things.
  private(set) var hasUndeclaredPrefix = false
  private var pending: [UInt8] = []

  /// Reads bytes to their end.
  static func read(_ bytes: [UInt8], limits: XMLLimits = .standard) throws -> String {
    try EventPicture(bytes, limits: limits).text
  }

  init() {}

  init(_ bytes: [UInt8], limits: XMLLimits = .standard) throws {
    var picture = EventPicture()
    var reader = XMLReader(try XMLText(bytes), limits: limits)
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        var attributes: [String: String] = [:]
        for attribute in element.attributes {
          let prefix = attribute.prefix.isEmpty ? "" : attribute.prefix + ":"
          attributes[prefix + attribute.name] = attribute.value
        }
        let prefix = element.namespace == nil ? element.prefix + ":" : ""
        if element.hasUndeclaredPrefix { picture.hasUndeclaredPrefix = true }
        picture.start(prefix + element.name, element.namespace ?? "", attributes)
      case .text(let piece): picture.add(piece)
      case .end: picture.end()
      }
    }
    self = picture
  }

  mutating func start(_ name: String, _ namespace: String, _ attributes: [String: String]) {
    flush()
    text += namespace.isEmpty ? name : "{\(namespace)}\(name)"
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " \(name)=\"\(value)\""
    }
    text += "("
  }

  mutating func add(_ piece: some Sequence<UInt8>) {
    pending += piece
  }

  mutating func end() {
    flush()
    text += ")"
  }

  private mutating func flush() {
    text += String(decoding: pending, as: UTF8.self)
    pending = []
  }
}
