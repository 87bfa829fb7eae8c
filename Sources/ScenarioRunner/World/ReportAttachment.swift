/// Something a step puts into the report: a text, a link, a picture, a track.
public struct ReportAttachment: Hashable, Sendable {
  /// What is attached.
  public enum Content: Hashable, Sendable {
    /// Text, kept as it is.
    case text(String)
    /// Any bytes.
    case bytes([UInt8])
  }

  /// The media type of lines that belong into the report itself.
  public static let logMediaType = "text/x.cucumber.log+plain"

  /// The content.
  public var content: Content
  /// The media type, such as `text/plain` or `image/png`.
  public var mediaType: String
  /// The name under which a reader may keep it.
  public var fileName: String?

  /// Creates an attachment.
  public init(_ content: Content, mediaType: String, fileName: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.fileName = fileName
  }

  /// Creates a text that a report shows where the step stands.
  public init(log text: String) {
    self.init(.text(text), mediaType: Self.logMediaType)
  }
}
