import DeviceInterface
import Testing

@testable import DeviceSimulator

struct StandbyTests {
  @Test(arguments: [
    (StandbyBucket.active, 12, nil), (.active, 16, nil), (.workingSet, 12, 2), (.workingSet, 13, 4),
    (.frequent, 12, 8), (.frequent, 13, 12), (.rare, 12, 24), (.rare, 16, 24),
    (.restricted, 11, 24),
    (.restricted, 16, 24),
  ])
  func `a bucket bounds work by its window, A-76`(
    _ bucket: StandbyBucket, _ version: Int, _ hours: Int?
  ) {
    var standby = Standby()
    standby.fall(into: bucket)
    #expect(
      standby.workInterval(version: version, isCharging: false)
        == hours.map { .seconds(3_600 * $0) })
    #expect(
      (standby.workInterval(version: version, isCharging: true) != nil) == (bucket == .restricted))
  }

  @Test(arguments: [
    (StandbyBucket.workingSet, nil), (.frequent, 10), (.rare, 5), (.restricted, 5),
  ])
  func `before Android 13 a bucket bounds the urgent messages of a day, A-76`(
    _ bucket: StandbyBucket, _ most: Int?
  ) {
    var standby = Standby()
    standby.fall(into: bucket)
    let taken = (0..<12).map { index in
      standby.takesMessage(
        at: .start + .seconds(index), version: 12, isCharging: false)
    }
    #expect(taken.filter { $0 }.count == most ?? 12)
    let later = [
      standby.takesMessage(at: .start + .seconds(20), version: 13, isCharging: false),
      standby.takesMessage(at: .start + .seconds(20), version: 12, isCharging: true),
      standby.takesMessage(at: .start + .seconds(86_420), version: 12, isCharging: false),
    ]
    #expect(later == [true, true, true])
  }

  @Test func `an app is unused from its last use on, and not before it had one`() {
    var standby = Standby()
    #expect(!standby.isUnused(for: .seconds(1), at: .start + .seconds(10)))
    standby.use(at: .start + .seconds(5))
    #expect(!standby.isUnused(for: .seconds(6), at: .start + .seconds(10)))
    #expect(standby.isUnused(for: .seconds(5), at: .start + .seconds(10)))
  }
}
