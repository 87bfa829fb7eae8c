import Processes

/// A symbolic link that leads nowhere: what it points to is not there, or leads back to it.
struct BrokenLink: Hashable, Sendable {
  /// The link, as it stands in the path that was looked at.
  let path: String
  /// What it points to, as it was written.
  let target: String
  private let isCircle: Bool
  private let leadsOn: Bool
  /// Whether it is the whole path, and not a folder on its way.
  private let isEnd: Bool

  /// Returns the first broken link on the way that a path describes; `nil` where there is none.
  static func first(on path: String) -> BrokenLink? {
    var way = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      way = FilePath.join(way, String(part))
      guard let found = BrokenLink(at: way, isEnd: index == parts.count - 1) else { continue }
      return found
    }
    return nil
  }

  /// Looks at a path; `nil` for whatever else is there, or nothing.
  private init?(at path: String, isEnd: Bool) {
    guard let target = Self.target(of: path) else { return nil }
    var status = stat()
    guard stat(path, &status) != 0, [ENOENT, ENOTDIR, ELOOP].contains(errno) else { return nil }
    isCircle = errno == ELOOP
    let end = target.hasPrefix("/") ? target : FilePath.join(FilePath.parent(of: path), target)
    leadsOn = Self.target(of: end) != nil
    (self.path, self.target, self.isEnd) = (path, target, isEnd)
  }

  /// What is wrong, as a clause about the path that was looked at.
  var text: String {
    let what = isEnd ? "this is a link to \(target)" : "\(path) is a link to \(target)"
    return what + ", " + fault
  }

  /// What is wrong with what it points to.
  var fault: String {
    isCircle ? "and leads in a circle" : leadsOn ? "which leads nowhere" : "which is not there"
  }

  /// Returns where a link points, as it was written; nil for what is none.
  static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
