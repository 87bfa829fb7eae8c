import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneStorageTests {
  @Test func `keys and values count in bytes of UTF-8`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.store(key: "ß", value: "€"))
    #expect(played.phone.storageUsedBytes == 5)
    played.ask(.append(key: "log", line: "ab"))
    #expect(played.phone.storageUsedBytes == 11)
    played.ask(.append(key: "log", line: ""))
    #expect(played.phone.storage["log"] == "ab\n\n")
    #expect(played.phone.storageUsedBytes == 12)
    played.ask(.store(key: "log", value: "x"))
    #expect(played.phone.storageUsedBytes == 9)
    played.ask(.delete(key: "ß"))
    played.ask(.delete(key: "ß"))
    #expect(played.phone.storageUsedBytes == 4)
    try played.act { try $0.reinstall() }
    #expect(played.phone.storageUsedBytes == 0)
  }

  @Test func `without a bound there is no talk of room`() throws {
    let played = try PlayedPhone(opened: .iOS)
    #expect(played.phone.facts.storageFreeBytes == nil)
  }

  @Test func `what does not fit is told and changes nothing`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.leaveStorageFree(bytes: 10)
    played.ask(.store(key: "a", value: "12345"))
    #expect(played.phone.facts.storageFreeBytes == 4)
    played.ask(.store(key: "a", value: "1234567890"))
    played.ask(.append(key: "a", line: "1234"))
    played.ask(.append(key: "b", line: "123"))
    #expect(
      played.told == [.storageFailed(key: "a"), .storageFailed(key: "a"), .storageFailed(key: "b")])
    #expect(played.phone.storage == ["a": "12345"])
    #expect(played.phone.storageUsedBytes == 6)
    played.forget()
    played.ask(.append(key: "a", line: "123"))
    #expect(played.told == [])
    #expect(played.phone.facts.storageFreeBytes == 0)
    played.ask(.store(key: "a", value: "1234567"))
    #expect(played.told == [], "what shrinks always fits")
  }

  @Test func `other data fills the phone and makes room again`() throws {
    var played = try PlayedPhone(opened: .android)
    played.ask(.store(key: "a", value: "123456789"))
    played.phone.leaveStorageFree(bytes: 0)
    #expect(played.phone.facts.storageFreeBytes == 0)
    played.ask(.append(key: "a", line: ""))
    #expect(played.told == [.storageFailed(key: "a")])
    played.phone.leaveStorageFree(bytes: 200)
    #expect(played.phone.facts.storageFreeBytes == 200)
    played.ask(.delete(key: "a"))
    #expect(played.phone.facts.storageFreeBytes == 210)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand lines are added in place`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.leaveStorageFree(bytes: 100_000_000)
    let line = String(repeating: "x", count: 99)
    for _ in 0..<100_000 {
      played.phone.perform(.append(key: "points", line: line))
    }
    #expect(played.phone.storageUsedBytes == 6 + 100_000 * 100)
    #expect(played.phone.storage["points"]?.utf8.count == 10_000_000)
  }
}
