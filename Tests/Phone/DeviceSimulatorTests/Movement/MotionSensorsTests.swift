import DeviceInterface
import Testing

@testable import DeviceSimulator

/// The motion sensors by themselves.
struct MotionSensorsTests {
  private static let holdTime = Duration.seconds(30)

  private static func judge(
    _ sensors: inout MotionSensors, _ truth: Motion, at seconds: Int
  ) -> Motion? {
    sensors.judge(truth, at: .start + .seconds(seconds), holdTime: holdTime)
  }

  @Test func `the first movement is told at once, another one when it has lasted`() {
    var sensors = MotionSensors()
    sensors.start(at: .start)
    #expect(Self.judge(&sensors, .walking, at: 0) == .walking)
    #expect(sensors.candidateLasts(until: Self.holdTime) == nil)
    #expect(Self.judge(&sensors, .driving, at: 10) == nil)
    #expect(sensors.candidateLasts(until: Self.holdTime) == .start + .seconds(40))
    #expect(Self.judge(&sensors, .driving, at: 39) == nil)
    #expect(Self.judge(&sensors, .driving, at: 40) == .driving)
  }

  @Test func `a movement that did not last is no news`() {
    var sensors = MotionSensors()
    sensors.start(at: .start)
    _ = Self.judge(&sensors, .walking, at: 0)
    _ = Self.judge(&sensors, .driving, at: 10)
    #expect(Self.judge(&sensors, .walking, at: 20) == nil)
    #expect(sensors.candidateLasts(until: Self.holdTime) == nil)
  }

  @Test func `a mistake is told as the truth would be, and ends`() {
    var sensors = MotionSensors()
    sensors.start(at: .start)
    sensors.add(taking: .driving, for: .stationary)
    #expect(Self.judge(&sensors, .driving, at: 0) == .stationary)
    sensors.endMistakes()
    #expect(Self.judge(&sensors, .driving, at: 10) == nil)
    #expect(Self.judge(&sensors, .driving, at: 40) == .driving)
  }

  @Test func `nobody is told who does not listen`() {
    var sensors = MotionSensors()
    #expect(!sensors.isListenedTo)
    #expect(Self.judge(&sensors, .walking, at: 0) == nil)
    sensors.start(at: .start)
    #expect(sensors.isListenedTo)
    sensors.stop()
    #expect(!sensors.isListenedTo)
  }
}
