extension HTMLStyle {
  /// The timeline and the map.
  static let charts: StaticString = #"""

    .timeline { display: grid; grid-template-columns: auto minmax(0, 1fr); border-radius: 10px;
      border: 1px solid var(--line); overflow: hidden; }
    .lanes { font-size: 0.76rem; color: var(--soft); border-right: 1px solid var(--line);
      background: var(--card); z-index: 1; }
    .lanes div { display: flex; align-items: center; padding: 0 0.7rem; white-space: nowrap; }
    .track { overflow-x: auto; position: relative; }
    .track svg { display: block; }
    .track text { font-size: 11px; fill: var(--ink); pointer-events: none; }
    .track .axis { fill: var(--soft); font-variant-numeric: tabular-nums; }
    .track .grid { stroke: var(--line); stroke-width: 1; }
    .track .stripe { fill: var(--hover); }
    .track .span rect { stroke-width: 1; rx: 4px; }
    .mark { cursor: pointer; outline-offset: 1px; }
    .mark:hover rect, .mark:hover circle { filter: brightness(0.94); }
    .neutral rect { fill: var(--idle-soft); stroke: var(--idle); }
    .good rect { fill: var(--good-soft); stroke: var(--good); }
    .warning rect { fill: var(--warn-soft); stroke: var(--warn); }
    .bad rect { fill: var(--bad-soft); stroke: var(--bad); }
    .info rect { fill: var(--info-soft); stroke: var(--info); }
    .point circle { stroke: var(--card); stroke-width: 1.5; }
    .neutral circle { fill: var(--idle); }
    .good circle { fill: var(--good); }
    .warning circle { fill: var(--warn); }
    .bad circle { fill: var(--bad); }
    .info circle { fill: var(--info); }
    .cursor { stroke: var(--accent); stroke-width: 2; }
    .cursor-head { fill: var(--accent); }
    .fault-line { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 5 3; }
    .track .fault-word { fill: var(--bad); font-weight: 700; }
    .event { min-height: 1.5em; font-size: 0.85rem; color: var(--soft); }
    .map { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
    .map svg { display: block; width: 100%; height: 440px; background: var(--card); }
    .map-view .grid { stroke: var(--line); stroke-width: 1; opacity: 0.6; }
    .map-view .true { fill: none; stroke: var(--idle); stroke-width: 7; stroke-opacity: 0.35;
      stroke-linejoin: round; stroke-linecap: round; }
    .map-view .recorded { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
    .map-view .record { fill: var(--accent); stroke: var(--card); stroke-width: 1; }
    .map-view .jump { fill: none; stroke: var(--soft); stroke-width: 1.8; stroke-dasharray: 2 6;
      stroke-linecap: round; }
    .map-view .leap { fill: none; stroke: var(--accent); stroke-width: 1; stroke-opacity: 0.45;
      stroke-dasharray: 3 5; }
    .map-view .arrow { fill: var(--soft); }
    .map-view .gap { fill: none; stroke: var(--bad); stroke-width: 2; stroke-dasharray: 4 5; }
    .map-view .blur { fill: var(--good); fill-opacity: 0.07; stroke: var(--good); stroke-opacity: 0.35; }
    .map-view .fix { fill: var(--good); stroke: var(--card); stroke-width: 1; cursor: pointer; }
    .map-view .region { fill: var(--warn); fill-opacity: 0.1; stroke: var(--warn); stroke-width: 1.5;
      stroke-dasharray: 6 4; }
    .map-view .region.over { stroke-opacity: 0.4; fill-opacity: 0.03; }
    .map-view .me { fill: var(--accent); stroke: #fff; stroke-width: 3; }
    .map-view .fault { fill: none; stroke: var(--bad); stroke-width: 3; }
    .map-view text { font-size: 12px; fill: var(--ink); paint-order: stroke; stroke: var(--card);
      stroke-width: 3px; }
    .map-view .scale { stroke: var(--ink); stroke-width: 2; }
    .legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; font-size: 0.8rem;
      color: var(--soft); margin: 0.5rem 0 0; padding: 0; list-style: none; }
    .map-view .tools, .timeline-view .tools { margin-top: 0.6rem; }
    .legend svg { width: 22px; height: 12px; vertical-align: -1px; margin-right: 0.35rem;
      overflow: visible; background: none; display: inline-block; }

    """#
}
