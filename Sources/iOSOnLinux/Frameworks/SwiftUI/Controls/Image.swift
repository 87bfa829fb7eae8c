public import UIKit

/// A picture: nobody sees it here, and it is read where nothing else names what it stands on.
public nonisolated struct Image: View, Primitive, Equatable, Sendable {
  private let name: String
  private let isRead: Bool

  /// Shows a picture of the app's; it is read by its name.
  public init(_ name: String, bundle: Bundle? = nil) { (self.name, isRead) = (name, true) }

  /// Shows a picture of the app's; it is read by its name.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// Shows a picture of the app's, and says what is to be read.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    (self.name, isRead) = (label.parts.map { $0.words(at: .distantPast) }.joined(), true)
  }

  /// Shows a picture of the app's that is not read.
  public init(decorative name: String, bundle: Bundle? = nil) {
    (self.name, isRead) = (name, false)
  }

  /// Shows a picture that is not read.
  public init(uiImage image: UIImage) { (name, isRead) = ("", false) }

  /// Shows a symbol of the platform's.
  public init(systemName: String) { (name, isRead) = (SymbolName.words(systemName), true) }

  /// Shows a symbol of the platform's.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    if isRead { canvas.add(Element(.picture, name)) }
  }

  /// How a picture fills its place.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Once.
    case stretch
  }

  /// How large a symbol is.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// In between.
    case medium
    /// Large.
    case large
  }

  /// How a picture's colours are taken.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask.
    case template
    /// As they are.
    case original
  }

  /// How well a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Poorly.
    case low
    /// Less well.
    case medium
    /// Well.
    case high
  }

  /// Lets the picture have other sizes.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Says how colours are taken.
  public nonisolated func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Says how well it is drawn.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Smooths its edges.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// A picture from the network, which is not fetched here: nobody would see it.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: () -> Content

  /// Shows a picture from an address.
  public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {
    content = { EmptyView() }
  }

  /// Shows a picture from an address, and something else until it is there: here, always that.
  public init<Picture: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder
  }

  /// Shows what the phase of the fetching has, which is here the empty one for ever.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }

  /// What stands in the picture's place.
  public var body: some View { content() }
}

/// How far the fetching of a picture is.
public enum AsyncImagePhase {
  /// There is none yet.
  case empty
  /// There it is.
  case success(Image)
  /// There will be none.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong, if anything did.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
