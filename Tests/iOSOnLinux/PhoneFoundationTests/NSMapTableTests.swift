#if os(Linux)
  import Foundation
  import PhoneFoundation
  import Testing

  /// Objects by others, which somebody else keeps alive or not.
  struct NSMapTableTests {
    private final class Thing {}

    typealias Table = NSMapTable<NSString, AnyObject>

    @Test(arguments: [(0, 1), (1, 0), (2, 1), (3, 0)])
    func `what nobody keeps is gone, unless the table keeps it`(kind: Int, count: Int) {
      let tables = [
        Table.strongToStrongObjects(), .strongToWeakObjects(), .weakToStrongObjects(),
        .weakToWeakObjects(),
      ]
      let (table, key) = (tables[kind], NSString(string: "key"))
      var thing: Thing? = Thing()
      table.setObject(thing, forKey: key)
      #expect(table.count == 1 && table.object(forKey: key) === thing)
      thing = nil
      #expect(table.count == count && (table.object(forKey: key) != nil) == (count == 1))
      withExtendedLifetime(key) {}
    }

    @Test func `a pair goes with its weak key`() {
      let table = NSMapTable<Thing, NSNumber>.weakToStrongObjects()
      var key: Thing? = Thing()
      table.setObject(1, forKey: key)
      #expect(table.count == 1)
      key = nil
      #expect(table.count == 0 && table.keyEnumerator().allObjects.isEmpty)
    }

    @Test func `a key has one object, in the order of adding`() {
      let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
      for (key, value) in [("b", 1), ("a", 2), ("b", 3)] {
        table.setObject(NSNumber(value: value), forKey: NSString(string: key))
      }
      table.setObject(nil, forKey: "c")
      table.setObject(4, forKey: nil)
      #expect(table.keyEnumerator().allObjects.map { "\($0)" } == ["b", "a"])
      #expect(table.objectEnumerator()?.allObjects.map { "\($0)" } == ["3", "2"])
      table.removeObject(forKey: "b")
      table.removeObject(forKey: "d")
      table.removeObject(forKey: nil)
      #expect(table.count == 1 && table.object(forKey: "a") == 2)
      table.removeAllObjects()
      #expect(table.count == 0)
    }

    @Test func `keys that are equal are two where only one and the same counts`() {
      let table = NSMapTable<NSString, NSNumber>(
        keyOptions: [.strongMemory, .objectPointerPersonality], valueOptions: .strongMemory,
        capacity: 2)
      table.setObject(1, forKey: NSMutableString(string: "a"))
      table.setObject(2, forKey: NSMutableString(string: "a"))
      #expect(table.count == 2)
    }
  }
#endif
