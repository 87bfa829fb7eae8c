/// `#selector(…)`, which asks the Objective-C runtime, as a closure that calls the same method.
///
/// `#selector(Ticker.rang(_:))` becomes `Selector("rang", { (it: Ticker) in it.rang(_:) })`, in one line with what is around it.
struct SelectorExpression {
  /// What stands in the place of the name and the parenthesis, and behind the method's name; empty where nothing fits.
  let edits: [Edit]

  /// Reads the expression behind a token; there are no edits where it names no method of a type that can be told.
  init(at index: Int, _ tokens: [Token], of bytes: [UInt8]) {
    let rest = tokens[(index + 1)...]
    guard let open = rest.first, open.is("(", in: bytes), let end = Self.end(rest, bytes),
      rest[end].line == tokens[index].line
    else {
      edits = []
      return
    }
    let inner = Array(rest[(index + 2)..<end])
    guard let method = Method(inner, bytes) else {
      edits = []
      return
    }
    let start = tokens[index].range.lowerBound..<(method.offset)
    edits = [
      Edit(
        range: start,
        bytes: Array("Selector(\"\(method.name)\", { (it: \(method.type)) in it.".utf8)),
      Edit(
        range: rest[end].range.lowerBound..<rest[end].range.lowerBound, bytes: Array(" }".utf8)),
    ]
  }

  /// The parenthesis that closes the first one.
  private static func end(_ tokens: ArraySlice<Token>, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in tokens.indices {
      if tokens[index].is("(", in: bytes) { depth += 1 }
      if tokens[index].is(")", in: bytes) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The method that is named.
  private struct Method {
    /// The type that has it; `Self` where only the method is named.
    let type: String
    /// Its own name, without those of its arguments.
    let name: String
    /// Where its own name begins.
    let offset: Int

    /// Reads `rang`, `rang(_:)`, `self.rang`, and `Ticker.rang(_:)`; nil for accessors, casts and methods of other objects.
    init?(_ tokens: [Token], _ bytes: [UInt8]) {
      let path = tokens.prefix { $0.kind == .word || $0.is(".", in: bytes) }
      let labels = tokens.dropFirst(path.count)
      guard let name = path.last, name.kind == .word,
        labels.isEmpty || (labels.first?.is("(", in: bytes) == true)
      else { return nil }
      // Words that follow each other are a cast, as in `rang as () -> Void`.
      for (first, second) in zip(path, path.dropFirst())
      where first.kind == .word && second.kind == .word { return nil }
      let text = path.dropLast(2).map { $0.text(in: bytes) }.joined()
      switch text {
      case "", "self", "Self": type = "Self"
      default:
        // A name in lower case is that of an object, whose type is not told here.
        guard text.first?.isUppercase == true else { return nil }
        type = text
      }
      self.name = name.text(in: bytes)
      offset = name.range.lowerBound
    }
  }
}

extension Token {
  /// Whether the token is this sign.
  fileprivate func `is`(_ sign: String, in bytes: [UInt8]) -> Bool {
    kind == .symbol && bytes[range].elementsEqual(sign.utf8)
  }
}
