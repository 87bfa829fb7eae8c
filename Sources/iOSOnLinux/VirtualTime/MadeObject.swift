package import Foundation

#if os(Linux)
  internal import CVirtualTime
#endif

/// Objects of classes that only the running app can name.
package enum MadeObject {
  /// Makes an object of a class that is named as something; the app is ended where nobody can make one.
  package static func make(_ type: AnyClass, as what: String) -> NSObject {
    guard let type = type as? NSObject.Type else {
      HostPhone.refuse("\(type) is named as \(what), and does not inherit from NSObject")
    }
    #if os(Linux)
      // Swift would have every class say that those below it can be made so.
      let object = rehearsal_make_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
      return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
    #else
      return type.init()
    #endif
  }
}
