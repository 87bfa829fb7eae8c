import DeviceInterface
import DeviceSimulator

/// A measurement of the simulated phone alone: events per second of a working day, and what a snapshot costs.
struct PhonePart {
  private let shift: Duration
  private let repetitions: Int
  private static let snapshotCount = 10_000

  init(_ options: BenchOptions) {
    shift = options.isQuick ? .seconds(600) : .seconds(8 * 3_600)
    repetitions = options.isQuick ? 3 : 7
  }

  func section() async -> TableSection {
    var section = TableSection("The phone: a shift with updates every second, moving, 20 regions")
    for profile in [Profile.iOS, .android] {
      guard let start = try? Self.startOfShift(profile) else {
        section.skip(profile.name, because: "the shift did not start")
        continue
      }
      await measure(start, profile.name, &section)
    }
    return section
  }

  private func measure(_ start: Phone, _ name: String, _ section: inout TableSection) async {
    var middle = start
    let events = Self.play(&middle, for: shift)
    var consumed = Consumed()
    let samples = await Alternation.measure(
      repetitions,
      [
        {
          var phone = start
          consumed.add(Self.play(&phone, for: shift))
        },
        { consumed.add(Self.snapshot(middle)) },
      ])
    section.add("\(name), events", measured: FigureText.perSecond(samples[0].rate(of: events)))
    section.add(
      "\(name), snapshots with a change",
      measured: FigureText.perSecond(samples[1].rate(of: Self.snapshotCount)),
      relative: "\(MemoryLayout<Phone>.size) bytes each")
  }

  /// A phone whose app records in the background while its user is on the way.
  private static func startOfShift(_ profile: Profile) throws -> Phone {
    var phone = Phone(profile: profile, seed: 1)
    try phone.install(AppManifest(name: "Shift"))
    try phone.preset(.always)
    try phone.openApp()
    settle(&phone)
    if profile.platform == .android { phone.perform(.startForegroundService) }
    phone.perform(.startUpdates(UpdateRequest(allowsBackground: true, pausesAutomatically: false)))
    for number in 1...20 {
      let center = phone.position.position(at: .meters(number * 700), bearing: 90)
      phone.perform(.monitor(Region(id: "\(number)", center: center, radius: .meters(200))))
    }
    let far = phone.position.position(at: .kilometers(60), bearing: 90)
    phone.move(along: [far], millimetersPerSecond: 2_000)
    try phone.pressHome()
    settle(&phone)
    return phone
  }

  /// Plays the time and returns how many events there were.
  private static func play(_ phone: inout Phone, for duration: Duration) -> Int {
    let end = phone.now + duration
    var count = settle(&phone)
    while let due = phone.nextDeadline, due <= end {
      phone.advance(to: due)
      count += settle(&phone)
    }
    return count
  }

  @discardableResult
  private static func settle(_ phone: inout Phone) -> Int {
    var count = 0
    while phone.nextEvent() != nil { count += 1 }
    // The world drains the log too, and a log that only grows would be another phone.
    _ = phone.drainLog()
    return count
  }

  /// Copies a phone in the middle of its shift and changes the copy, many times.
  private static func snapshot(_ phone: Phone) -> Int {
    var sum = 0
    for number in 0..<snapshotCount {
      var copy = phone
      copy.perform(.store(key: "point", value: number.isMultiple(of: 2) ? "a" : "b"))
      sum &+= copy.storage.count
    }
    return sum
  }
}
