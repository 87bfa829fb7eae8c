package import Processes

/// The name of a file below a folder, with the folders in between; it cannot lead anywhere else by how it is written.
package struct GuardedName: Hashable, Sendable {
  /// The bytes of a name altogether, of one part of it, and the number of its parts.
  private static let (bytesMax, partBytesMax, partCountMax) = (1_024, 255, 32)

  /// The folders on the way.
  let folders: [String]
  /// The name of the file itself.
  let file: String

  /// The name as it was given.
  package var text: String { (folders + [file]).joined(separator: "/") }

  /// Reads a name that is a text already.
  package init(_ text: String) throws(GuardFault) { try self.init(bytes: Array(text.utf8)) }

  /// Reads a name, such as `checkout/cart.feature`.
  package init(bytes: [UInt8]) throws(GuardFault) {
    guard !bytes.isEmpty else { throw .badName("it is empty") }
    guard bytes.count <= Self.bytesMax else {
      throw .badName("it has more than \(Self.bytesMax) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badName("it is not UTF-8")
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw .badName("it has control characters")
    }
    guard !text.hasPrefix("/") else {
      throw .badName("it begins with a slash, and names are below the folder of the studio")
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= Self.partCountMax else {
      throw .badName("it has more than \(Self.partCountMax) parts")
    }
    for part in parts { try Self.check(part) }
    (folders, file) = (parts.dropLast(), parts[parts.count - 1])
  }

  private static func check(_ part: String) throws(GuardFault) {
    switch part {
    case "": throw .badName("it has an empty part: a slash too many")
    case ".", "..": throw .badName("it has \(part) as a part: write the way without it")
    // Such files tell other programs what to do, as those of `.git` do.
    case _ where part.hasPrefix("."):
      throw .badName("\(part) is hidden, and hidden files are left alone")
    case _ where part.utf8.count > partBytesMax:
      throw .badName("a part of it has more than \(partBytesMax) bytes")
    default: break
    }
  }
}

/// The reason for which a file below the folder of the studio cannot be read or written.
package enum GuardFault: Error, Hashable, Sendable {
  /// There is no such folder to start on.
  case noFolder(String)
  /// The folder that the studio was started on has gone.
  case movedAway(String)
  case badName(String)
  case noFolderOnTheWay(String)
  case link(String)
  case notAFolder(String)
  case notAFile(String)
  case missing(String)
  case tooLarge(String, bytesMax: Int)
  case readOnly(String)
  case refused(String, SystemError)

  /// What is wrong and what to do about it.
  package var text: String {
    switch self {
    case .noFolder(let path): "there is no folder \(path)"
    case .movedAway(let path):
      "the folder that the studio was started on is not at \(path) any more: start the studio again"
    case .badName(let why): "this cannot be the name of a file: \(why)"
    case .noFolderOnTheWay(let name): "there is no folder \(name): make it first"
    case .link(let name): "\(name) is a link, and links are not followed: name what it leads to"
    case .notAFolder(let name): "\(name) is not a folder"
    case .notAFile(let name): "\(name) is not a file"
    case .missing(let name): "there is no file \(name)"
    case .tooLarge(let name, let bytesMax): "\(name) has more than \(bytesMax) bytes"
    case .readOnly(let name): "\(name) may not be written: allow it with chmod u+w"
    case .refused(let name, let error): "\(name) cannot be used: \(error.text)"
    }
  }
}
