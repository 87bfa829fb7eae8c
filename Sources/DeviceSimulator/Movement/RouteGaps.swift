/// What becomes of the gaps between the stretches of a route; the phone goes straight on in both cases.
public enum RouteGaps: String, Hashable, Sendable, CaseIterable {
  /// The receiver hears there what it hears elsewhere.
  case travelled
  /// The receiver hears nothing there, as if that were why the recorder noted nothing.
  case silent
}
