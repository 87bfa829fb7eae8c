public import ScenarioRunner

extension World {
  /// Returns what was measured of the installed app; empty unless a step has asked for any of it.
  public func figures() -> [Figure] { app.room.figures(in: self) }
}
