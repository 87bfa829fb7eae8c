import BackendSimulator
import ClockInApp

extension RecordedGap.Reason {
  /// The reason as scenarios write it: "no permission".
  var words: String {
    switch self {
    case .noPermission: "no permission"
    case .noSignal: "no signal"
    case .appNotRunning: "app not running"
    case .phoneOff: "phone off"
    case .storageFull: "storage full"
    case .lowBattery: "low battery"
    }
  }
}
