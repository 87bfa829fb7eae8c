internal import VirtualTime

/// Something that is used on the main thread alone: whoever comes from another one is refused by name.
///
/// The platform's API belongs to no actor, so the compiler cannot know what is checked here.
struct MainThreadOnly<Value>: @unchecked Sendable {
  private let kept: Value

  init(_ value: Value) { kept = value }

  var value: Value {
    if !HostPhone.isOnMainQueue {
      HostPhone.refuse(
        "CoreLocation is used on a thread other than the main one, which cannot be in the phone's time"
      )
    }
    return kept
  }
}
