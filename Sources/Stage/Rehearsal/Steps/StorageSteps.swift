import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The room that the phone's storage leaves the app.
enum StorageSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Storage")
    library.doubtChecks { world in try world.requireHasRun() }
    library.given(
      "the phone has {bytes} of free storage",
      "Bounds the phone's storage, so that the app can store so much and no more.",
      example: "the phone has 200 kB of free storage"
    ) { (world: inout World, bytes: Int) in
      try world.boundStorage()
      world.phone.leaveStorageFree(bytes: bytes)
    }
    library.when(
      "the phone's storage fills up", "Lets other data take all the room there is.",
      about: .surroundings
    ) { (world: inout World) in
      try world.boundStorage()
      world.phone.leaveStorageFree(bytes: 0)
    }
    library.when(
      "the user frees {bytes} of storage", "Makes so much more room on the phone's storage.",
      example: "the user frees 10 MB of storage", about: .surroundings
    ) { (world: inout World, bytes: Int) in
      guard let free = world.phone.storageFreeBytes else {
        throw InvalidStep(
          "The phone's storage has no bound.",
          notes: [
            "\(before: "the phone has 200 kB of free storage", lead: "Bound it first, for example: ")"
          ])
      }
      guard bytes > 0 else {
        throw InvalidStep(
          "0 bytes are no room, so this changes nothing.",
          notes: ["Write more, or \(leftOut: "leave the step out")."])
      }
      try world.boundStorage()
      world.phone.leaveStorageFree(bytes: free + bytes)
    }
    addChecks(to: &library)
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the app has stored at most {bytes}", "Checks how much the app's stored data takes.",
      example: "the app has stored at most 200 kB"
    ) { (world: inout World, bytes: Int) in
      let actual = try world.requireStoredBytes()
      guard actual > 0 || bytes == 0 else {
        throw StepFailure(
          "The app has stored nothing, so nothing was checked.",
          expected: "1 to \(bytes) bytes", actual: "nothing",
          notes: [
            "Where nothing is to be stored, write: \(instead: "Then the app has stored nothing")"
          ])
      }
      try world.requireStorageBound(bytes)
      try world.expect(
        actual <= bytes, "The app has stored more.", expected: "at most \(bytes) bytes",
        actual: "\(actual) bytes")
      world.note(actual, .atMost, bytes)
      if actual == 0 { try world.requireAbility(.storage) }
    }
    library.then(
      "the app can read its storage",
      "Checks that the phone was unlocked since its start (I-96, A-69).", about: .surroundings
    ) { (world: inout World) in try world.expectReadable(true) }
    library.then(
      "the app cannot read its storage",
      "Checks that the phone waits for its first unlock, so that storage is locked, not empty.",
      about: .surroundings
    ) { (world: inout World) in try world.expectReadable(false) }
    library.when(
      "the app stores {string} under {string}", "Writes a value to durable storage.",
      example: "the app stores \"7\" under \"count\""
    ) { (world: inout World, value: String, key: String) in
      try world.ask(.store(key: key, value: value))
    }
    library.then(
      "the app reads {string} under {string}", "Checks what the app finds in durable storage now.",
      example: "the app reads \"7\" under \"count\""
    ) { (world: inout World, value: String, key: String) in
      let facts = world.phone.facts
      let found = facts.storageIsReadable ? facts.storage[key] : nil
      try world.expect(
        found == value, "What the app reads differs.", expected: value,
        actual: found ?? (facts.storageIsReadable ? "nothing" : "locked storage"))
    }
    library.then(
      "the app has stored nothing", "Checks that the app keeps nothing in durable storage."
    ) { (world: inout World) in
      let keys = world.phone.storage.keys.sorted()
      let bytes = try world.requireStoredBytes()
      try world.expect(
        keys.isEmpty && bytes == 0, "The app has stored something.", expected: "nothing",
        actual: keys.isEmpty ? "\(bytes) bytes in files" : keys.joined(separator: ", "))
      try world.requireAbility(.storage)
    }
  }
}

extension World {
  /// Takes note that the present step changes how much storage is free.
  fileprivate mutating func boundStorage() throws {
    try requireUse(of: .storage, for: "how much storage is free")
    layOut(.state(.storage))
  }

  /// How many bytes the app keeps, by the phone and in files of its own.
  fileprivate func requireStoredBytes() throws -> Int {
    guard let files = app.outside.map(\.fileBytes) ?? 0 else {
      throw InvalidStep(
        "The app's files are those of another history by now, so nothing would be checked.",
        notes: ["Ask for what the app has stored outside of what is searched."])
    }
    return phone.storageUsedBytes + files
  }

  fileprivate func expectReadable(_ expected: Bool) throws {
    let isReadable = phone.facts.storageIsReadable
    try expect(
      isReadable == expected, "The storage is \(isReadable ? "readable" : "locked").",
      expected: expected ? "readable storage" : "locked storage",
      actual: isReadable ? "readable storage" : "locked storage")
  }

  /// Throws `InvalidStep` for a bound on what the app has stored that leaves it all the room there is.
  fileprivate func requireStorageBound(_ bytes: Int) throws(InvalidStep) {
    let room = phone.storageFreeBytes.map { phone.storageUsedBytes + $0 } ?? Self.greatestStorage
    guard bytes >= room else { return }
    throw InvalidStep(
      "There is room for \(room) bytes at most, so nothing would be checked.",
      notes: ["Write less, or \(leftOut: "leave the step out")."])
  }

  /// The most storage of which sentences can speak.
  private static let greatestStorage = 1_000_000_000_000
}
