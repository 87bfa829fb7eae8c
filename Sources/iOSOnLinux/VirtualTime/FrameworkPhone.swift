package import DeviceInterface
internal import Foundation

/// The phone, as a framework of the platform's has it: on the main thread, which keeps what the framework's objects share.
///
/// The platform's API belongs to no actor, and so no actor can keep it. Most of it may be used on every queue.
package struct FrameworkPhone: Sendable {
  private let framework: String

  /// Names the framework, as those who misuse it are to read.
  package init(for framework: String) { self.framework = framework }

  /// Ends the app on another queue than the main one.
  package func requireMainQueue() { HostPhone.requireMainQueue(for: framework) }

  /// Returns what the main thread keeps for the framework, made the first time; the app is ended on another thread.
  package func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    HostPhone.requireMainThread(for: framework)
    // Work of other queues has the thread on loan, and goes by another name.
    let kept = Thread.mainThread.threadDictionary
    if let object = kept[framework] as? Object { return object }
    let object = make()
    kept[framework] = object
    return object
  }

  /// Lets the framework hear every signal before the app does; once it listens, another call does nothing.
  package func listen(_ hear: @escaping @Sendable (Signal) -> Void) {
    HostPhone.onMainQueue(for: framework) { HostPhone.listen(for: framework, hear) }
  }

  /// What can be read of the phone now.
  package var facts: Facts { use { $0.facts } }

  /// Whether the user sees the app, also where something covers it in part.
  package var isInSight: Bool { use { $0.isInSight } }

  /// Asks for something; the phone is told once the app has come to rest.
  package func ask(_ request: Request) { use { $0.ask(request) } }

  private func use<Result: Sendable>(
    _ body: @MainActor @Sendable (HostPhone) -> Result
  ) -> Result {
    HostPhone.onMainQueue(for: framework) { body(HostPhone.require(for: framework)) }
  }
}

/// A file in the app's home in which a framework tells the next process what this one knew.
package struct HomeFile<Value: Codable> {
  private let url: URL

  /// Names the file, which need not be there; the phone's storage, where the app's own files lie, does not count it.
  package init(_ name: String) {
    url = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".rehearsal.\(name)")
  }

  /// Returns what was written last; nil where nothing was.
  package func read() -> Value? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Writes, in the place of what was written before.
  package func write(_ value: Value) {
    // Where a home cannot be written to, only the next process knows less than on a phone.
    try? JSONEncoder().encode(value).write(to: url)
  }
}

/// The number on the app's icon, which every process of the app knows.
package struct IconBadge {
  private let file = HomeFile<Int>("badge.json")

  /// Finds the number.
  package init() {}

  /// The number; 0 where there is none.
  package var count: Int { file.read() ?? 0 }

  /// Puts a number on the icon, or takes it away; less than none is none.
  package func set(_ count: Int) { file.write(max(0, count)) }
}

/// The app's registration for the pushes of its server, which every process of the app knows (`I-103`).
package struct PushRegistration {
  private let file = HomeFile<Bool>("pushes.json")

  /// Finds it.
  package init() {}

  /// Whether the app is registered.
  package var isThere: Bool { file.read() ?? false }

  /// Registers the app, or ends that.
  package func set(_ isThere: Bool) { file.write(isThere) }
}
