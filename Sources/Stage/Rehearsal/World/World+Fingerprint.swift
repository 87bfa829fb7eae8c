import BackendSimulator
public import ScenarioRunner

/// How worlds of the same future are recognised, where many histories are played.
///
/// Instants are compared as they are, not relative to now: the app reads the clock, and points, requests and their times
/// lie on phone and server, so worlds at different times have different futures.
extension World {
  /// Returns what the world's future depends on; what only reports look at is left out.
  public func fingerprint() -> WorldFingerprint? {
    WorldFingerprint { hasher in
      hasher.combine(phone)
      hasher.combine(app)
      hasher.combine(app.interference.saboteur?.memory)
      hashServers(into: &hasher)
      hasher.combine(tracks)
      hashCourse(into: &hasher)
      hashMemory(into: &hasher)
    }
  }

  /// The servers of which anything was said or asked; any other is as every scenario finds it.
  private func hashServers(into hasher: inout Hasher) {
    for (index, server) in servers.enumerated()
    where server.isArranged || index == ownServerIndex || server.log.count > 0 {
      hasher.combine(index)
      hasher.combine(server)
    }
  }

  /// What the scenario has arranged and what rules look at.
  private func hashCourse(into hasher: inout Hasher) {
    hasher.combine(isAppNamed)
    hasher.combine(arrangedPermission)
    hasher.combine(noise)
    hasher.combine(watch)
    hasher.combine(course)
  }

  /// What later checks can ask for of what is past.
  private func hashMemory(into hasher: inout Hasher) {
    hasher.combine(journal.session)
    hasher.combine(journal.counts)
    hasher.combine(notices)
    hasher.combine(lastDialog)
    hasher.combine(seenTexts)
    hasher.combine(whereabouts)
    // Checks of the bare app look for the last region among the entries.
    if app.isBare { hasher.combine(journal.entries) }
  }

  /// Lets go of the film and of the journal's entries, of which only their numbers matter.
  public mutating func beginSearch() {
    film = nil
    comparison = nil
    chances.beginSearch()
    if !app.isBare { journal.keepNone() }
  }

  /// Settles and checks as after a step; what the app was told until here is no longer known to checks of it.
  public mutating func finishEvent() throws {
    try finishStep()
    notices.forgetForSearch()
  }
}
