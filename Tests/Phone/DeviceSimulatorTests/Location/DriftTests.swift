import DeviceInterface
import DeviceSimulator
import Testing

/// Errors that go on from each other, as those of a real receiver do.
struct DriftTests {
  /// The errors to the north in metres of so many positions, one a second, of a phone that rests.
  private func errors(
    count: Int = 20_000, over time: Duration = .seconds(60), every interval: Duration = .seconds(1),
    seed: UInt64 = 1
  ) throws -> [Double] {
    var played = try PlayedPhone(.android, seed: seed)
    try played.phone.preset(.whileInUse)
    try played.phone.openApp()
    var noise = ReceiverNoise()
    noise.drifts = true
    played.phone.setNoise(noise)
    played.phone.setAccuracy(meters: 8)
    played.phone.profile.constants.driftTime = time
    played.settle()
    played.ask(.startUpdates(UpdateRequest(interval: interval)))
    played.forget()
    played.pass(interval * count)
    let home = played.phone.position
    return Walks.fixes(played.told).map {
      Double($0.position.latitudeE7 - home.latitudeE7) * 0.0111195
    }
  }

  /// How alike errors are that are so many positions apart: 1 for the same, 0 for strangers.
  private func likeness(_ errors: [Double], _ apart: Int) -> Double {
    let products = zip(errors, errors.dropFirst(apart)).map { $0 * $1 }
    let squares = errors.map { $0 * $0 }
    return products.reduce(0, +) / Double(products.count)
      / (squares.reduce(0, +) / Double(squares.count))
  }

  @Test func `after the drift time a 2.7th of an error is left, and no trace after ten of them`()
    throws
  {
    let errors = try errors()
    #expect(likeness(errors, 1) > 0.97)
    #expect(abs(likeness(errors, 60) - 0.37) < 0.12)
    #expect(abs(likeness(errors, 600)) < 0.2)
  }

  @Test func `errors are as large as without a drift`() throws {
    let errors = try errors()
    let variance = errors.map { $0 * $0 }.reduce(0, +) / Double(errors.count)
    // 68 % within 8 m of the truth are a standard deviation of 5.3 m in each direction.
    #expect((4.5...6.1).contains(variance.squareRoot()))
  }

  @Test func `positions that are farther apart than that are strangers to each other`() throws {
    let errors = try errors(count: 2_000, over: .seconds(10), every: .seconds(60))
    #expect(abs(likeness(errors, 1)) < 0.1)
  }

  @Test func `the same seed drifts the same way, another one another`() throws {
    let (one, again) = (try errors(count: 50, seed: 3), try errors(count: 50, seed: 3))
    #expect(one == again)
    #expect(try errors(count: 50, seed: 4) != one)
  }
}
