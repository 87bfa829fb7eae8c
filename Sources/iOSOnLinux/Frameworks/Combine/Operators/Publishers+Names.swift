// The names that the platform has for what operators make, for those who write them down: here they are few types.
//
// Each takes the types that it takes there. Who makes such a publisher calls the operator.

extension Publishers {
  /// What `map` makes.
  public typealias Map<Upstream: Publisher, Output> = Operation<Upstream, Output, Upstream.Failure>
  /// What `map` of a key path makes.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `map` of two key paths makes.
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = Map<
    Upstream, (Output0, Output1)
  >
  /// What `map` of three key paths makes.
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> = Map<
    Upstream, (Output0, Output1, Output2)
  >
  /// What `tryMap` makes.
  public typealias TryMap<Upstream: Publisher, Output> = Operation<Upstream, Output, any Error>
  /// What `mapError` makes.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Operation<
    Upstream, Upstream.Output, Failure
  >
  /// What `setFailureType` makes.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = MapError<Upstream, Failure>
  /// What `assertNoFailure` makes.
  public typealias AssertNoFailure<Upstream: Publisher> = MapError<Upstream, Never>
  /// What `compactMap` makes.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `tryCompactMap` makes.
  public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `scan` makes.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `tryScan` makes.
  public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `encode` makes.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<
    Upstream, Coder.Output
  >
  /// What `decode` makes.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<
    Upstream, Output
  >
  /// What `measureInterval` makes.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Map<
    Upstream, Context.SchedulerTimeType.Stride
  >

  // MARK: What sends values as they came

  /// What `filter` makes.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `tryFilter` makes.
  public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
  /// What `removeDuplicates` makes.
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  /// What `tryRemoveDuplicates` makes.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
  /// What `replaceEmpty` makes.
  public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
  /// What `dropFirst` makes.
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  /// What `drop(while:)` makes.
  public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
  /// What `tryDrop(while:)` makes.
  public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// What `prefix` and `output` make.
  public typealias Output<Upstream: Publisher> = Filter<Upstream>
  /// What `prefix(while:)` makes.
  public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
  /// What `tryPrefix(while:)` makes.
  public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
  /// What `first` makes.
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  /// What `first(where:)` makes.
  public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
  /// What `tryFirst(where:)` makes.
  public typealias TryFirstWhere<Upstream: Publisher> = TryFilter<Upstream>
  /// What `last` makes.
  public typealias Last<Upstream: Publisher> = Filter<Upstream>
  /// What `last(where:)` makes.
  public typealias LastWhere<Upstream: Publisher> = Filter<Upstream>
  /// What `min` and `max` make.
  public typealias Comparison<Upstream: Publisher> = Filter<Upstream>

  // MARK: What makes one value of many

  /// What `ignoreOutput` makes.
  public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
  /// What `reduce` makes.
  public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `tryReduce` makes.
  public typealias TryReduce<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `count` makes.
  public typealias Count<Upstream: Publisher> = Map<Upstream, Int>
  /// What `collect` makes.
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  /// What `collect` by a number makes.
  public typealias CollectByCount<Upstream: Publisher> = Collect<Upstream>
  /// What `contains` makes.
  public typealias Contains<Upstream: Publisher> = Map<Upstream, Bool>
  where Upstream.Output: Equatable
  /// What `contains(where:)` makes.
  public typealias ContainsWhere<Upstream: Publisher> = Map<Upstream, Bool>
  /// What `tryContains(where:)` makes.
  public typealias TryContainsWhere<Upstream: Publisher> = TryMap<Upstream, Bool>
  /// What `allSatisfy` makes.
  public typealias AllSatisfy<Upstream: Publisher> = Map<Upstream, Bool>
  /// What `tryAllSatisfy` makes.
  public typealias TryAllSatisfy<Upstream: Publisher> = TryMap<Upstream, Bool>

  // MARK: What goes on with another publisher, or at another time

  /// What `catch` makes.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = Succession<
    Upstream.Output, NewPublisher.Failure
  >
  /// What `tryCatch` makes.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = Succession<
    Upstream.Output, any Error
  >
  /// What `replaceError` makes.
  public typealias ReplaceError<Upstream: Publisher> = Succession<Upstream.Output, Never>
  /// What `retry` makes.
  public typealias Retry<Upstream: Publisher> = Succession<Upstream.Output, Upstream.Failure>
  /// What `receive(on:)` makes.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Scheduled<Upstream>
  /// What `delay` makes.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Scheduled<Upstream>
  /// What `debounce` makes.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Timed<Upstream>
  /// What `throttle` makes.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Timed<Upstream>
  /// What `timeout` makes.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Timed<Upstream>
  /// What `print` makes.
  public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
  /// What `makeConnectable` makes.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >

  // MARK: What `merge` makes of more than three

  /// What `merge` makes of four.
  public typealias Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  > = Merge<Merge3<A, B, C>, D>
  /// What `merge` makes of five.
  public typealias Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  > = Merge3<Merge3<A, B, C>, D, E>
  /// What `merge` makes of six.
  public typealias Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  > = MergeMany<AnyPublisher<A.Output, A.Failure>>
  /// What `merge` makes of seven.
  public typealias Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  > = MergeMany<AnyPublisher<A.Output, A.Failure>>
  /// What `merge` makes of eight.
  public typealias Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  > = MergeMany<AnyPublisher<A.Output, A.Failure>>
}
