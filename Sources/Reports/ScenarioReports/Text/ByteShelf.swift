import Processes

/// Finished parts of a report that wait for its end: in memory while they are few, then in a file without a name.
///
/// Where no such file can be had they stay in memory, so a full disk costs memory and no part of a report.
package final class ByteShelf {
  /// The bytes from which on memory is not the place for them.
  private static let memoryBytes = 8 << 20

  private var pending: [UInt8] = []
  /// How many bytes are in the file.
  private var storedCount = 0
  private var file: UnsafeMutablePointer<FILE>?
  private var triesFile = true

  /// Creates an empty shelf.
  package init() {}

  deinit { if let file { fclose(file) } }

  /// Adds a part and returns where it lies.
  package func add(_ part: [UInt8]) -> Range<Int> {
    let start = storedCount + pending.count
    pending += part
    if pending.count >= Self.memoryBytes { store() }
    return start..<start + part.count
  }

  /// Returns a part; nil if the file that it is in cannot be read any more.
  func part(_ place: Range<Int>) -> [UInt8]? {
    guard place.lowerBound < storedCount else {
      return Array(pending[place.lowerBound - storedCount..<place.upperBound - storedCount])
    }
    guard let file, fseek(file, place.lowerBound, SEEK_SET) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: place.count)
    let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
    return count == place.count ? bytes : nil
  }

  /// Moves everything to the file; parts are never divided.
  private func store() {
    guard triesFile else { return }
    if file == nil { file = tmpfile() }
    guard let file, fseek(file, storedCount, SEEK_SET) == 0 else {
      triesFile = false
      return
    }
    let count = pending.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard count == pending.count, fflush(file) == 0 else {
      triesFile = false
      return
    }
    storedCount += count
    pending.removeAll(keepingCapacity: true)
  }
}

extension ByteSink {
  /// Appends a part from a shelf; a part that is lost is said to be.
  package mutating func write(_ place: Range<Int>, from shelf: ByteShelf) {
    if let part = shelf.part(place) {
      write(bytes: part)
    } else {
      write("<!-- lost: a temporary file could not be read -->\n")
    }
    spill()
  }
}
