import XML

/// The way from the bytes of a GPX file to its contents.
struct GPXReader {
  private let limits: TrackLimits

  init(_ limits: TrackLimits) { self.limits = limits }

  func read(_ bytes: [UInt8]) -> TrackFile {
    guard bytes.count <= limits.bytesMax else {
      let fault = TrackFault.tooLarge(bytes: bytes.count, bytesMax: limits.bytesMax)
      return refusal(fault, in: [], at: 0)
    }
    do throws(XMLText.Failure) { return read(try XMLText(bytes)) } catch {
      return refusal(TrackFault(error.fault), in: error.text, at: error.offset)
    }
  }

  private func read(_ text: XMLText) -> TrackFile {
    var reader = XMLReader(text, limits: limits.xml)
    var builder = GPXBuilder(text.bytes, limits)
    do throws(XMLError) {
      while !builder.isStopped, let event = try reader.next() {
        switch event {
        case .start(let element): builder.start(element)
        case .text(let piece): builder.add(piece)
        case .end: builder.end()
        }
      }
      builder.finish()
    } catch {
      // Nothing behind the fault can be trusted, and one broken tag brings forth many further faults.
      builder.stop(TrackFault(error.fault), at: error.offset)
    }
    return builder.file
  }

  private func refusal(_ fault: TrackFault, in text: [UInt8], at offset: Int) -> TrackFile {
    var file = TrackFile()
    file.problems = [TrackProblem(fault, in: text, at: offset)]
    return file
  }
}

extension TrackLimits {
  /// The bounds that are those of any XML.
  fileprivate var xml: XMLLimits {
    var limits = XMLLimits.standard
    limits.elementsMax = elementsMax
    limits.depthMax = depthMax
    limits.tagBytesMax = tagBytesMax
    return limits
  }
}

extension TrackFault {
  /// Takes what keeps a file from being read as XML.
  fileprivate init(_ fault: XMLFault) {
    self =
      switch fault {
      case .empty: .empty
      case .notXML(let isPacked): .notXML(isPacked: isPacked)
      case .notText(let encoding): .notText(encoding: encoding)
      case .unknownEncoding(let name): .unknownEncoding(name)
      case .cutOff: .cutOff
      case .documentType: .declaration
      case .tooManyElements(let bound): .tooManyElements(elementsMax: bound)
      case .tooDeep(let bound): .tooDeep(depthMax: bound)
      case .tagTooLong(let bound): .tagTooLong(bytesMax: bound)
      case .badCharacter, .badDeclaration, .badName, .badAttribute, .unquotedValue,
        .lessThanInValue, .repeatedAttribute, .badNamespace, .unclosedTag, .wrongEnd, .outsideRoot,
        .sectionEndInText, .badReference, .unclosedSection, .hyphensInComment, .badInstruction,
        .nameTooLong, .tooManyAttributes, .tooManyNamespaces:
        .syntax(fault.message)
      }
  }
}
