package import DeviceInterface

/// A map as the phone's screen has one, for the framework that knows maps.
package nonisolated struct MapOnScreen: View, Primitive {
  /// Something on the map that can be tapped.
  package struct Mark {
    let id: AnyHashable
    let position: Position
    let color: Badge.Color?
    let label: AnyView?
    let content: AnyView?
    let select: @MainActor () -> Void

    /// Creates a mark with what names it and what stands there.
    package init(
      id: AnyHashable, at position: Position, color: Badge.Color?, label: AnyView?,
      content: AnyView?, select: @escaping @MainActor () -> Void
    ) {
      (self.id, self.position, self.color) = (id, position, color)
      (self.label, self.content, self.select) = (label, content, select)
    }
  }

  private let map: MapView
  private let marks: [Mark]
  private let user: AnyView?

  /// Shows a map with marks, and a view for the user where there is one.
  package init(_ map: MapView, marks: [Mark], user: AnyView?) {
    (self.map, self.marks, self.user) = (map, marks, user)
  }

  @MainActor func evaluate(at place: Place) {
    for mark in marks {
      // Where there is none, nothing is drawn, and what follows keeps its number.
      place.place(mark.label, .id([AnyHashable("label"), mark.id]))
      place.place(mark.content, .id([AnyHashable("content"), mark.id]))
    }
    place.place(user, .id("user"))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    guard place.children.count == 2 * marks.count + 1 else { return }
    var map = map
    var actions: [Int: @MainActor () -> Void] = [:]
    for (index, mark) in marks.enumerated() {
      let label = canvas.within { place.children[2 * index].draw(on: &$0) }.label
      let content = canvas.within { place.children[2 * index + 1].draw(on: &$0) }
      let texts = [label, content.label].filter { !$0.isEmpty }
      map.points.append(
        MapView.Point(
          number: index + 1, position: mark.position, title: texts.first ?? "",
          detail: texts.count > 1 && texts[0] != texts[1] ? texts[1] : "", color: mark.color))
      let tap = content.first { $0.tap != nil && $0.isEnabled }?.tap
      actions[index + 1] = {
        mark.select()
        tap?()
      }
    }
    if let user = place.children.last {
      map.markerTitle = canvas.within { user.draw(on: &$0) }.label
    }
    canvas.add(Element(.map(map, select: { number in onMain { actions[number]?() } }), ""))
  }
}

extension ShapeStyle {
  /// The colour of a pin or a line in this style.
  package var ofMap: Badge.Color { badgeColor }
}

extension ForEach {
  /// Makes something of each element that is no view, known by its identity.
  package init(
    each data: Data, known id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, content: content)
  }

  /// What is made of each element, with its identity.
  package var made: [(id: ID, content: Content)] { data.map { (id($0), content($0)) } }
}

extension Group {
  /// Groups what is no view.
  package init(holding content: Content) { self.content = content }

  /// What is grouped.
  package var held: Content { content }
}
