/// A tree of prefixes that finds every value whose prefix a text begins with.
///
/// Nodes lie in one array and refer to each other by position; -1 stands for none.
struct PrefixTree: Sendable {
  private struct Node {
    let byte: UInt8
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstEntry: Int32 = -1
  }

  private struct Entry {
    let value: Int
    let next: Int32
  }

  private var nodes = [Node(byte: 0)]
  private var entries: [Entry] = []

  /// Adds a value under a prefix.
  mutating func insert(_ value: Int, prefix: [UInt8]) {
    var node = 0
    for byte in prefix {
      node = child(of: node, for: byte) ?? addChild(to: node, byte)
    }
    entries.append(Entry(value: value, next: nodes[node].firstEntry))
    nodes[node].firstEntry = Int32(entries.count - 1)
  }

  /// Calls the body for the value of every prefix that the bytes begin with, shorter ones first.
  func forEachValue(atStartOf bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    forEachEntry(of: 0, body)
    var node = 0
    for byte in bytes {
      guard let next = child(of: node, for: byte) else { return }
      node = next
      forEachEntry(of: node, body)
    }
  }

  private func forEachEntry(of node: Int, _ body: (Int) -> Void) {
    var entry = nodes[node].firstEntry
    while entry >= 0 {
      body(entries[Int(entry)].value)
      entry = entries[Int(entry)].next
    }
  }

  private func child(of node: Int, for byte: UInt8) -> Int? {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].byte == byte { return Int(child) }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  private mutating func addChild(to node: Int, _ byte: UInt8) -> Int {
    nodes.append(Node(byte: byte, nextSibling: nodes[node].firstChild))
    nodes[node].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }
}

extension String {
  /// Lends the UTF-8 bytes; strings that hold them in one piece, as almost all do, are not copied.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Tells whether these bytes stand at a position.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position >= 0, position + bytes.count <= count else { return false }
    var index = 0
    while index < bytes.count {
      guard self[position + index] == bytes[index] else { return false }
      index += 1
    }
    return true
  }
}
