import Testing
import XML

/// What is read, and what is refused where.
struct XMLReaderTests {
  @Test(arguments: [
    ("<a/>", "a()"),
    (
      "\n<?xml version='1.0'?>\n<!-- c --><a>\r\n<b x = \"1\" y='2'/>t</a >\n<?p?>\n",
      "a(\nb x=\"1\" y=\"2\"()t)"
    ),
    ("<a>&lt;&gt;&amp;&apos;&quot;&#65;&#x1F422;</a>", "a(<>&'\"A🐢)"),
    ("<a b='&lt;&#10;\t\r\n\n'/>", "a b=\"<\n   \"()"),
    ("<a><![CDATA[<b>&amp;]]]]><![CDATA[>\r\n]]></a>", "a(<b>&amp;]]>\n)"),
    ("<a>x\r\ny\rz\n</a>", "a(x\ny\nz\n)"),
    ("<a><?p?><?p  q ?><?php echo \"<b>\"; ?></a>", "a()"),
    ("<a><!-- <b> & --><b>1</b></a>", "a(b(1))"),
    ("<ż:ó xmlns:ż=\"u\" ż:a=\"1\"/>", "{u}ó ż:a=\"1\"()"),
    ("<a xmlns='u'><b/><c xmlns=''/><d/></a>", "{u}a({u}b()c(){u}d())"),
    ("<p:a xmlns:p='u'><p:b xmlns:p='v'/><p:c/></p:a>", "{u}a({v}b(){u}c())"),
    ("<a xml:lang='pl' q:r='1'><s:t/></a>", "a q:r=\"1\" xml:lang=\"pl\"(s:t())"),
    ("<?xml version=\"1.0\" encoding='utf-8' standalone=\"no\" ?><a/>", "a()"),
  ])
  func `what is well-formed is read`(text: String, picture: String) throws {
    #expect(try EventPicture.read(Array(text.utf8)) == picture)
  }

