public import Foundation

/// A picture, of which nobody sees anything here: it has the bytes that it was made of, or a name.
open class UIImage: NSObject {
  private let data: Data
  /// What is read of it; nil where it has no name.
  open var accessibilityLabel: String?

  /// Makes a picture of bytes; nil where there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }

  private init?(reading name: String, as label: String) {
    guard !name.isEmpty else { return nil }
    (data, accessibilityLabel) = (Data(), label)
  }

  /// Makes a picture of bytes, in a scale.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// Reads a picture from a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Finds a picture of the app's, by its name.
  public convenience init?(named name: String) { self.init(reading: name, as: name) }

  /// Finds a symbol of the platform's, by its name.
  public convenience init?(systemName name: String) {
    self.init(reading: name, as: SymbolName.words(name))
  }

  /// A picture of nothing.
  override public init() {
    data = Data()
    super.init()
  }

  /// How large it is: here, always one point.
  open var size: CGSize { CGSize(width: 1, height: 1) }

  /// How many of its points make one of the screen.
  open var scale: CGFloat { 1 }

  /// Returns its bytes; nil where it has a name alone.
  open func pngData() -> Data? { data.isEmpty ? nil : data }

  /// Returns its bytes; nil where it has a name alone.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}
