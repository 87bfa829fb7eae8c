extension String {
  /// A page without what is in all pages: the style, the script and its digest have tests of their own.
  var withoutPageFiles: String {
    self.replacing(/(?s)<style>.*?<\/style>/, with: "<style>…</style>")
      .replacing(/(?s)<script>.*?<\/script>/, with: "<script>…</script>")
      .replacing(/'sha256-[^']+'/, with: "'sha256-…'")
  }
}