  @Test(arguments: [
    ("", XMLFault.empty, 0), ("x", .notXML(isPacked: false), 0), ("<a>\u{1}</a>", .badCharacter, 3),
    ("<a>\u{FFFF}</a>", .badCharacter, 3), ("<a>", .cutOff, 3), ("<a", .cutOff, 2),
    ("<a b=\"", .cutOff, 6), ("<a></", .cutOff, 5), ("<!-- c", .cutOff, 6), ("<a>&am", .cutOff, 6),
    ("<a/><!-- c", .unclosedSection, 4), ("<a/><?p", .badInstruction, 4),
    ("<a><![CDATA[x</a>", .cutOff, 17), ("< a/>", .badName, 1), ("<1/>", .badName, 1),
    ("<a:b:c/>", .badName, 1), ("<:a/>", .badName, 1), ("<a:1/>", .badName, 1),
    ("<xmlns:a/>", .badName, 1), ("<a b/>", .badAttribute, 3), ("<a b=1/>", .unquotedValue, 3),
    ("<a b='1'c='2'/>", .badAttribute, 8), ("<a b='<'/>", .lessThanInValue, 6),
    ("<a b='1' b='2'/>", .repeatedAttribute, 9),
    ("<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>", .repeatedAttribute, 35),
    ("<a xmlns:p=''/>", .badNamespace, 3), ("<a xmlns:xml='u'/>", .badNamespace, 3),
    ("<a <b/></a>", .unclosedTag, 0), ("<a></b>", .wrongEnd, 3), ("<a></a b>", .unclosedTag, 3),
    ("</a>", .outsideRoot, 0), ("<a/>x", .outsideRoot, 4), ("<a/><b/>", .outsideRoot, 4),
    ("<a/><![CDATA[x]]>", .outsideRoot, 4), ("<a>]]></a>", .sectionEndInText, 3),
    ("<a>&b;</a>", .badReference, 3), ("<a>&#0;</a>", .badReference, 3),
    ("<a>&#xD800;</a>", .badReference, 3), ("<a>& b</a>", .badReference, 3),
    ("<a>&#+5;</a>", .badReference, 3), ("<a><!-- a -- b --></a>", .hyphensInComment, 10),
    ("<a><!-- a ---></a>", .hyphensInComment, 10),
    ("<a><?xml version='1.0'?></a>", .badDeclaration, 3),
    ("<a/><?XmL?>", .badDeclaration, 4), ("<?xml encoding='utf-8'?><a/>", .badDeclaration, 0),
    ("<?xml version='2.0'?><a/>", .badDeclaration, 0), ("<a><? p?></a>", .badName, 5),
    ("<a><?p:q r?></a>", .badInstruction, 3), ("<!DOCTYPE a><a/>", .documentType, 0),
    ("<a><!ENTITY b 'c'></a>", .documentType, 3), ("<!doctype a><a/>", .documentType, 0),
  ])
  func `what is not is refused where it goes wrong`(text: String, fault: XMLFault, offset: Int) {
    do {
      let picture = try EventPicture.read(Array(text.utf8))
      Issue.record("read as \(picture)")
    } catch let error as XMLError {
      #expect(error.fault == fault && error.offset == offset)
    } catch let failure as XMLText.Failure {
      #expect(failure.fault == fault && failure.offset == offset)
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
    "<!DOCTYPE plist SYSTEM 'x.dtd' >", "<!DOCTYPE plist>",
  ])
  func `a document type that declares nothing itself can be skipped`(type: String) throws {
    var limits = XMLLimits()
    limits.skipsDocumentType = true
    let text = "<?xml version=\"1.0\"?>\n\(type)\n<plist/>"
    #expect(try EventPicture.read(Array(text.utf8), limits: limits) == "plist()")
    #expect(throws: XMLError.self) { try EventPicture.read(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<!DOCTYPE a SYSTEM \"x\" []><a/>",
    "<!DOCTYPE a PUBLIC \"x\"><a/>", "<!DOCTYPE><a/>", "<a><!DOCTYPE a></a>",
    "<a/><!DOCTYPE a>",
  ])
  func `a document type that declares something is refused always`(text: String) {
    var limits = XMLLimits()
    limits.skipsDocumentType = true
    #expect {
      _ = try EventPicture.read(Array(text.utf8), limits: limits)
    } throws: {
      ($0 as? XMLError)?.fault == .documentType
    }
  }

  @Test func `every bound has a fault of its own`() {
    var limits = XMLLimits()
    limits.elementsMax = 10
    limits.depthMax = 3
    limits.tagBytesMax = 100
    limits.nameBytesMax = 20
    limits.attributesMax = 4
    limits.namespacesMax = 2
    let long = String(repeating: "x", count: 90)
    let texts: [(String, XMLFault)] = [
      ("<a>" + String(repeating: "<b/>", count: 10) + "</a>", .tooManyElements(bound: 10)),
      ("<a><b><c><d/></c></b></a>", .tooDeep(bound: 3)),
      ("<a b='\(long)' c='\(long)'/>", .tagTooLong(bound: 100)),
      ("<a b='\(long)\(long)'/>", .tagTooLong(bound: 100)),
      ("<a b='1'\(String(repeating: " ", count: 200))/>", .tagTooLong(bound: 100)),
      ("<\(long)/>", .nameTooLong(bound: 20)), ("<a>&#65;</\(long)>", .nameTooLong(bound: 20)),
      ("<a b='' c='' d='' e='' f=''/>", .tooManyAttributes(bound: 4)),
      ("<a xmlns='u' xmlns:p='v'><b xmlns:q='w'/></a>", .tooManyNamespaces(bound: 2)),
    ]
    for (text, fault) in texts {
      #expect {
        _ = try EventPicture.read(Array(text.utf8), limits: limits)
      } throws: {
        ($0 as? XMLError)?.fault == fault
      }
    }
  }

  @Test func `namespaces of elements that have ended take no room`() throws {
    let element = "<b xmlns:p='u'/>"
    let text = "<a>" + String(repeating: element, count: 1_000) + "</a>"
    #expect(try EventPicture.read(Array(text.utf8)).hasPrefix("a(b()b()"))
  }

  @Test func `every encoding of a text reads alike`() throws {
    let text = "<a>Ślimak 🐌</a>"
    let low = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let high = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [
      [0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + low, [0xFE, 0xFF] + high, low, high,
    ] {
      #expect(try EventPicture.read(bytes) == "a(Ślimak 🐌)")
    }
    let western = Array("<?xml version='1.0' encoding='windows-1252'?><a>".utf8) + [0x80, 0xFC]
    #expect(try EventPicture.read(western + Array("</a>".utf8)) == "a(€ü)")
  }
}
