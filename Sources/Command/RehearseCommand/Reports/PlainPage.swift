import ScenarioReports

/// A page of tables in one file that needs nothing else and runs no script.
struct PlainPage {
  let title: String
  /// The page's own styles, behind those that all have: whole lines.
  var styles: HTML = ""
  /// What stands between heading and footer, with the heading, as HTML.
  let body: HTML
  /// What has written the page, as text.
  let origin: String

  var bytes: [UInt8] { html.bytes }

  private var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
    'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>
    \(HTML(PageFiles.plain))\(styles)</style>
    </head>
    <body>
    <main>
    \(body)</main>
    <footer>\(origin)</footer>
    </body>
    </html>

    """
  }
}
