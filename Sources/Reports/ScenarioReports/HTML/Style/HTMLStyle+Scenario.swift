extension HTMLStyle {
  /// An opened scenario: its failure, its steps, the scrubber, the storyboard, requests and the trace.
  static let scenario: StaticString = #"""

    .panel { margin: 0.9rem 0 0.4rem; border-top: 1px solid var(--line); padding-top: 1rem; }
    .panel h5 { font-size: 0.95rem; margin: 0 0 0.6rem; }
    .panel section { margin-bottom: 1.6rem; min-width: 0; }
    .panel p { margin: 0.3rem 0; }
    .panel .hint { color: var(--soft); font-size: 0.82rem; }
    .failure { background: var(--bad-soft); border-left: 4px solid var(--bad); border-radius: 8px;
      padding: 0.9rem 1.1rem; }
    .failure .message { font-weight: 600; }
    .compare { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; margin: 0.6rem 0; }
    .compare div { background: var(--card); border-radius: 8px; padding: 0.5rem 0.8rem; min-width: 0; }
    .compare span { color: var(--soft); font-size: 0.78rem; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: 0.85rem;
      font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    .compare .expected pre { color: var(--good); }
    .compare .actual pre { color: var(--bad); }
    .stage { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 1.5rem; }
    .story { list-style: none; margin: 0; padding: 0; }
    .story > li { margin-bottom: 2px; }
    .story button {
      display: grid; grid-template-columns: 1.3rem 1fr auto; gap: 0.5rem; width: 100%;
      text-align: left; background: none; border: 0; border-radius: 8px; padding: 0.35rem 0.6rem;
      cursor: pointer; align-items: baseline;
    }
    .story button:hover { background: var(--hover); }
    .story [aria-current="step"] { background: var(--accent-soft); }
    .story .mark { font-weight: 700; text-align: center; }
    .story .passed .mark { color: var(--good); }
    .story .failed .mark { color: var(--bad); }
    .story .undefined .mark, .story .ambiguous .mark, .story .invalid .mark,
    .story .pending .mark { color: var(--warn); }
    .story .skipped { color: var(--soft); }
    .story .inner .words { padding-left: calc(1.2rem * var(--depth)); }
    .story .phrase { display: block; margin-left: calc(-1.2rem * var(--above)); font-weight: 600; }
    .story .words { overflow-wrap: anywhere; }
    mark { background: none; color: inherit; text-decoration: underline wavy var(--bad); }
    .story .keyword { color: var(--soft); font-weight: 600; }
    .story time { color: var(--soft); font-size: 0.78rem; font-variant-numeric: tabular-nums; }
    .story .definition { display: none; }
    .story.sources .definition { display: block; color: var(--soft); font-size: 0.74rem; }
    .story table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 0.82rem;
      margin: 0.2rem 0 0.4rem 2.5rem; }
    .story td { border: 1px solid var(--line); padding: 0.1rem 0.5rem; min-width: 3.5rem;
      max-width: 24rem; }
    .story pre { background: var(--code); border-radius: 6px; padding: 0.4rem 0.7rem;
      margin: 0.2rem 0 0.4rem 2.5rem; }
    .seen { position: sticky; top: 0.75rem; align-self: start; }
    .caption { text-align: center; font-size: 0.88rem; min-height: 2.7em; margin-top: 0.6rem; }
    .caption .moment { color: var(--soft); font-variant-numeric: tabular-nums; }
    .caption .fault { color: var(--bad); font-weight: 600; }
    .tools { display: flex; gap: 0.5rem; align-items: center; flex-wrap: wrap; }
    .tools input[type="range"] { flex: 1 1 6rem; min-width: 4rem; min-height: 36px;
      accent-color: var(--accent); }
    .tools button { min-width: 38px; }
    .tools svg { height: 0.75em; fill: currentColor; }
    .strip { display: flex; align-items: flex-start; gap: 1rem; overflow-x: auto; padding: 0.4rem 0.2rem 0.8rem; }
    .shot { flex: none; width: 9.4rem; border: 0; background: none; padding: 0.3rem; cursor: pointer;
      border-radius: 12px; text-align: left; color: inherit; }
    .shot:hover { background: var(--hover); }
    .shot[aria-current="true"] { background: var(--accent-soft); }
    .shot.fault { background: var(--bad-soft); }
    .mini { width: 8.8rem; height: 18.2rem; overflow: hidden; }
    .mini .phone { transform: scale(0.44); transform-origin: 0 0; }
    .shot .words { display: block; font-size: 0.76rem; line-height: 1.35; margin-top: 0.4rem;
      overflow-wrap: anywhere; }
    .shot .words b { color: var(--soft); font-weight: 600; }
    .panel details { border: 1px solid var(--line); border-radius: 10px; margin-bottom: 0.5rem; }
    .panel summary { cursor: pointer; padding: 0.5rem 0.9rem; font-weight: 550; font-size: 0.92rem; }
    .exchanges { list-style: none; margin: 0; padding: 0 0.9rem 0.5rem; }
    .exchanges > li { border-top: 1px solid var(--line); padding: 0.5rem 0; font-size: 0.85rem; }
    .exchanges .line { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; align-items: baseline; }
    .exchanges .path { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere;
      flex: 1 1 12rem; }
    .exchanges .code { font-weight: 650; }
    .exchanges .code.good { color: var(--good); }
    .exchanges .code.bad { color: var(--bad); }
    .exchanges pre { background: var(--code); border-radius: 6px; padding: 0.5rem 0.8rem;
      margin-top: 0.3rem; max-height: 18rem; overflow: auto; }
    .moment-button { border: 0; background: none; padding: 0; cursor: pointer; color: var(--accent);
      font-variant-numeric: tabular-nums; font-size: inherit; }
    .trace { width: 100%; border-collapse: collapse; font-size: 0.82rem; }
    .trace td { padding: 0.15rem 0.9rem; vertical-align: top; overflow-wrap: anywhere; }
    .trace tr.past { opacity: 1; }
    .trace tr.now { background: var(--accent-soft); }
    .trace .cause { color: var(--soft); }
    .scroll { max-height: 26rem; overflow: auto; }
    .facts { margin: 0; padding-left: 1.2rem; font-size: 0.85rem; }
    .wanted { margin: 0 0 0.8rem; font-size: 0.86rem; }
    .wanted b { color: var(--accent); }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.82rem;
      background: var(--code); border-radius: 5px; padding: 0.15rem 0.4rem; overflow-wrap: anywhere; }

    """#
}
