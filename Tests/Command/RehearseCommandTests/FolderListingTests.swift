import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct FolderListingTests {
  @Test func `names come sorted by their bytes, without hidden ones`() throws {
    let folder = try TemporaryFolder(["b": "", "ä": "", ".hidden": "", "B": "", "a": ""])
    #expect(try FolderListing.names(in: folder.url.path) == ["B", "a", "b", "ä"])
  }

  @Test func `a folder with more names than are read is refused, and loses none silently`() throws {
    let folder = try TemporaryFolder(["a": "", "b": "", "c": "", ".hidden": ""])
    #expect(try FolderListing.names(in: folder.url.path, atMost: 3).count == 3)
    #expect(throws: FileProblem.tooManyFiles(bound: 2)) {
      try FolderListing.names(in: folder.url.path, atMost: 2)
    }
  }

  @Test func `what is no folder is told by the system's reason`() throws {
    #expect(throws: FileProblem.missing(similar: [])) { try FolderListing.names(in: "/no/folder") }
  }
}
