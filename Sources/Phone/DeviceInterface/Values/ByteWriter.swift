/// Text put together byte by byte, which costs a fraction of what putting strings together does.
///
/// It writes into room that it has made before, and moves it only where a text is longer than was thought.
package struct ByteWriter {
  /// What is written, and room for what is to come.
  private var bytes: [UInt8]
  private var count = 0

  /// Begins a text of about so many bytes.
  package init(capacity: Int) { bytes = Array(repeating: 0, count: max(capacity, 16)) }

  /// What has been written.
  package var text: String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[..<count]), as: UTF8.self)
    }
  }

  /// Whether nothing has been written.
  package var isEmpty: Bool { count == 0 }

  /// The byte that was written last.
  package var last: UInt8? { count > 0 ? bytes[count - 1] : nil }

  /// Takes back the byte that was written last.
  package mutating func removeLast() { if count > 0 { count -= 1 } }

  /// Writes a byte.
  package mutating func write(_ byte: UInt8) {
    makeRoom(for: 1)
    bytes[count] = byte
    count += 1
  }

  /// Writes a text as it is.
  package mutating func write(_ text: String) {
    var native = text
    native.withUTF8 { write($0) }
  }

  /// Writes bytes as they are.
  package mutating func write(_ more: UnsafeBufferPointer<UInt8>) {
    guard let first = more.baseAddress, !more.isEmpty else { return }
    makeRoom(for: more.count)
    let place = count
    bytes.withUnsafeMutableBytes {
      $0.baseAddress?.advanced(by: place).copyMemory(from: first, byteCount: more.count)
    }
    count += more.count
  }

  /// Writes a number in decimal digits, with its sign where it is less than zero.
  package mutating func write(_ number: Int64) {
    if number < 0 { write(UInt8(ascii: "-")) }
    write(number.magnitude, minimum: 1)
  }

  /// Writes a number with leading zeros up to a count of digits, one at least.
  package mutating func write(_ number: UInt64, minimum: Int) {
    let length = max(minimum, Self.digitCount(of: number))
    makeRoom(for: length)
    let (start, end) = (count, count + length)
    bytes.withUnsafeMutableBufferPointer { bytes in
      var rest = number
      var place = end
      while place > start {
        place -= 1
        let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
        bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = tens
      }
    }
    count = end
  }

  private mutating func makeRoom(for more: Int) {
    guard count + more > bytes.count else { return }
    bytes += repeatElement(0, count: max(more, bytes.count))
  }

  /// How many digits a number has, one at least.
  private static func digitCount(of number: UInt64) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    if rest >= 1_000 { return count + 3 }
    if rest >= 100 { return count + 2 }
    return rest >= 10 ? count + 1 : count
  }
}
