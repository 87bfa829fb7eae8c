extension HTMLStyle {
  /// Colours, type, the head of the page, the figures, and the requirements.
  static let page: StaticString = #"""

    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d8dee4;
      --accent: #0a5fd1; --accent-soft: #e3edfb; --hover: #f0f3f6; --code: #eef1f4;
      --good: #1a7f37; --good-soft: #dcf3e2; --bad: #c4232f; --bad-soft: #fde7e8;
      --warn: #8a5a00; --warn-soft: #fbefd0; --idle: #59636e; --idle-soft: #e8ecef;
      --info-soft: #dcebfd; --info: #0a5fd1; --shadow: 0 1px 2px #1b1f2414, 0 4px 16px #1b1f2410;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #0e1116; --card: #171b22; --ink: #e8ebef; --soft: #a3adb9; --line: #303842;
        --accent: #6cb0ff; --accent-soft: #16304f; --hover: #1f252e; --code: #20262f;
        --good: #56d379; --good-soft: #12351f; --bad: #ff8a86; --bad-soft: #46191c;
        --warn: #e9b949; --warn-soft: #3d2f0b; --idle: #aab4bf; --idle-soft: #262d36;
        --info-soft: #14304f; --info: #79b8ff; --shadow: 0 1px 2px #0008, 0 4px 16px #0006;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 82rem; background: var(--page);
      color: var(--ink); line-height: 1.5; -webkit-text-size-adjust: 100%; overflow-wrap: anywhere;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    h1, h2, h3, h4, h5 { line-height: 1.25; margin: 0; }
    h1 { font-size: 1.6rem; letter-spacing: -0.01em; }
    h2 { font-size: 1.3rem; margin: 2.25rem 0 0.75rem; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    [hidden] { display: none !important; }
    bdi { unicode-bidi: isolate; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 0.5rem; background: var(--card); padding: 0.5rem 1rem; z-index: 9; }
    .top { padding: 2rem 0 0.25rem; }
    .run { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0.5rem 0 0; }
    .run div { display: flex; gap: 0.4rem; font-size: 0.875rem; }
    .run dt { color: var(--soft); }
    .run dd { margin: 0; font-variant-numeric: tabular-nums; }
    .notice { background: var(--warn-soft); border-radius: 8px; padding: 0.75rem 1rem; }
    #summary {
      background: var(--card); border-radius: 14px; box-shadow: var(--shadow);
      padding: 1.25rem 1.5rem; margin-top: 1rem;
    }
    #summary h2 { margin: 0 0 1rem; }
    #summary h2.good { color: var(--good); }
    #summary h2.bad { color: var(--bad); }
    .figures { display: flex; flex-wrap: wrap; gap: 0.5rem 2.25rem; margin: 0; padding: 0; }
    .figure { list-style: none; }
    .figure .number {
      display: block; font-size: 2.1rem; font-weight: 650; line-height: 1.1;
      font-variant-numeric: tabular-nums; letter-spacing: -0.02em;
    }
    .figure .label { color: var(--soft); font-size: 0.875rem; }
    .figure.failed .number { color: var(--bad); }
    .figure.passed .number { color: var(--good); }
    .figure.invalid .number, .figure.ambiguous .number, .figure.undefined .number,
    .figure.pending .number { color: var(--warn); }
    .bar { display: flex; gap: 2px; height: 10px; border-radius: 5px; overflow: hidden;
      margin: 1rem 0 0.75rem; }
    .bar span { min-width: 4px; background: var(--idle); }
    .bar .passed { background: var(--good); }
    .bar .failed { background: var(--bad); }
    .bar .invalid, .bar .ambiguous, .bar .undefined, .bar .pending { background: var(--warn); }
    .steps { color: var(--soft); font-size: 0.9rem; margin: 0; }
    .faults { margin: 1rem 0 0; padding: 0.9rem 0 0; border-top: 1px solid var(--line);
      list-style: none; display: grid; gap: 0.35rem; font-size: 0.92rem; }
    .faults .platform { color: var(--soft); font-size: 0.82rem; }
    #problems pre {
      background: var(--bad-soft); border-left: 4px solid var(--bad); border-radius: 6px;
      padding: 0.75rem 1rem; overflow-x: auto; white-space: pre-wrap; font-size: 0.85rem;
    }
    .document { background: var(--card); border-radius: 10px; box-shadow: var(--shadow);
      margin-bottom: 0.75rem; overflow-x: auto; }
    .document summary { cursor: pointer; padding: 0.75rem 1rem; }
    .document summary .name { font-weight: 600; }
    .document summary .count { color: var(--soft); margin-left: 0.5rem; font-size: 0.9rem; }
    .document table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
    .document th, .document td {
      text-align: left; vertical-align: top; padding: 0.5rem 1rem;
      border-top: 1px solid var(--line);
    }
    .document td:nth-child(2) { min-width: 9rem; }
    .document th, .document td:nth-child(3) { overflow-wrap: normal; }
    .document thead th { color: var(--soft); font-weight: 500; font-size: 0.8rem; }
    .document tbody th { white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums; }
    .verdict { border-radius: 999px; padding: 0.1rem 0.6rem; font-size: 0.8rem; font-weight: 600; }
    .verdict.proved { background: var(--good-soft); color: var(--good); }
    .verdict.failing { background: var(--bad-soft); color: var(--bad); }
    .verdict.missing { background: var(--warn-soft); color: var(--warn); }
    .verdict.not-played { background: var(--idle-soft); color: var(--idle); }
    .proofs { min-width: 9rem; }
    .proof {
      display: inline-block; width: 14px; height: 14px; border-radius: 4px; margin: 2px;
      background: var(--idle);
    }
    .proof.passed { background: var(--good); }
    .proof.failed { background: var(--bad); border-radius: 50%; }
    .proof.invalid, .proof.ambiguous, .proof.undefined, .proof.pending {
      background: var(--warn); transform: rotate(45deg) scale(0.8);
    }
    .proof:hover { filter: brightness(1.2); }
    footer { color: var(--soft); font-size: 0.85rem; margin-top: 3rem; }

    """#
}
