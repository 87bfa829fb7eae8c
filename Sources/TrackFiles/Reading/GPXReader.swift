import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The way from the bytes of a GPX file to its contents.
///
/// Everything that can make a parser crash, hang or reach for other files is refused before the parser sees it.
struct GPXReader {
  private let limits: TrackLimits

  init(_ limits: TrackLimits) {
    self.limits = limits
  }

  func read(_ bytes: [UInt8]) -> TrackFile {
    guard bytes.count <= limits.bytesMax else {
      let fault = TrackFault.tooLarge(bytes: bytes.count, bytesMax: limits.bytesMax)
      return refusal(fault, in: [], at: 0)
    }
    let text: TrackText
    do { text = try TrackText(bytes) } catch {
      return refusal(error.fault, in: error.text, at: error.offset)
    }
    let places: TagPlaces
    do { places = try TagPlaces(text.bytes, limits) } catch {
      return refusal(error.fault, in: text.shown, at: error.offset)
    }
    return parse(text, places)
  }

  private func parse(_ text: TrackText, _ places: TagPlaces) -> TrackFile {
    // Given all bytes at once, the parser fails on large files on Linux; a stream it reads in pieces.
    let parser = XMLParser(stream: InputStream(data: Data(text.bytes)))
    let delegate = GPXDelegate(
      GPXBuilder(text.shown, places.offsets, limits), text.shown)
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    // What is wrong is told to the delegate; the result differs between platforms.
    _ = parser.parse()
    delegate.finish()
    return delegate.builder.file
  }

  private func refusal(_ fault: TrackFault, in text: [UInt8], at offset: Int) -> TrackFile {
    var file = TrackFile()
    file.problems = [TrackProblem(fault, in: text, at: offset)]
    return file
  }
}
