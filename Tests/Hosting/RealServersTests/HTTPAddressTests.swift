import Testing

@testable import RealServers

struct HTTPAddressTests {
  @Test(arguments: [
    ("http://localhost:8080", "http://localhost:8080"),
    ("https://staging.example/", "https://staging.example"),
    ("https://staging.example/api//", "https://staging.example/api"),
    ("HTTPS://staging.example", "HTTPS://staging.example"),
    ("http://[::1]:80", "http://[::1]:80"),
    ("https://anna:secret@staging.example/api", "https://staging.example/api"),
    ("http://[fe80::1%25eth0]/x", "http://[fe80::1%25eth0]/x"),
    ("http://[::ffff:127.0.0.1]:8080", "http://[::ffff:127.0.0.1]:8080"),
    ("http://[1:2:3:4:5:6:7:8]", "http://[1:2:3:4:5:6:7:8]"),
    ("http://staging.example.:65535", "http://staging.example.:65535"),
    ("http://my_server-1:1", "http://my_server-1:1"),
  ])
  func `an address is shown without its name and password`(text: String, shown: String) throws {
    #expect(try HTTPAddress(text).description == shown)
  }

  @Test(arguments: [
    ("", "does not begin with http:// or https://"),
    ("localhost", "does not begin with http:// or https://"),
    ("localhost:80", "does not begin with http:// or https://"),
    ("http:/a", "does not begin with http:// or https://"),
    ("ftp://files.example", "begins with ftp://, and only http:// and https:// are spoken"),
    ("file:///etc/passwd", "begins with file://, and only http:// and https:// are spoken"),
    ("http://", "has no host"), ("https:///path", "has no host"), ("http://anna@", "has no host"),
    ("http://:80", "has no host"), ("http://@a", "has no name before its \"@\""),
    ("http://:secret@a", "has no name before its \"@\""),
    ("http://a@b@c", "has two \"@\" before its host: one in a password is written as %40"),
    ("http://a:b@[::1", "has a bracket \"[\" that is never closed"),
    ("http://a[@b", "has a bracket in its name or password: it is written as %5B or %5D"),
    ("http://a]b", "has a bracket in its host: they stand around numbers of IPv6 only"),
    ("http://[::1]80", "has \"80\" behind its bracket \"]\", where only a port may stand"),
    ("http://[zz]", "has \"[zz]\" for a host, which are no numbers of IPv6"),
    ("http://[]", "has \"[]\" for a host, which are no numbers of IPv6"),
    ("http://[1:2:3]", "has \"[1:2:3]\" for a host, which are no numbers of IPv6"),
    ("http://::1", "has two colons in its host: numbers of IPv6 stand in brackets, as [::1]"),
    ("http://a:", "has a colon behind its host and no port"),
    ("http://[::1]:", "has a colon behind its host and no port"),
    ("http://a:0", "has the port \"0\": ports are numbers from 1 to 65535"),
    ("http://a:65536", "has the port \"65536\": ports are numbers from 1 to 65535"),
    ("http://a:+1", "has the port \"+1\": ports are numbers from 1 to 65535"),
    ("http://a:80=x", "has the port \"80=x\": ports are numbers from 1 to 65535"),
    ("http://a..b", "has a host with a part that is empty or too long: \"a..b\""),
    ("http://.a", "has a host with a part that is empty or too long: \".a\""),
    ("http://a b", "has a blank in it"),
    ("http://a?x=1", "has a query behind \"?\", which requests have and no server"),
    ("http://a#b", "has a fragment behind \"#\", which no server is told of"),
    ("http://a\"b", "has a \"\"\" in it, which stands in no address"),
    ("http://a*", "has a \"*\" in it, which stands in no address"),
    ("http://a\nb", "has a character in it that stands in no address (U+000A)"),
    (
      "http://łódź.example",
      "has letters in it that are not ASCII: a host of other letters is written as xn--…"
    ),
    (
      "http://a%20b",
      "has the host \"a%20b\": its name has letters, digits, \"-\", \".\" and \"_\" only"
    ),
  ])
  func `what is no address is refused with what is wrong about it`(text: String, reason: String) {
    #expect(throws: HTTPAddress.Fault(reason)) { try HTTPAddress(text) }
  }

  @Test(arguments: [
    ("http://a", true), ("ftp://a", true), ("http://a?b=c", true), ("localhost:80", false),
    ("Near me=http://a", false), ("App=http://a", false), ("://a", false),
  ])
  func `an address is known by its scheme`(text: String, isMeant: Bool) {
    #expect(HTTPAddress.isMeant(by: text) == isMeant)
  }
}
