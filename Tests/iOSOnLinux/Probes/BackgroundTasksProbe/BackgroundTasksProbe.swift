#if os(Linux)
  import AppHost
  import BackgroundTasks
  import CoreMotion
  import Foundation
  import VirtualTime

  /// An app that works in the background and watches how it moves; the tests of both frameworks play it.
  final class WorkProbe: ScreenApp {
    private var lines: [String] = []
    private var task: BGTask?
    private var manager: CMMotionActivityManager?
    private let sensors = SensorProbe()
    private var scheduler: BGTaskScheduler { .shared }

    init(_ phone: HostPhone) {
      for name in ["refresh", "upload"] {
        scheduler.register(forTaskWithIdentifier: name, using: .main) { [unowned self] in
          begin($0)
        }
      }
    }

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text((lines + sensors.lines).joined(separator: "|"))
      for (label, action) in actions { content.button(label, action: action) }
      return content
    }

    private var actions: [(String, @MainActor () -> Void)] {
      [
        ("Refresh", { self.submit(BGAppRefreshTaskRequest(identifier: "refresh"), after: 600) }),
        ("Upload", { self.submit(self.upload) }),
        ("Strange", { self.submit(BGProcessingTaskRequest(identifier: "strange")) }),
        ("Cancel", { self.scheduler.cancel(taskRequestWithIdentifier: "refresh") }),
        ("Cancel all", { self.scheduler.cancelAllTaskRequests() }),
        ("Done", { self.task?.setTaskCompleted(success: true) }),
        ("Not done", { self.task?.setTaskCompleted(success: false) }),
        ("Register", { self.register("strange") }), ("Register again", { self.register("upload") }),
        ("Listen", { self.listen() }), ("Listen too", { self.listenToo() }),
        ("No more", { self.manager?.stopActivityUpdates() }),
        ("Let go", { self.manager = nil }), ("Sensors", { self.sensors.begin() }),
        ("No sensors", { self.sensors.end() }),
        ("Available", { self.lines.append("\(self.sensors.available.contains(true))") }),
      ]
    }

    private var upload: BGTaskRequest {
      let request = BGProcessingTaskRequest(identifier: "upload")
      (request.requiresNetworkConnectivity, request.requiresExternalPower) = (true, true)
      return request
    }

    private func submit(_ request: BGTaskRequest, after seconds: TimeInterval? = nil) {
      request.earliestBeginDate = seconds.map { Date(timeIntervalSinceNow: $0) }
      do {
        try scheduler.submit(request)
        lines.append("submitted")
      } catch {
        lines.append("\((error as NSError).code)")
      }
    }

    private func begin(_ task: BGTask) {
      self.task = task
      lines.append("\(task.identifier) \(task is BGAppRefreshTask ? "refreshes" : "processes")")
      task.expirationHandler = { [unowned self] in lines.append("expired") }
    }

    private func register(_ name: String) {
      let isKnown = scheduler.register(forTaskWithIdentifier: name, using: nil) { @Sendable _ in }
      lines.append("\(isKnown)")
    }

    /// Has another manager listen until it has heard.
    private func listenToo() {
      let manager = CMMotionActivityManager()
      manager.startActivityUpdates(to: .main) { [unowned self] activity in
        lines.append("too \(activity?.walking == true)")
        manager.stopActivityUpdates()
      }
    }

    private func listen() {
      let manager = CMMotionActivityManager()
      self.manager = manager
      manager.startActivityUpdates(to: .main) { [unowned self] activity in
        guard let activity else { return }
        lines.append(
          "\(activity.stationary) \(activity.walking) \(activity.automotive) \(activity.unknown)")
      }
    }
  }

  @main enum Main {
    static func main() { AppHost.run { WorkProbe($0) } }
  }
#else
  @main enum Main {
    static func main() {}
  }
#endif
