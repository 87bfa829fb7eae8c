import Testing

@testable import Rehearsal

@Suite struct SeenNamesTests {
  @Test
  func `every name is kept once, however many come between`() {
    var names = SeenNames()
    for _ in 0..<3 {
      for number in 0..<10 { names.insert("\(number)") }
    }
    #expect(names.all.sorted() == (0..<10).map { "\($0)" })
  }

  @Test
  func `the order in which names were seen is no part of what was seen`() {
    var (left, right) = (SeenNames(), SeenNames())
    for name in ["a", "b", "a", "c", "d", "e", "f"] { left.insert(name) }
    for name in ["f", "e", "d", "c", "b", "a"] { right.insert(name) }
    #expect(left == right)
    #expect(Set([left, right]).count == 1)
  }

  @Test
  func `names are kept beyond what is written down, and equal whatever was sorted out`() {
    var (left, right) = (SeenNames(), SeenNames())
    for number in 0..<10_000 {
      left.insert("\(number)")
      right.insert("\(9_999 - number)")
    }
    #expect(left.all.count == 10_000)
    #expect(left == right && left.hashValue == right.hashValue)
    right.insert("x")
    #expect(left != right)
  }
}
