internal import Combine

/// A view that does something with each value of a publisher.
nonisolated struct ReceivingView<Content: View, Source: Publisher>: View, Wrapper
where Source.Failure == Never {
  let content: Content
  let source: Source
  let action: (Source.Output) -> Void

  /// The subscription of a place: to the first publisher, with the newest action.
  @MainActor final class Subscription {
    var action: ((Source.Output) -> Void)?
    var subscription: AnyCancellable?
    var source: Source?
  }

  @MainActor func wrap(_ place: Place) {
    let kept = place.keep(0) { Subscription() }
    kept.action = action
    if let known = kept.source, Sameness.holds(known, source) { return }
    kept.source = source
    // What comes at once would change views that are being evaluated.
    place.graph.afterwards { [source, weak kept] in
      kept?.subscription = source.sink { [weak kept] value in onMain { kept?.action?(value) } }
    }
  }
}
