public import UIKit
internal import VirtualTime

/// A delegate of the application, which the app owns: made before the app's start is told.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  PlacedProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the property with its delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let made = MadeObject.make(delegateType, as: "the app's delegate")
    guard let made = made as? DelegateType else {
      HostPhone.refuse("\(delegateType) makes something else")
    }
    wrappedValue = made
    UIApplication.shared.delegate = wrappedValue
  }
}

extension UIApplicationDelegateAdaptor {
  /// An object that can be listened to is handed down to all views of the app.
  func link(to place: Place, slot: Int) {
    let isObserved = wrappedValue is any ObservableObject || wrappedValue is any Observable
    guard isObserved else { return }
    let key = ObjectIdentifier(DelegateType.self)
    place.surroundings.keep(key, Location(wrappedValue as Any))
    func listen(to object: some ObservableObject) {
      place.keep(slot) { Listening() }.listen(to: object, for: place)
    }
    if let object = wrappedValue as? any ObservableObject { listen(to: object) }
  }

  func isSame(as other: UIApplicationDelegateAdaptor) -> Bool { true }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(wrappedValue)
  }
}
