package import DeviceInterface

/// What can be said between an app and a phone: each signal and each request, declared once.
///
/// The line, its schema and page, the SDKs, the sentences about what an app was told, the words of reports, the limits and the
/// audit's sabotage all read it here.
package enum Vocabulary {
  /// What the platform tells the app, by sections of the documentation.
  package static let signalSections: [(title: String, terms: [SignalTerm])] = [
    ("Lifecycle", LifecycleTerms.signals), ("Authorization", PermissionTerms.signals),
    ("Location and motion", LocationTerms.signals), ("Region events", RegionTerms.signals),
    ("Services, servers and work", ServiceTerms.signals), ("Audio", UserTerms.soundSignals),
    ("Device and time", DeviceTerms.signals), ("The user", UserTerms.signals),
  ]

  /// What the app asks of the platform, by sections of the documentation.
  package static let requestSections: [(title: String, terms: [RequestTerm])] = [
    ("Permission, location and motion", LocationTerms.requests),
    ("Regions", RegionTerms.requests), ("Services and work", ServiceTerms.requests),
    ("Servers, timers and storage", DeviceTerms.requests),
    ("Notifications, audio and other apps", UserTerms.requests),
  ]

  /// How the facts stand on the line.
  package static let facts: Form<Facts> = .facts
  /// How screens stand on the line.
  package static let screen: Form<Screen> = .screen

  /// The terms by the numbers of their sorts: each signal that happens looks here.
  private static let signals = SignalKind.allCases.map { kind in
    declared(kind, in: signalSections.flatMap(\.terms)) { $0.kind == kind }
  }
  private static let requests = RequestKind.allCases.map { kind in
    declared(kind, in: requestSections.flatMap(\.terms)) { $0.kind == kind }
  }

  private static func declared<Kind, Term>(
    _ kind: Kind, in terms: [Term], _ isIt: (Term) -> Bool
  ) -> Term {
    guard let term = terms.first(where: isIt) else {
      preconditionFailure("\(kind) is declared nowhere")
    }
    return term
  }

  /// Returns what is declared of a sort of signal; each is in a section, which a test holds.
  package static func term(_ kind: SignalKind) -> SignalTerm { signals[kind.rawValue] }

  /// Returns what is declared of a sort of request; each is in a section, which a test holds.
  package static func term(_ kind: RequestKind) -> RequestTerm { requests[kind.rawValue] }
}

extension Signal {
  /// What is declared of signals of its sort.
  package var term: SignalTerm { Vocabulary.term(kind) }

  /// What the app was told, in the few words by which scenarios of the platform name it.
  package func notice(on platform: PlatformKind) -> String {
    term.notice(of: self, on: platform)
  }

  /// What the app was told, as a report shows it: the notice, and what it carries besides.
  package func text(on platform: PlatformKind) -> String {
    let term = term
    return term.notice(of: self, on: platform) + term.detail(of: self)
  }
}

extension Request {
  /// What is declared of requests of its sort.
  package var term: RequestTerm { Vocabulary.term(kind) }

  /// The request as a sentence whose subject is the app.
  package var text: String { term.text(of: self) }
}
