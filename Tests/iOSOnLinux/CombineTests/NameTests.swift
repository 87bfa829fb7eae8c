#if os(Linux)
  import Combine
  import Foundation
  import Testing

  /// The names that the platform has for publishers can be written down.
  struct NameTests {
    private typealias Numbers = AnyPublisher<Int, Trouble>

    private func values(_ numbers: Numbers)
      -> Publishers.Map<
        Publishers.Filter<Publishers.RemoveDuplicates<Numbers>>, String
      >
    {
      numbers.removeDuplicates().filter { $0 > 1 }.map { "\($0)" }
    }

    private func trials(_ numbers: Numbers)
      -> Publishers.MapError<
        Publishers.TryMap<Publishers.CompactMap<Numbers, Int>, Int>, Trouble
      >
    {
      numbers.compactMap { $0 }.tryMap { $0 }.mapError { _ in .other }
    }

    private func ends(_ numbers: Numbers)
      -> Publishers.Collect<
        Publishers.Output<Publishers.DropWhile<Publishers.Drop<Numbers>>>
      >
    {
      numbers.dropFirst().drop { $0 < 2 }.prefix(2).collect()
    }

    private func one(_ numbers: Numbers)
      -> Publishers.Contains<
        Publishers.LastWhere<Publishers.Scan<Publishers.ReplaceEmpty<Numbers>, Int>>
      >
    {
      numbers.replaceEmpty(with: 1).scan(0, +).last { $0 < 5 }.contains(3)
    }

    private func recovering(_ numbers: Numbers)
      -> Publishers.ReplaceError<
        Publishers.Concatenate<Publishers.Retry<Numbers>, Publishers.Sequence<[Int], Trouble>>
      >
    {
      numbers.retry(1).append([7]).replaceError(with: 0)
    }

    private func timed(_ numbers: Numbers)
      -> Publishers.Debounce<
        Publishers.ReceiveOn<Publishers.Catch<Numbers, Just<Int>>, ImmediateScheduler>,
        ImmediateScheduler
      >
    {
      numbers.catch { _ in Just(5) }.receive(on: ImmediateScheduler.shared)
        .debounce(for: 1, scheduler: ImmediateScheduler.shared)
    }

    private func coded(_ numbers: Numbers)
      -> Publishers.Decode<
        Publishers.Encode<Numbers, JSONEncoder>, Int, JSONDecoder
      >
    {
      numbers.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
    }

    private func merged(_ numbers: Numbers)
      -> Publishers.Count<
        Publishers.Merge5<Numbers, Numbers, Numbers, Numbers, Numbers>
      >
    {
      numbers.merge(with: numbers, numbers, numbers, numbers).count()
    }

    private func six(_ numbers: Numbers)
      -> Publishers.Merge6<
        Numbers, Numbers, Numbers, Numbers, Numbers, Numbers
      >
    {
      numbers.merge(with: numbers, numbers, numbers, numbers, numbers)
    }

    private func shared(_ numbers: Numbers)
      -> Publishers.Autoconnect<
        Publishers.MakeConnectable<Publishers.AssertNoFailure<Publishers.Print<Numbers>>>
      >
    {
      final class Nowhere: TextOutputStream { func write(_ string: String) {} }
      return numbers.print(to: Nowhere()).assertNoFailure().makeConnectable().autoconnect()
    }

    @Test func `what is named as on the platform is what the operators make`() {
      let numbers = Row.numbers("1 2 2 3 .")
      #expect(values(numbers).text == "2 3 ." && trials(numbers).text == "1 2 2 3 .")
      #expect(ends(numbers).text == "[2, 2] ." && one(numbers).text == "true .")
      #expect(recovering(Row.numbers("1 !")).text == "1 1 0 .")
      #expect(timed(Row.numbers("1 !")).text == "1 5 ." && coded(numbers).text == "1 2 2 3 .")
      #expect(merged(numbers).text == "20 ." && six(numbers).count().text == "24 .")
      #expect(shared(numbers).text == "1 2 2 3 .")
    }
  }
#endif
