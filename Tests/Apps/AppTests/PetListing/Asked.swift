import DeviceInterface

/// A request in short, for comparing lists of them.
enum Asked: Hashable {
  case permission
  case fix
  case settings
  case query(String)
  case other(Request)

  static let everything = Asked.query("")
  static let nearby = Asked.query("lat=52.2297&lng=21.0122&radius=50")

  init?(_ request: Request) {
    switch request {
    case .schedule, .cancel: return nil
    case .askForPermission(.whenInUse): self = .permission
    case .requestFix: self = .fix
    case .openSettings: self = .settings
    case .send(let request):
      self = .query(request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
    default: self = .other(request)
    }
  }
}
