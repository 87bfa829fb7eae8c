#if os(Linux)
  import CoreMotion
  import Foundation

  /// Asks for every sensor that the phone has not, as an app does that forgets to look whether it is there.
  final class SensorProbe {
    private let pedometer = CMPedometer()
    private let altimeter = CMAltimeter()
    private let motion = CMMotionManager()
    private let lock = NSLock()
    private var heard: [String] = []

    /// What was heard, in the order of the alphabet: several queues tell at once.
    var lines: [String] { lock.withLock { heard.sorted() } }

    /// Whether each of them says that it is there.
    var available: [Bool] {
      [
        CMPedometer.isStepCountingAvailable(), CMPedometer.isDistanceAvailable(),
        CMPedometer.isFloorCountingAvailable(), CMPedometer.isPaceAvailable(),
        CMPedometer.isCadenceAvailable(), CMPedometer.isPedometerEventTrackingAvailable(),
        CMAltimeter.isRelativeAltitudeAvailable(), CMAltimeter.isAbsoluteAltitudeAvailable(),
        motion.isAccelerometerAvailable, motion.isGyroAvailable, motion.isDeviceMotionAvailable,
        motion.isAccelerometerActive, motion.isGyroActive, motion.isDeviceMotionActive,
      ]
    }

    func begin() {
      pedometer.startUpdates(from: Date()) { [unowned self] data, error in
        hear("steps", data?.numberOfSteps, error, isMain: Thread.isMainThread)
      }
      pedometer.queryPedometerData(from: .distantPast, to: Date()) { [unowned self] data, error in
        hear("past", data?.distance, error, isMain: Thread.isMainThread)
      }
      pedometer.startEventUpdates { [unowned self] event, error in
        hear("pauses", event?.type, error, isMain: Thread.isMainThread)
      }
      CMMotionActivityManager().queryActivityStarting(
        from: .distantPast, to: Date(), to: .main
      ) { [unowned self] list, error in
        hear("moved", list?.count, error, isMain: Thread.isMainThread)
      }
      altimeter.startRelativeAltitudeUpdates(to: .main) { [unowned self] data, error in
        hear("climb", data?.relativeAltitude, error, isMain: Thread.isMainThread)
      }
      altimeter.startAbsoluteAltitudeUpdates(to: .main) { [unowned self] data, error in
        hear("height", data?.altitude, error, isMain: Thread.isMainThread)
      }
      motion.accelerometerUpdateInterval = 0.1
      motion.startAccelerometerUpdates(to: .main) { [unowned self] data, error in
        hear("shakes", data?.acceleration.x, error, isMain: Thread.isMainThread)
      }
      motion.startGyroUpdates(to: .main) { [unowned self] data, error in
        hear("turns", data?.rotationRate.z, error, isMain: Thread.isMainThread)
      }
      motion.startDeviceMotionUpdates(to: .main) { [unowned self] data, error in
        hear("all", data?.attitude.yaw, error, isMain: Thread.isMainThread)
      }
    }

    private func hear(_ name: String, _ value: Any?, _ error: (any Error)?, isMain: Bool) {
      let code = (error as NSError?).map { "\($0.domain) \($0.code)" } ?? "no error"
      lock.withLock { heard.append("\(name) \(value == nil) \(code) \(isMain)") }
    }

    func end() {
      pedometer.stopUpdates()
      pedometer.stopEventUpdates()
      altimeter.stopRelativeAltitudeUpdates()
      altimeter.stopAbsoluteAltitudeUpdates()
      motion.stopAccelerometerUpdates()
      motion.stopGyroUpdates()
      motion.stopDeviceMotionUpdates()
    }
  }
#endif
