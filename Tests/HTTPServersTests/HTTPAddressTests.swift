import Testing

@testable import HTTPServers

struct HTTPAddressTests {
  @Test(arguments: [
    ("http://localhost:8080", "http://localhost:8080"),
    ("https://staging.example/", "https://staging.example"),
    ("https://staging.example/api//", "https://staging.example/api"),
    ("HTTPS://staging.example", "HTTPS://staging.example"),
    ("http://[::1]:80", "http://[::1]:80"),
    ("https://anna:secret@staging.example/api", "https://staging.example/api"),
  ])
  func `an address is shown without its name and password`(text: String, shown: String) throws {
    #expect(try #require(HTTPAddress(text)).description == shown)
  }

  @Test(arguments: [
    "", "localhost", "http://", "https:///path", "ftp://files.example", "file:///etc/passwd",
    "http://a b", "http://a\nb", "http://a?x=1", "http://a#b", "http://a\"b", "http://a:",
    "http://anna@", "http://a:99999", "http://a:0", "http://a:80=x", "http://łódź.example",
    "http://a*",
  ])
  func `what is no address is refused`(text: String) {
    #expect(HTTPAddress(text) == nil)
  }
}
