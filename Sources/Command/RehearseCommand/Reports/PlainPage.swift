import ScenarioReports

/// A page of tables in one file that needs nothing else and runs no script.
struct PlainPage {
  let title: String
  /// The page's own styles, behind those that all have.
  var styles = ""
  /// What stands between heading and footer, with the heading, as HTML.
  let body: String
  /// What has written the page, as text.
  let origin: String

  var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
    'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(styles.isEmpty ? Self.commonStyles : Self.commonStyles + "\n" + styles)
    </style>
    </head>
    <body>
    <main>
    \(body)</main>
    <footer>\(HTMLText.escaped(origin))</footer>
    </body>
    </html>

    """
  }

  private static let commonStyles = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --page: #fff; --line: #c8c8d0;
      --good: #0a6b2d; --bad: #a8071a; --open: #7a4d00; --head: #f2f2f6; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6e6ea; --page: #16161a; --line: #44444d; --good: #6fd08c; --bad: #ff8f8f;
        --open: #f0c060; --head: #24242b; }
    }
    body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
      margin: 0 auto; padding: 1rem; max-width: 90rem; }
    a { color: inherit; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: start; padding: .5rem 0; }
    th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: start;
      vertical-align: top; overflow-wrap: anywhere; }
    thead th { background: var(--head); position: sticky; top: 0; }
    tbody th { font-weight: 600; }
    th, summary, .proved, .failing, .claimed, .missing { white-space: nowrap; }
    td:nth-child(2) { min-width: 14rem; }
    .proved { color: var(--good); }
    .failing { color: var(--bad); font-weight: 600; }
    .claimed, .missing { color: var(--open); }
    .proved::before { content: "✓ "; }
    .failing::before { content: "✗ "; }
    details ul { margin: 0; padding-inline-start: 1.2rem; }
    small { opacity: .8; }
    :focus-visible { outline: 3px solid; outline-offset: 2px; }
    tr:target { outline: 3px solid var(--open); }
    @media print { details > ul { display: block; } thead th { position: static; } }
    """
}
