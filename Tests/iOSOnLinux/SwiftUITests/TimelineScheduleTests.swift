#if os(Linux)
  import Foundation
  import Testing

  @testable import SwiftUI

  /// At which moments views are evaluated anew.
  ///
  /// Source: Apple's documentation of `TimelineSchedule.entries(from:mode:)` and of the schedules: the first moment may lie before
  /// the one that is asked for.
  struct TimelineScheduleTests {
    private static func seconds(
      _ schedule: some TimelineSchedule, from start: Double, count: Int = 3
    ) -> [Double] {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
        .prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    @Test func `minutes begin where minutes begin`() {
      #expect(Self.seconds(.everyMinute, from: 90) == [60, 120, 180])
    }

    @Test(
      arguments: [
        (from: 0.0, moments: [10.0, 15, 20]), (from: 10, moments: [10, 15, 20]),
        (from: 17, moments: [15, 20, 25]),
      ] as [(from: Double, moments: [Double])])
    func `even steps go on from where they began`(from: Double, moments: [Double]) {
      let start = Date(timeIntervalSinceReferenceDate: 10)
      #expect(Self.seconds(.periodic(from: start, by: 5), from: from) == moments)
    }

    @Test func `a step is never nothing`() {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect(Self.seconds(.periodic(from: start, by: 0), from: 0, count: 2) == [0, 0.001])
    }

    @Test func `the screen is drawn once a second at most, and not while that is paused`() {
      #expect(Self.seconds(.animation, from: 7) == [7, 8, 9])
      #expect(Self.seconds(.animation(minimumInterval: 2), from: 7) == [7, 9, 11])
      #expect(Self.seconds(.animation(paused: true), from: 7) == [7])
    }

    @Test func `moments that an app names are those`() {
      let dates = [3.0, 1].map { Date(timeIntervalSinceReferenceDate: $0) }
      #expect(Self.seconds(.explicit(dates), from: 100) == [3, 1])
    }
  }
#endif
