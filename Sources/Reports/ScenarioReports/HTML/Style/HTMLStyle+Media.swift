extension HTMLStyle {
  /// Narrow screens, people who want no movement, strong contrast, and paper.
  static let media: StaticString = #"""

    @media (prefers-reduced-motion: no-preference) {
      .app .spinner { animation: turn 1s linear infinite; }
      .app .plot .zone.orange { animation: pulse 1.6s ease-in-out infinite alternate; }
      .cursor, .cursor-head { transition: transform 0.15s ease-out; }
    }
    @keyframes pulse { to { fill-opacity: 0.45; stroke-width: 5; } }
    @keyframes turn { to { transform: rotate(360deg); } }
    @media (max-width: 56rem) {
      body { padding: 0 0.75rem 2rem; }
      .stage { grid-template-columns: minmax(0, 1fr); }
      .seen { position: static; }
      .compare { grid-template-columns: minmax(0, 1fr); }
      .scenario { padding: 0.6rem 0.75rem; }
      .row { flex-wrap: wrap; gap: 0.2rem 0.6rem; }
      .document tbody th { white-space: normal; overflow-wrap: anywhere; min-width: 9.5rem; }
      .lanes div { padding: 0 0.4rem; font-size: 0.68rem; }
      #summary { padding: 1rem; }
      .figures { gap: 0.5rem 1.5rem; }
      .figure .number { font-size: 1.7rem; }
      .story table, .story pre { margin-left: 0.5rem; }
      #filters select { max-width: none; width: 100%; }
      #filters label { flex: 1 1 8rem; }
      #filters fieldset { flex-basis: 100%; }
    }
    @media (max-width: 24rem) {
      .seen .phone { font-size: 14px; }
    }
    @media (forced-colors: active) {
      .proof, .bar span { forced-color-adjust: none; }
    }
    @media print {
      :root { --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      #filters, .skip, .tools, .seen, .hint, #nothing { display: none !important; }
      #summary, .document, .feature > ol { box-shadow: none; border: 1px solid var(--line); }
      .scenario { content-visibility: visible !important; break-inside: avoid-page; }
      .scenario.open { break-inside: auto; }
      .stage { display: block; }
      .strip { flex-wrap: wrap; overflow: visible; }
      .shot { break-inside: avoid; }
      .scroll, .exchanges pre { max-height: none; overflow: visible; }
      .track { overflow: hidden; }
      .phone { box-shadow: 0 0 0 1px #000; print-color-adjust: exact;
        -webkit-print-color-adjust: exact; }
      .status, .verdict, .proof, .bar span, .track svg, .map svg {
        print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      section, h2, h3, h4, h5 { break-after: auto; }
      h2, h3, h4, h5 { break-after: avoid; }
    }

    """#
}
