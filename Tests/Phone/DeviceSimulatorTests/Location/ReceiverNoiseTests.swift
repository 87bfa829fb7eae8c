import DeviceInterface
import DeviceSimulator
import Testing

struct ReceiverNoiseTests {
  /// The distances in centimetres of so many fixes from where the phone rests, with noise.
  private func errors(
    _ noise: ReceiverNoise, _ quality: SignalQuality = .good, count: Int = 10_000,
    at position: Position = Walks.place(east: 0, north: 0), seed: UInt64 = 1
  ) throws -> [Int64] {
    var played = try PlayedPhone(.android, seed: seed)
    try played.phone.preset(.whileInUse)
    try played.phone.openApp()
    played.phone.setPosition(position)
    played.phone.setSignal(quality)
    played.phone.setNoise(noise)
    played.settle()
    played.ask(.startUpdates(UpdateRequest(interval: .seconds(1))))
    played.forget()
    played.pass(.seconds(count))
    return Walks.fixes(played.told).map { position.distance(to: $0.position).centimeters }
  }

  private func share(_ errors: [Int64], within limit: Int64) -> Double {
    Double(errors.count { $0 <= limit }) / Double(errors.count)
  }

  @Test(arguments: [(SignalQuality.good, 500), (.urbanCanyon, 1_500), (.weak, 150_000)])
  func `errors are as large as the accuracy says, by Rayleigh's distribution`(
    _ quality: SignalQuality, _ centimeters: Int
  ) throws {
    let radius = Int64(centimeters)
    let errors = try errors(ReceiverNoise(), quality)
    #expect(errors.count == 10_000)
    #expect(abs(share(errors, within: radius) - 0.68) < 0.015)
    #expect(abs(share(errors, within: radius * 162 / 100) - 0.95) < 0.01)
    #expect(abs(share(errors, within: radius * 201 / 100) - 0.99) < 0.006)
    let mean = Double(errors.reduce(0, +)) / Double(errors.count) / Double(radius)
    #expect(abs(mean - 0.83) < 0.02)
  }

  @Test func `errors are as wide in the far north as in Warsaw, and no direction is favoured`()
    throws
  {
    let north = try #require(Position(latitudeE7: 700_000_000, longitudeE7: 1_799_999_999))
    let errors = try errors(ReceiverNoise(), at: north)
    #expect(abs(share(errors, within: 500) - 0.68) < 0.015)
  }

  @Test func `outliers are as many and as far as they are said to be`() throws {
    let noise = ReceiverNoise(
      errorPercent: 0, outliersPerThousand: 50, outlierDistance: .meters(300))
    let errors = try errors(noise)
    let outliers = errors.filter { $0 > 0 }
    #expect(abs(outliers.count - 500) < 70)
    #expect(outliers.allSatisfy { abs($0 - 30_000) <= 2 })
  }

  @Test(arguments: [(SignalQuality.good, 10_000), (.urbanCanyon, 9_500), (.indoors, 8_000)])
  func `measurements fail as often as the quality says`(
    _ quality: SignalQuality, _ count: Int
  ) throws {
    let errors = try errors(ReceiverNoise(errorPercent: 0, missesMeasurements: true), quality)
    #expect(abs(errors.count - count) < 150)
    #expect(errors.allSatisfy { $0 == 0 })
  }

  @Test func `the same seed errs alike, another one differently`() throws {
    let once = try errors(ReceiverNoise(), count: 50)
    #expect(try errors(ReceiverNoise(), count: 50) == once)
    #expect(try errors(ReceiverNoise(), count: 50, seed: 2) != once)
  }

  @Test func `without noise every fix is true`() throws {
    #expect(try errors(ReceiverNoise(errorPercent: 0), count: 100).allSatisfy { $0 == 0 })
  }

  @Test func `noise can pass the distance filter of a resting phone`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act { $0.setNoise(ReceiverNoise()) }
    played.ask(.startUpdates(UpdateRequest(distanceFilter: .meters(5))))
    played.pass(.seconds(100))
    #expect((10..<100).contains(Walks.fixes(played.told).count))
  }
}
