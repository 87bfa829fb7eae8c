import DeviceInterface

extension TrackJournal {
  /// Returns what storage has to hold for points that came from elsewhere, such as an older format.
  ///
  /// The points are numbered in order. The same points give the same keys and values, so that writing them twice is as
  /// good as once.
  public func storedForm(
    of points: [TrackPoint], owner: String, _ destination: PointLog.Destination
  ) -> [(key: String, value: String)] {
    let facts = Facts(platform: .iOS, permission: Permission(.notDetermined))
    var platform = Requests(facts)
    var log = PointLog(owner: owner, destination: destination, order: 1, namespace: namespace)
    log.storeHead(&platform)
    for point in points {
      log.record(point, &platform)
      if log.openCount >= configuration.batchSize { _ = log.close() }
    }
    for index in log.segments.indices { log.store(segment: index, &platform) }
    return platform.list.compactMap {
      guard case .store(let key, let value) = $0 else { return nil }
      return (key, value)
    }
  }
}
