import XML

/// An element with what is in it; manifests are small, and are looked at whole.
struct XMLTree {
  let name: String
  let attributes: [XMLAttribute]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  /// Returns the value of an attribute, whatever its prefix.
  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns the children of the name.
  func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// Reads a document; throws what is wrong with it, and where.
  static func read(_ file: String, _ bytes: [UInt8]) throws(AppFileFault) -> XMLTree {
    let text: XMLText
    do throws(XMLText.Failure) {
      text = try XMLText(bytes)
    } catch {
      throw AppFileFault(file, "This is no XML: \(error.fault.message).", offset: error.offset)
    }
    do throws(XMLError) {
      var reader = XMLReader(text)
      var open: [XMLTree] = []
      while let event = try reader.next() {
        switch event {
        case .start(let element):
          open.append(XMLTree(name: element.name, attributes: element.attributes))
        case .text(let piece):
          if let last = open.indices.last {
            open[last].text += String(decoding: piece, as: UTF8.self)
          }
        case .end:
          guard let closed = open.popLast() else { continue }
          guard let parent = open.indices.last else { return closed }
          open[parent].children.append(closed)
        }
      }
    } catch {
      throw AppFileFault(file, "This is no XML: \(error.fault.message).", offset: error.offset)
    }
    throw AppFileFault(file, "The file is empty.")
  }

  private init(name: String, attributes: [XMLAttribute]) {
    self.name = name
    self.attributes = attributes
  }
}
