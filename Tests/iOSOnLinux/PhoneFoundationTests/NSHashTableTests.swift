#if os(Linux)
  import Foundation
  import PhoneFoundation
  import Testing

  /// Lists of objects that others keep alive.
  struct NSHashTableTests {
    private final class Listener {}
    private protocol Hearing: AnyObject {}
    private final class Ear: Hearing {}

    /// Is the same as another one of its number.
    private final class Stop: NSObject {
      let number: Int

      init(_ number: Int) { self.number = number }

      override func isEqual(_ object: Any?) -> Bool { (object as? Stop)?.number == number }
      override var hash: Int { number }
    }

    @Test func `an object that nobody keeps is gone from a table of weak ones`() {
      let table = NSHashTable<Listener>.weakObjects()
      let kept = Listener()
      var other: Listener? = Listener()
      table.add(kept)
      table.add(other)
      #expect(table.count == 2)
      other = nil
      #expect(table.allObjects.count == 1 && table.anyObject === kept)
      table.removeAllObjects()
      #expect(table.count == 0 && table.anyObject == nil)
    }

    @Test func `listeners may be known by a protocol`() {
      let table = NSHashTable<any Hearing>.weakObjects()
      let kept = Ear()
      var other: Ear? = Ear()
      table.add(kept)
      table.add(kept)
      table.add(other)
      #expect(table.count == 2)
      other = nil
      #expect(table.count == 1 && table.anyObject === kept && table.contains(kept))
      table.remove(kept)
      #expect(table.allObjects.isEmpty)
    }

    @Test func `a table of others keeps what it has`() {
      let table = NSHashTable<Listener>(options: .strongMemory)
      table.add(Listener())
      #expect(table.count == 1)
    }

    @Test func `objects are there once, in the order of adding`() {
      let table = NSHashTable<AnyObject>.weakObjects()
      let (first, second) = (Listener(), Listener())
      for object in [second, first, second] { table.add(object) }
      table.add(nil)
      #expect(
        table.allObjects.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
      #expect(table.contains(first) && !table.contains(nil) && !table.contains(Listener()))
      table.remove(second)
      table.remove(nil)
      #expect(table.allObjects.count == 1 && !table.contains(second))
    }

    @Test(
      arguments: [
        (.weakMemory, 1), ([.weakMemory, .objectPointerPersonality], 2),
      ] as [(NSPointerFunctions.Options, Int)])
    func `objects that are equal are the same, unless only one and the same is`(
      options: NSPointerFunctions.Options, count: Int
    ) {
      let table = NSHashTable<Stop>(options: options, capacity: 4)
      let (one, other) = (Stop(1), Stop(1))
      table.add(one)
      table.add(other)
      #expect(table.count == count)
      withExtendedLifetime((one, other)) {}
    }
  }
#endif
