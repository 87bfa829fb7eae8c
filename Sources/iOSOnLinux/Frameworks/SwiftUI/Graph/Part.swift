/// What a view is to a container that tells the views in it apart, as lists, pickers and tab views do.
enum Role {
  /// Several views, or none, which stand in its place.
  case several
  /// A view with something added to it, or several of which each has that; what is added to stands first below.
  case addition
  /// A view of its own.
  case one
}

/// One of the views that a container tells apart.
@MainActor struct Part {
  let place: Place
  /// By what a choice knows it.
  fileprivate(set) var mark: AnyHashable?
  /// What it is called as a page, as that is drawn.
  fileprivate(set) var label: ((inout Canvas) -> String)?
}

extension Place {
  /// The views that a container finds in what stands here.
  var parts: [Part] {
    switch role {
    case .one: [Part(place: self, mark: mark, label: tabLabel)]
    case .several: children.flatMap(\.parts).map(marked)
    case .addition: added(to: children.first?.parts ?? [])
    }
  }

  /// Whose element it is, is known by that unless it bears a mark.
  private func marked(_ part: Part) -> Part {
    var part = part
    part.mark = part.mark ?? identity
    return part
  }

  /// What is added to one view is part of it: it comes and goes with it.
  private func added(to parts: [Part]) -> [Part] {
    parts.map { inner in
      Part(
        place: parts.count == 1 ? self : inner.place, mark: mark ?? inner.mark,
        label: tabLabel ?? inner.label)
    }
  }

  /// Has one of the views below be there for the user, whichever they are; it is asked again as they come and go.
  func showOne(_ choose: @escaping ([Part]) -> Int) {
    hears = { [weak self] in
      guard let self, let parts = children.first?.parts else { return }
      let chosen = choose(parts)
      for (index, part) in parts.enumerated() where part.place.isChosen != (index == chosen) {
        part.place.isChosen = index == chosen
        graph.noteAppearance()
      }
    }
    graph.noteHearing(self)
  }
}
