internal import VirtualTime

/// Ends the app, which has asked for the body of a view that is drawn as it is.
@MainActor func hasNone<Content>(_ view: Content) -> Never {
  HostPhone.refuse("\(Content.self) has no body: it is drawn as it is")
}
