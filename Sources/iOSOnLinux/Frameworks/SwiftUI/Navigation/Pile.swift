/// The pages of a navigation stack that lie upon its first, and what is known of where links lead.
@MainActor final class Pile {
  /// A page upon another.
  struct Page {
    /// What tells it from others.
    let name: AnyHashable
    /// The value for which it stands; nil for one that a link or a state has opened.
    let value: AnyHashable?
    /// What is on it.
    let content: PageContent
    /// Notes that it was left.
    let onClose: () -> Void
  }

  /// What is on a page, which follows those who have opened it.
  @MainActor final class PageContent {
    private(set) var put: @MainActor (Place) -> Void
    weak var place: Place?

    init(_ put: @escaping @MainActor (Place) -> Void) { self.put = put }

    func renew(_ put: @escaping @MainActor (Place) -> Void) {
      self.put = put
      place?.invalidate()
    }
  }

  private weak var owner: Place?
  private var pages: [Page] = []
  private var makers: [ObjectIdentifier: (AnyHashable) -> (@MainActor (Place) -> Void)?] = [:]
  /// Values for which nobody has said yet what stands for them.
  private var waiting: [AnyHashable] = []
  private var count = 0
  /// Tells the app's path what has become of the pages.
  var write: (([AnyHashable]) -> Void)?

  init(_ owner: Place) { self.owner = owner }

  private func changed() {
    owner?.invalidate()
    owner?.graph.noteAppearance()
  }

  private var values: [AnyHashable] { pages.compactMap(\.value) }

  /// Has the pages be those of the values, from the first one that is another on.
  func follow(_ values: [AnyHashable]) {
    guard values != self.values + waiting else { return }
    let kept = zip(pages, values).prefix { $0.value == $1 }.count
    for page in pages[kept...] { page.onClose() }
    pages.removeSubrange(kept...)
    waiting = Array(values[kept...])
    openWaiting()
  }

  private func openWaiting() {
    while let value = waiting.first, let put = page(for: value) {
      waiting.removeFirst()
      count += 1
      let content = PageContent(put)
      pages.append(
        Page(name: [AnyHashable(count), value], value: value, content: content, onClose: {}))
    }
    owner?.graph.noteAppearance()
  }

  private func page(for value: AnyHashable) -> (@MainActor (Place) -> Void)? {
    makers[type(of: value)]?(value)
  }

  private func type(of value: AnyHashable) -> ObjectIdentifier {
    func type<Value>(of value: Value) -> ObjectIdentifier { ObjectIdentifier(Value.self) }
    let base: Any = value.base
    return _openExistential(base, do: type)
  }

  /// Says what stands for values of a type.
  func register(
    _ type: ObjectIdentifier, _ make: @escaping (AnyHashable) -> (@MainActor (Place) -> Void)?
  ) {
    let isNew = makers[type] == nil
    makers[type] = make
    // Who says it anew may say something else.
    for page in pages {
      if let value = page.value, self.type(of: value) == type, let put = make(value) {
        page.content.renew(put)
      }
    }
    guard isNew, !waiting.isEmpty else { return }
    openWaiting()
    changed()
  }

  /// Whether somebody has said what stands for values of its type.
  func knows(_ value: AnyHashable) -> Bool { page(for: value) != nil }

  /// Opens the page of a value, or has the app's path do it; one that nobody knows has no page.
  func open(_ value: AnyHashable) {
    guard knows(value) else { return }
    if let write { return write(values + waiting + [value]) }
    waiting.append(value)
    openWaiting()
    changed()
  }

  /// Opens a page that stands for nothing but itself; one of the same name goes on.
  func open(
    named name: AnyHashable, _ put: @escaping @MainActor (Place) -> Void,
    onClose: @escaping () -> Void
  ) {
    guard !renew(named: name, put) else { return }
    pages.append(Page(name: name, value: nil, content: PageContent(put), onClose: onClose))
    changed()
  }

  /// Has another content on a page; returns whether it is open.
  @discardableResult
  func renew(named name: AnyHashable, _ put: @escaping @MainActor (Place) -> Void) -> Bool {
    guard let page = pages.first(where: { $0.name == name }) else { return false }
    page.content.renew(put)
    return true
  }

  /// Closes a page, and all that lie upon it.
  func close(named name: AnyHashable) {
    guard let index = pages.firstIndex(where: { $0.name == name }) else { return }
    close(from: index)
  }

  private func close(from index: Int) {
    guard pages.indices.contains(index) else { return }
    let closed = pages[index...]
    pages.removeSubrange(index...)
    for page in closed { page.onClose() }
    if closed.contains(where: { $0.value != nil }) { write?(values) }
    changed()
  }

  /// Places the first page and those upon it, of which the last one is seen.
  func place(_ root: some View, at place: Place) {
    place.place(
      PageView(content: root), .index(0), in: surroundings(of: 0, at: place),
      isShown: pages.isEmpty)
    for (index, page) in pages.enumerated() {
      place.place(
        PutView(content: page.content), .id(page.name), in: surroundings(of: index + 1, at: place),
        isShown: index == pages.count - 1)
    }
  }

  /// What holds on a page: where its links lead, and how it is closed.
  private func surroundings(of index: Int, at place: Place) -> Surroundings {
    let kept = place.keep(1_000 + index) { Surroundings(place.surroundings) }
    guard kept.isEmpty else { return kept }
    var values: [ObjectIdentifier: Any] = [ObjectIdentifier(PileKey.self): self]
    if index > 0 {
      values[PresentationAccess.key] = Presentation { [weak self] in self?.close(from: index - 1) }
    }
    _ = kept.set(values)
    return kept
  }

  /// Draws the page that is seen; one upon another has a way back.
  func draw(at place: Place, on canvas: inout Canvas) {
    place.drawChildren(on: &canvas)
    guard !pages.isEmpty, !canvas.hidesBack else { return }
    canvas.bars.append(
      Element(.button, "Back") { [weak self] in
        guard let self else { return }
        close(from: pages.count - 1)
      })
  }
}

/// The name of a page that a place has opened: no other place of the graph ever has its number.
struct Opener: Hashable {
  private let number: Int

  @MainActor init(_ place: Place) { number = place.number }
}

/// The key under which a pile hands itself down.
enum PileKey {
  /// What is handed down where there is no pile.
  case none
}

/// A page of a pile.
private nonisolated struct PageView<Content: View>: View, Holder {
  let content: Content
  var role: Role { .several }
}

/// A page upon another.
private nonisolated struct PutView: View, Primitive {
  let content: Pile.PageContent
  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    content.place = place
    content.put(place)
  }
}

extension Place {
  /// The pile on whose pages this place stands.
  var pile: Pile? {
    // Whoever stands on a page does so for good.
    surroundings.find(ObjectIdentifier(PileKey.self)) as? Pile
  }
}
