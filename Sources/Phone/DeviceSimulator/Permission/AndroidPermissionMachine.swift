public import DeviceInterface

/// An app's location permissions on Android: grants, the flags that count refusals, and which question is up.
///
/// It decides and never acts: a stimulus comes in, effects go out.
///
///     var machine = AndroidPermissionMachine()
///     machine.handle(.requested([.fine, .coarse], .init()))          // [.ask(…)]
///     machine.handle(.answered(.deny, precise: true, .init()))       // [.finish(.answered(granted: []))]
///     machine.shouldExplain                                          // true
public struct AndroidPermissionMachine: Hashable, Sendable {
  /// The permissions that are granted (`A-01`).
  public internal(set) var granted: AndroidPermissions = []
  /// The permissions with the flag of a first decision (`A-20`).
  public internal(set) var userSet: AndroidPermissions = []
  /// The permissions with the flag of a final refusal (`A-20`).
  public internal(set) var userFixed: AndroidPermissions = []
  /// The permissions that are granted for this time only (`A-01`, `A-33`); fine alone after an upgrade (`A-65`).
  public internal(set) var oneTime: AndroidPermissions = []
  /// Whether a policy has decided, either way, so that nobody is asked (`A-22`).
  public internal(set) var isFixedByPolicy = false
  /// Whether the user chose approximate the last time there was a choice (`A-12`).
  public internal(set) var prefersApproximate = false
  /// The question that is up.
  public internal(set) var prompt: AndroidPrompt?

  static let foreground: AndroidPermissions = [.coarse, .fine]

  /// Creates the permissions of a newly installed app.
  public init() {}

  /// Whether everything that is granted is so for this time only.
  public var isOneTime: Bool { !oneTime.isEmpty && oneTime.isSuperset(of: granted) }

  /// The permission as an app reads it (`A-01`, `A-04`): a grant for this time looks like a lasting one.
  public var permission: Permission {
    let accuracy: AccuracyAuthorization =
      granted.contains(.coarse) && !granted.contains(.fine) ? .reduced : .full
    return Permission(status, accuracy: accuracy)
  }

  /// The grants as one status: refused is what carries a flag, never asked what carries none.
  public var status: AuthorizationStatus {
    if granted.contains(.background) { return .always }
    if !granted.isDisjoint(with: Self.foreground) { return .whenInUse }
    if isFixedByPolicy { return .restricted }
    return userSet.union(userFixed).isDisjoint(with: Self.foreground) ? .notDetermined : .denied
  }

  /// What `shouldShowRequestPermissionRationale` says: only between a first and a final refusal (`A-21`).
  public var shouldExplain: Bool { shouldExplain(Self.foreground) }

  /// What it says of one of these permissions; what is granted needs no explanation (`A-21`).
  public func shouldExplain(_ permissions: AndroidPermissions) -> Bool {
    let refused = permissions.subtracting(granted).intersection(userSet)
    return !isFixedByPolicy && !refused.subtracting(userFixed).isEmpty
  }

  /// Takes in a stimulus and returns what follows, in order.
  public mutating func handle(
    _ stimulus: AndroidPermissionStimulus
  ) -> [AndroidPermissionEffect] {
    switch stimulus {
    case .requested(let permissions, let circumstances):
      return requested(permissions, circumstances)
    case .answered(let answer, let precise, let circumstances):
      return answered(answer, precise: precise, circumstances)
    case .returnedFromSettings: return returnedFromSettings()
    case .choseInSettings(let choice, let circumstances):
      return choseInSettings(choice, circumstances)
    case .turnedPrecise(let on): return turnedPrecise(on)
    case .oneTimeGrantLapsed: return oneTimeGrantLapsed()
    case .processEnded: return processEnded()
    case .resetAsUnused: return resetAsUnused()
    case .reset:
      let effects = withdrawPrompt()
      self = AndroidPermissionMachine()
      return effects
    case .preset(let preset, let precise): return apply(preset, precise: precise)
    }
  }

  mutating func withdrawPrompt() -> [AndroidPermissionEffect] {
    guard prompt.exists else { return [] }
    prompt = nil
    return [.withdrawPrompt]
  }

  /// The result of a request for the permissions, as they are granted now.
  func result(for requested: AndroidPermissions) -> PermissionResult {
    .answered(granted: granted.intersection(requested))
  }
}
