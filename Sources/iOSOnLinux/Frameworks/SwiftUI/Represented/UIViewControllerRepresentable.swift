public import UIKit

/// A view controller of UIKit among the views of SwiftUI: named, not drawn.
///
/// It is made and updated as a view of UIKit is, and told of its view's life as that comes into sight and leaves it.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller tells of itself.
  associatedtype Coordinator = Void
  /// What is known as the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller to what it is to show.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Ends what the controller is doing, before it goes.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller tells of itself.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The controller as it stands in the tree.
  public var body: some View { RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody is told.
  public func makeCoordinator() {}
}

/// What is known as a view controller of UIKit is made and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller tells of itself.
  public let coordinator: Representable.Coordinator
  /// What goes with the change.
  public let transaction: Transaction
  /// The values of the environment.
  public let environment: EnvironmentValues
}

/// A view controller of UIKit at its place.
nonisolated struct RepresentedController<Content: UIViewControllerRepresentable>: View, Primitive {
  let representable: Content

  @MainActor func evaluate(at place: Place) {
    let kept = place.keep(0) {
      Represented<Content.UIViewControllerType, Content.Coordinator>(
        coordinator: place.unread { representable.makeCoordinator() })
    }
    let context = UIViewControllerRepresentableContext<Content>(
      coordinator: kept.coordinator, transaction: Transaction(),
      environment: EnvironmentValues(at: place.surroundings))
    place.read {
      let controller = kept.view(representable.makeUIViewController(context: context)) {
        Content.dismantleUIViewController($0, coordinator: $1)
      }
      representable.updateUIViewController(controller, context: context)
    }
    place.onAppearance(
      {
        kept.made?.comeIntoSight()
      },
      leaves: { kept.made?.leaveSight() })
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    canvas.add(Element(.picture, "\(Content.self)"))
  }
}
