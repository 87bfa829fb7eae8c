extension HTMLStyle {
  /// The filters and the list of scenarios.
  static let list: StaticString = #"""

    #filters {
      display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem; background: var(--card);
      border-radius: 12px; box-shadow: var(--shadow); padding: 0.9rem 1.1rem; margin-bottom: 1rem;
    }
    #filters fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px; }
    #filters legend, #filters label { color: var(--soft); font-size: 0.8rem; }
    #filters legend { padding: 0; margin-bottom: 2px; }
    #filters label { display: flex; flex-direction: column; gap: 2px; min-width: 0; max-width: 100%; }
    #filters label:has(input) { flex: 1 1 11rem; }
    button, select, input { font: inherit; color: inherit; }
    #filters select, #filters input, #filters button, .tools button {
      min-height: 36px; border: 1px solid var(--line); border-radius: 8px; font-size: 0.9rem;
      background: var(--card); padding: 0.2rem 0.6rem; max-width: 15rem; color: var(--ink);
    }
    #filters input { max-width: none; width: 100%; }
    #filters button, .tools button { cursor: pointer; }
    #filters button:hover, .tools button:hover { background: var(--hover); }
    #filters button[aria-pressed="true"] {
      background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600;
    }
    #shown { flex-basis: 100%; margin: 0; color: var(--soft); font-size: 0.85rem; }
    .feature { margin: 1.5rem 0; }
    .feature h3 { font-size: 1rem; margin-bottom: 0.5rem; }
    .feature h3 small { color: var(--soft); font-weight: 400; font-size: 0.8rem; margin-left: 0.4rem;
      overflow-wrap: anywhere; }
    .feature > ol { margin: 0; padding: 0; background: var(--card); border-radius: 12px;
      box-shadow: var(--shadow); }
    .scenario { list-style: none; border-top: 1px solid var(--line); padding: 0.6rem 1rem; }
    .scenario:first-child { border-top: 0; }
    .scenario:not(.open) { content-visibility: auto; contain-intrinsic-size: auto 62px; }
    .row { display: flex; gap: 0.75rem; align-items: baseline; text-decoration: none; }
    .row .name { color: var(--ink); font-weight: 550; font-size: 0.98rem; overflow-wrap: anywhere; }
    .row:hover .name { text-decoration: underline; }
    .status {
      flex: none; border-radius: 999px; padding: 0.05rem 0.6rem; font-size: 0.78rem;
      font-weight: 600; background: var(--idle-soft); color: var(--idle);
    }
    .status.passed { background: var(--good-soft); color: var(--good); }
    .status.failed { background: var(--bad-soft); color: var(--bad); }
    .status.invalid, .status.ambiguous, .status.undefined, .status.pending {
      background: var(--warn-soft); color: var(--warn);
    }
    .meta { display: flex; flex-wrap: wrap; gap: 0.1rem 0.8rem; margin: 0.2rem 0 0;
      color: var(--soft); font-size: 0.8rem; }
    .meta .rule { flex-basis: 100%; }
    .tag { color: var(--soft); overflow-wrap: anywhere; }
    .tag.known { color: var(--accent); }
    .why { margin: 0.25rem 0 0; color: var(--bad); font-size: 0.88rem; overflow-wrap: anywhere; }
    #nothing { padding: 2rem; text-align: center; color: var(--soft); }

    """#
}
