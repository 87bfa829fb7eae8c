import XML

/// An element with what is in it; manifests are small, and are looked at whole.
struct XMLTree {
  let name: String
  let attributes: [XMLAttribute]
  /// Where its tag begins, as an offset in the text.
  let offset: Int
  fileprivate(set) var children: [XMLTree] = []
  fileprivate(set) var text = ""

  fileprivate init(_ element: XMLElement) {
    (name, attributes, offset) = (element.name, element.attributes, element.offset)
  }

  /// Returns the value of an attribute, whatever its prefix.
  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns the children of the name.
  func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }
}

/// A document in XML, with the text in which its elements have their places.
struct XMLDocument {
  /// The path, as reports have it.
  let file: String
  let root: XMLTree
  private let text: [UInt8]

  /// Reads a document; throws what is wrong with it, and where.
  init(_ file: String, _ bytes: [UInt8]) throws(AppFileFault) {
    let text: XMLText
    do throws(XMLText.Failure) {
      text = try XMLText(bytes)
    } catch {
      throw AppFileFault(
        file, "This is no XML: \(error.fault.message).", at: error.offset, in: error.text)
    }
    let root: XMLTree?
    do throws(XMLError) {
      root = try Self.root(of: text)
    } catch {
      throw AppFileFault(
        file, "This is no XML: \(error.fault.message).", at: error.offset, in: text.bytes)
    }
    guard let root else { throw AppFileFault(file, "The file is empty.") }
    (self.root, self.file, self.text) = (root, file, text.bytes)
  }

  /// Says what is wrong with an element.
  func fault(_ message: String, at element: XMLTree, notes: [String] = []) -> AppFileFault {
    AppFileFault(file, message, notes: notes, at: element.offset, in: text)
  }

  private static func root(of text: XMLText) throws(XMLError) -> XMLTree? {
    var reader = XMLReader(text)
    var open: [XMLTree] = []
    var root: XMLTree?
    // Read to the end, as what stands behind the root can be wrong as well.
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        open.append(XMLTree(element))
      case .text(let piece):
        if let last = open.indices.last {
          open[last].text += String(decoding: piece, as: UTF8.self)
        }
      case .end:
        guard let closed = open.popLast() else { continue }
        if let parent = open.indices.last {
          open[parent].children.append(closed)
        } else {
          root = closed
        }
      }
    }
    return root
  }
}
