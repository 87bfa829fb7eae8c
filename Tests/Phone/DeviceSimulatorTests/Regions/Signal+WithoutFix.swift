import DeviceInterface

extension Signal {
  /// A report of a region without the fix that triggered it, which Android tells and iOS does not.
  var withoutFix: Signal {
    switch self {
    case .regionEntered(let id, _): .regionEntered(id: id, fix: nil)
    case .regionExited(let id, _): .regionExited(id: id, fix: nil)
    case .regionDwelled(let id, _): .regionDwelled(id: id, fix: nil)
    default: self
    }
  }
}
