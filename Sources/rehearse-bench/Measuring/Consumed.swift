/// A place where results go, so that the compiler cannot leave out the work that made them.
struct Consumed {
  private var sum = 0

  @inline(never)
  mutating func take(_ number: Int) {
    sum &+= number
  }

  mutating func take(_ text: String) {
    take(text.utf8.count)
  }
}
