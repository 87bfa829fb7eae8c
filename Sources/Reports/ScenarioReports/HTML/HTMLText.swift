/// Text from elsewhere on its way into a page.
package enum HTMLText {
  /// Returns text that no browser takes for a tag, an attribute's end or a change of the direction of writing.
  ///
  /// It is what the HTML report writes: what cannot be seen or would turn the text is shown by a sign or its number.
  package static func escaped(_ text: String) -> String {
    var sink = ByteSink()
    sink.write(html: text)
    return String(decoding: sink.bytes, as: UTF8.self)
  }
}
