internal import CVirtualTime
public import UIKit

/// A delegate of the application, which the app owns: made before the app's start is told.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the property with its delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let object = rehearsal_make_object(unsafeBitCast(delegateType, to: UnsafeRawPointer.self))
    wrappedValue = Unmanaged<DelegateType>.fromOpaque(object).takeRetainedValue()
    UIApplication.shared.delegate = wrappedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(wrappedValue)
  }
}
