/// Something of a framework that is used on the main thread alone: whoever comes from another one is refused by name.
///
/// The platform's API belongs to no actor, so the compiler cannot know what is checked here.
package struct MainThreadOnly<Value>: @unchecked Sendable {
  private let framework: String
  private let kept: Value

  /// Keeps a value of a framework, which is named where somebody comes from another thread.
  package init(_ framework: String, _ value: Value) { (self.framework, kept) = (framework, value) }

  /// The value; asked for on another thread or queue, the app is ended.
  package var value: Value {
    if !HostPhone.isOnMainQueue {
      HostPhone.refuse(
        "\(framework) is used on a thread other than the main one, which cannot be in the phone's time"
      )
    }
    return kept
  }
}
