public import ScenarioRunner

extension StepLibrary<World> {
  /// Adds the sentences that say of how many lost points an app's server knows.
  ///
  /// That it knows of none says nothing while the phone has lost some and is still to report them.
  public mutating func addLosses(
    to server: String, fileID: String = #fileID, line: Int = #line,
    count lostCount: @escaping @Sendable (inout World) throws -> Int
  ) {
    then(
      "\(server) knows of {count} lost point(s)",
      "Checks how many points the app has said to have pruned before they were sent.",
      example: "\(server) knows of 20 lost points", about: .server, fileID: fileID, line: line
    ) { (world: inout World, count: Int) in
      try world.expect(lostCount(&world), equals: count, "The number of lost points")
      if count == 0 { try world.requireLossReported(count) }
    }
    then(
      "\(server) knows of at least {count} lost point(s)",
      "Bounds how many points the app has said to have pruned before they were sent.",
      example: "\(server) knows of at least 20 lost points", about: .server, fileID: fileID,
      line: line
    ) { (world: inout World, count: Int) in
      try world.expect(
        lostCount(&world), .atLeast, count, "The server knows of fewer lost points.",
        noun: "lost point")
    }
  }
}
