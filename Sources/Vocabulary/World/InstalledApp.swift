package import DeviceInterface
package import Flows

/// The app on the phone: which one it is, and the flow of its process while it has one.
///
/// An enumeration rather than an existential: a world stays a plain value, and its inner loop calls no witness.
package enum InstalledApp: Hashable, Sendable {
  /// The bare app without behaviour of its own.
  case probe(ProbeFlow)
  /// The pet listing app.
  case petListing(Boxed<StartupListingFlow>)
  /// The promoters' campaign app.
  case campaign(Boxed<CampaignFlow>)
  /// The employees' clock-in app.
  case clockIn(Boxed<ClockInFlow>)

  /// The pet listing app with such a flow.
  static func petListing(_ flow: StartupListingFlow) -> InstalledApp { .petListing(Boxed(flow)) }

  /// The campaign app with such a flow.
  static func campaign(_ flow: CampaignFlow) -> InstalledApp { .campaign(Boxed(flow)) }

  /// The clock-in app with such a flow.
  static func clockIn(_ flow: ClockInFlow) -> InstalledApp { .clockIn(Boxed(flow)) }

  /// The app as a new process of it finds itself: nothing remembered but the configuration.
  var restarted: InstalledApp {
    switch self {
    case .probe: .probe(ProbeFlow())
    case .petListing(let flow):
      .petListing(StartupListingFlow(configuration: flow.value.configuration))
    case .campaign(let flow): .campaign(CampaignFlow(configuration: flow.value.configuration))
    case .clockIn(let flow): .clockIn(ClockInFlow(configuration: flow.value.configuration))
    }
  }

  /// What the app shows.
  package var screen: Screen {
    switch self {
    case .probe(let flow): flow.screen
    case .petListing(let flow): flow.value.screen
    case .campaign(let flow): flow.value.screen
    case .clockIn(let flow): flow.value.screen
    }
  }

  /// The dialog that the app shows, if there is one.
  var dialog: Dialog? {
    switch self {
    case .probe(let flow): flow.dialog
    case .petListing(let flow): flow.value.dialog
    case .campaign(let flow): flow.value.dialog
    case .clockIn(let flow): flow.value.dialog
    }
  }

  /// Hands a signal to the flow, and returns the dialog that it shows then.
  ///
  /// While it handles it, the flow is nowhere else: a second owner would have its recorded points copied for each event.
  mutating func handle(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    switch self {
    case .probe(var flow):
      flow.handle(signal, &platform)
      self = .probe(flow)
      return flow.dialog
    case .petListing(var flow):
      self = .probe(ProbeFlow())
      let dialog = flow.handle(signal, &platform)
      self = .petListing(flow)
      return dialog
    case .campaign(var flow):
      self = .probe(ProbeFlow())
      let dialog = flow.handle(signal, &platform)
      self = .campaign(flow)
      return dialog
    case .clockIn(var flow):
      self = .probe(ProbeFlow())
      let dialog = flow.handle(signal, &platform)
      self = .clockIn(flow)
      return dialog
    }
  }

  /// Whether scenarios, not the app, decide what it asks of the platform; its requests are then nobody's fault.
  var isProbe: Bool {
    switch self {
    case .probe: true
    case .petListing, .campaign, .clockIn: false
    }
  }
}

extension Boxed where Value: Flow {
  /// Hands a signal to the flow in its place, and returns the dialog that it shows then.
  fileprivate mutating func handle(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    change {
      $0.handle(signal, &platform)
      return $0.dialog
    }
  }
}
