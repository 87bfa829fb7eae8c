import DeviceInterface

/// The shifts of which the server has refused something for good (`clock-in:FR-006`).
///
/// The history marks them, and the dashboard tells of it from a shift's end on, until the employee begins the next one.
/// Both outlive the process, as most of it is heard out of sight.
struct ShiftRefusals: Hashable, Sendable {
  /// The names of the shifts, the latest last.
  private var shiftIDs: [String] = []
  /// Whether something was refused since the employee began a shift.
  private(set) var isNew = false

  private static let key = "clock-in.refused"

  /// Takes up what an earlier process has stored.
  mutating func restore(_ storage: [String: String]) {
    let lines = storage[Self.key]?.split(separator: "\n").map(String.init) ?? []
    isNew = lines.first == "new"
    shiftIDs = Array(lines.dropFirst())
  }

  /// The server has refused something of a shift; only so many shifts are remembered.
  mutating func add(_ shiftID: String, atMost countMax: Int, _ platform: inout Requests) {
    guard !isNew || !contains(shiftID) else { return }
    isNew = true
    shiftIDs.removeAll { $0 == shiftID }
    shiftIDs.append(shiftID)
    shiftIDs = shiftIDs.suffix(countMax)
    store(&platform)
  }

  /// The employee begins a shift, behind the page that has told it.
  mutating func shiftBegins(_ platform: inout Requests) {
    guard isNew else { return }
    isNew = false
    store(&platform)
  }

  /// Returns whether something of a shift was refused.
  func contains(_ shiftID: String) -> Bool { shiftIDs.contains(shiftID) }

  private func store(_ platform: inout Requests) {
    let lines = [isNew ? "new" : "told"] + shiftIDs
    platform.add(.store(key: Self.key, value: lines.joined(separator: "\n")))
  }
}
