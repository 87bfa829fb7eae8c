import Testing

@testable import SpeedGuard

/// Times that were measured once, on a machine that had four times as much to do as it has processors.
///
/// `rehearse parse` read 30 MB twelve times in turns with itself, and with a build into which it was planted to parse each
/// document twice.
struct RecordedTimesTests {
  private static let itself = Measured(
    wallClock: PairedTimes(
      before: [
        0.5, 0.316, 0.294, 0.605, 0.364, 0.315, 0.377, 0.327, 0.339, 0.33, 0.319, 0.379,
      ],
      now: [
        0.763, 0.41, 0.332, 0.509, 0.318, 0.319, 0.458, 0.373, 0.362, 0.331, 0.363, 0.383,
      ]),
    processors: PairedTimes(
      before: [
        0.45, 0.437, 0.444, 0.479, 0.516, 0.446, 0.539, 0.455, 0.454, 0.479, 0.468, 0.503,
      ],
      now: [
        0.461, 0.517, 0.448, 0.51, 0.465, 0.448, 0.598, 0.509, 0.478, 0.441, 0.476, 0.515,
      ]))

  private static let planted = Measured(
    wallClock: PairedTimes(
      before: [
        1.106, 0.716, 1.834, 0.535, 1.213, 1.024, 0.65, 0.598, 1.645, 0.377, 0.61, 0.928,
      ],
      now: [
        0.59, 1.406, 0.712, 1.859, 0.817, 0.93, 1.472, 1.711, 0.708, 0.335, 0.802, 0.764,
      ]),
    processors: PairedTimes(
      before: [
        0.459, 0.458, 0.468, 0.443, 0.471, 0.452, 0.454, 0.514, 0.511, 0.444, 0.468, 0.459,
      ],
      now: [
        0.509, 0.543, 0.518, 0.547, 0.513, 0.523, 0.526, 0.539, 0.509, 0.526, 0.515, 0.581,
      ]))

  private static func report(_ measured: Measured) -> GuardReport {
    let row = GuardRow("parse", "parse of 30 MB to NDJSON")
    return GuardReport(before: "8e4c27ab", [RowResult(row, .measured(measured, notes: []))])
  }

  @Test func `a slowness that was planted is seen by the work of the processors`() {
    #expect(Self.planted.comparisons.map(\.change) == [.none, .slower])
    #expect(Self.report(Self.planted).exitCode == 1)
  }

  @Test func `a program is no slower than itself`() {
    #expect(Self.itself.comparisons.map(\.change) == [.none, .none])
    #expect(Self.report(Self.itself).exitCode == 0)
  }
}
