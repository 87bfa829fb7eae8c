extension Phone {
  /// Whether the app has asked for locations one after the other and not said that it wants no more.
  public var isUpdatingLocation: Bool { updates != nil }
}
