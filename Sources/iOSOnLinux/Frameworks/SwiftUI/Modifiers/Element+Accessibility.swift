extension [Element] {
  /// The same with another label: on what can be used, or in place of what is only read.
  func labeled(_ label: String) -> [Element] {
    let used = filter { !$0.isWords }
    guard !used.isEmpty else { return [isEmpty ? Element(.picture, label) : Element(.text, label)] }
    return used.map { element in
      var element = element
      (element.label, element.parts) = (label, [])
      return element
    }
  }

  /// The same with what tests call it.
  func identified(_ identifier: String) -> [Element] {
    map { element in
      var element = element
      element.identifier = element.identifier ?? identifier
      if element.label.isEmpty, !element.isWords { element.label = identifier }
      return element
    }
  }
}

extension Element {
  /// Whether it is only read: a text, a picture or what keeps them apart.
  var isWords: Bool {
    switch kind {
    case .text, .picture, .space, .badge, .progress: true
    case .figure, .button, .field, .slider, .row, .map: false
    }
  }
}
