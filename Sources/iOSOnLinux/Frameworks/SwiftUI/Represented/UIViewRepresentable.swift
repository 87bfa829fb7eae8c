public import UIKit

/// A view of UIKit among those of SwiftUI: named, not drawn.
///
/// It is made once, when it stands in the tree for the first time, and updated then and whenever what it reads has changed; the
/// coordinator comes first. On the screen it is a picture with the name of its type.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What the view tells of itself.
  associatedtype Coordinator = Void
  /// What is known as the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view to what it is to show.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends what the view is doing, before it goes.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view tells of itself.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view as it stands in the tree.
  public var body: some View { RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody is told.
  public func makeCoordinator() {}
}

/// What is known as a view of UIKit is made and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells of itself.
  public let coordinator: Representable.Coordinator
  /// What goes with the change.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}

/// A view of UIKit at its place.
nonisolated struct RepresentedView<Content: UIViewRepresentable>: View, Primitive {
  let representable: Content

  @MainActor func evaluate(at place: Place) {
    let kept = place.keep(0) {
      Represented<Content.UIViewType, Content.Coordinator>(
        coordinator: place.unread { representable.makeCoordinator() })
    }
    let environment = EnvironmentValues(at: place.surroundings)
    let context = UIViewRepresentableContext<Content>(
      coordinator: kept.coordinator, transaction: Transaction(), environment: environment)
    place.read {
      let view = kept.view(representable.makeUIView(context: context)) {
        Content.dismantleUIView($0, coordinator: $1)
      }
      representable.updateUIView(view, context: context)
    }
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    canvas.add(Element(.picture, "\(Content.self)"))
  }
}

/// What UIKit has made for a place, with its coordinator.
@MainActor final class Represented<Made: AnyObject, Coordinator> {
  let coordinator: Coordinator
  private(set) var made: Made?
  private var end: (@MainActor () -> Void)?

  init(coordinator: Coordinator) { self.coordinator = coordinator }

  /// Returns what was made, or makes it.
  func view(
    _ make: @autoclosure () -> Made, _ end: @escaping @MainActor (Made, Coordinator) -> Void
  ) -> Made {
    if let made { return made }
    let new = make()
    made = new
    self.end = { [coordinator] in end(new, coordinator) }
    return new
  }

  // Its place, which alone keeps it, is no more.
  deinit { if let end { onMain(end) } }
}

extension Place {
  /// Does something on behalf of no place: what it reads has nothing evaluated anew.
  func unread<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.evaluated
    Graph.evaluated = nil
    defer { Graph.evaluated = outer }
    return body()
  }
}
