/// Where the elements of a text start, in their order.
struct TagPlaces {
  /// A text that must not be parsed.
  struct Failure: Error {
    let fault: TrackFault
    let offset: Int
  }

  /// The offsets of the first tags.
  private(set) var offsets: [Int32] = []

  /// Looks through a text and finds what is not read at all, before any parser sees it.
  init(_ bytes: [UInt8], _ limits: TrackLimits) throws(Failure) {
    var scanner = TagScanner(bytes)
    while let (tag, offset) = scanner.next() {
      switch tag {
      case .declaration:
        throw Failure(fault: .declaration, offset: offset)
      case .start:
        // Parsers compare each attribute with all others, so a tag of megabytes would take hours.
        guard scanner.index - offset <= limits.tagBytesMax else {
          throw Failure(fault: .tagTooLong(bytesMax: limits.tagBytesMax), offset: offset)
        }
        guard offsets.count < limits.elementsMax else {
          throw Failure(
            fault: .tooManyElements(elementsMax: limits.elementsMax), offset: offset)
        }
        offsets.append(Int32(clamping: offset))
      case .other:
        break
      }
    }
  }
}
