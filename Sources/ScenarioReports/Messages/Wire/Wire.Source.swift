import Gherkin

extension Wire {
  struct Source: Encodable {
    let uri: String
    let data: String
    let mediaType: String

    /// Bytes that are not UTF-8 become replacement characters: the wire format knows only text.
    init(_ source: Gherkin.Source) {
      uri = source.uri
      data = String(decoding: source.bytes, as: UTF8.self)
      mediaType = source.mediaType.rawValue
    }
  }
}
