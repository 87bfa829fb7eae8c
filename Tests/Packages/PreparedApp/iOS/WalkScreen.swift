//
//  WalkScreen.swift
//

import Combine
@preconcurrency import Foundation
import HealthKit
import os.log

#if canImport(SwiftUI)
  import SwiftUI
#endif

private let log = Logger(subsystem: "app.walk", category: "screen")

final class WalkScreen: NSObject, RouteDelegate {
  private let route: Route
  private let diary = Diary()
  private var title = "Walk"
  private var cancellables = Set<AnyCancellable>()

  override init() {
    route = Route(
      Route.waypoints(
        in: """
          park 100
          #if os(iOS)
          river 250
          """))
    super.init()
    route.delegate = self
    diary.$entries.compactMap(\.last)
      .sink { log.notice("\($0, privacy: .public)") }
      .store(in: &cancellables)
  }

  func play() {
    for _ in 0..<3 { route.walk(100) }
    log.info("\(self.name): \(self.request.url?.path ?? "no path") from \(self.place)")
    log.debug("\(#fileID):\(#line) on \(self.device)")
  }

  private var name: String { "\(title), \(route.nickname)" }

  func route(_ route: Route, didReach name: String) {
    title = "At the \(name)"
    diary.add("\(title), \(HKQuantity(unit: .meter(), doubleValue: route.walked))")
  }

  func routeDidEnd(_ route: Route) {
    title = "Home"
  }

  private var place: String {
    if #available(iOS 17, *) { return newPlace }
    return "an old phone"
  }

  @available(iOS 17, *)
  private var newPlace: String { "a new phone" }

  /// `URLRequest` has a module of its own on Linux.
  private var request: URLRequest {
    var request = URLRequest(url: URL(fileURLWithPath: "/walks"))
    request.httpMethod = "POST"
    return request
  }

  private var device: String {
    #if targetEnvironment(simulator) && os(iOS)
      return "a simulator"
    #elseif os(iOS)
      return "a phone"
    #else
      return "something else"
    #endif
  }
}
