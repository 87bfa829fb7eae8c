extension String {
  /// Returns whether the text can be a part of a path as it is: visible ASCII without what has a meaning there.
  public func isPathPart(bytesMax: Int) -> Bool {
    !isEmpty && utf8.count <= bytesMax
      && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"/?#%""#.utf8.contains($0) }
  }
}
