/// What a world has to say of a scenario that passed.
extension World {
  /// Keeps a warning of the present step, which is told once when the scenario has passed.
  public mutating func warn(_ message: String, notes: [String]) {}
}
