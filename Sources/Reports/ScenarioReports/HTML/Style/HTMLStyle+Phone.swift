extension HTMLStyle {
  /// The phone and what an app shows on it, with sizes in em, so that it keeps its proportions.
  static let phone: StaticString = #"""

    .phone {
      --glass: #f2f2f7; --cell: #ffffff; --text: #0b0b0d; --faint: #6d6d76; --rule: #d9d9df;
      --blue: #0a6cff; --on: #ffffff; position: relative; width: 20em; height: 41em; margin: 0 auto;
      font-size: 16px; line-height: 1.35; border-radius: 3.4em; background: #16171a; color: var(--text);
      padding: 0.7em; box-shadow: 0 0 0 2px #3b3d42, 0 1.2em 2.6em #0000003d; user-select: none;
      font-family: -apple-system, system-ui, "Segoe UI", Roboto, sans-serif;
    }
    .phone.android { --glass: #f7f5fb; --cell: #ece8f3; --blue: #4a4fa8; border-radius: 2.3em;
      --faint: #5c5a66; --rule: #dcd8e4; }
    @media screen and (prefers-color-scheme: dark) {
      .phone { --glass: #000000; --cell: #1c1c1e; --text: #f5f5f7; --faint: #a1a1aa; --rule: #38383c;
        --blue: #4a9bff; --on: #04162b; }
      .phone.android { --glass: #131217; --cell: #25232b; --blue: #b9c0ff; --faint: #b3afbd;
        --rule: #3a3742; }
    }
    .phone.fault { box-shadow: 0 0 0 4px var(--bad), 0 1.2em 2.6em #0000003d; }
    .glass { position: relative; height: 100%; border-radius: 2.8em; overflow: hidden;
      background: var(--glass); display: flex; flex-direction: column; }
    .android .glass { border-radius: 1.7em; }
    .glass::before { content: ""; position: absolute; z-index: 4; top: 0.62em; left: 50%;
      width: 3.9em; height: 1.3em; margin-left: -1.95em; border-radius: 1em; background: #000; }
    .android .glass::before { width: 0.95em; height: 0.95em; margin-left: -0.47em; }
    .glass::after { content: ""; position: absolute; z-index: 4; bottom: 0.45em; left: 50%;
      width: 6.6em; height: 0.3em; margin-left: -3.3em; border-radius: 1em; background: currentColor;
      opacity: 0.75; }
    .phone .statusbar { position: relative; z-index: 3; flex: none; display: flex; height: 2.9em;
      justify-content: space-between; align-items: center; padding: 0 1.35em 0 1.7em; }
    .android .statusbar { height: 2.2em; padding: 0 1.1em; }
    .statusbar .left, .statusbar .right { display: flex; gap: 0.22em; align-items: center; }
    .statusbar .clock { font-size: 0.92em; font-weight: 650; font-variant-numeric: tabular-nums; }
    .statusbar .pill { background: #0a6cff; color: #fff; border-radius: 1em; padding: 0 0.55em; }
    .statusbar svg { height: 0.72em; width: auto; fill: currentColor; display: block; }
    .statusbar .off { font-size: 0.68em; font-weight: 600; }
    .statusbar .dot { width: 0.55em; height: 0.55em; border-radius: 50%; background: #0a6cff; }
    .statusbar .charge { font-size: 0.62em; font-weight: 600; }
    .app { flex: 1; overflow: hidden; padding: 0.3em 1em 1.6em; display: flex; min-height: 0;
      flex-direction: column; gap: 0.6em; }
    .app .heading { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em 0.5em; }
    .app .title { font-size: 1.45em; font-weight: 750; letter-spacing: -0.02em; line-height: 1.15; }
    .android .app .title { font-size: 1.4em; font-weight: 500; letter-spacing: 0; }
    .app .badge { font-size: 0.74em; font-weight: 650; border-radius: 1em; padding: 0.12em 0.7em;
      background: #8e8e9333; color: var(--text); }
    .app .badge.green { background: #1f9d46; color: #fff; }
    .app .badge.yellow { background: #f5c400; color: #2b2200; }
    .app .badge.red { background: #d4252f; color: #fff; }
    .app .badge.blue { background: #0a62e6; color: #fff; }
    .app .progress { display: flex; gap: 0.6em; align-items: center; color: var(--faint);
      font-size: 0.9em; }
    .app .spinner { width: 1.1em; height: 1.1em; border-radius: 50%; flex: none;
      border: 0.16em solid var(--rule); border-top-color: var(--blue); }
    .app .message { background: var(--cell); border-radius: 0.8em; padding: 0.6em 0.85em;
      font-size: 0.88em; color: var(--faint); }
    .app .metrics { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0.5em; }
    .app .metric { background: var(--cell); border-radius: 0.8em; padding: 0.45em 0.75em; min-width: 0; }
    .app .metric span { display: block; font-size: 0.7em; color: var(--faint); }
    .app .metric b { font-size: 1.05em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .app .rows { background: var(--cell); border-radius: 0.9em; overflow: hidden; flex: 0 1 auto;
      min-height: 0; }
    .app .cell { padding: 0.5em 0.9em; border-top: 1px solid var(--rule); font-size: 0.92em; }
    .app .cell:first-child { border-top: 0; }
    .app .cell span { display: block; color: var(--faint); font-size: 0.84em; }
    .app .fields { display: grid; gap: 0.45em; flex: none; }
    .app .field { border: 1px solid var(--rule); border-radius: 0.7em; padding: 0.35em 0.75em;
      background: var(--cell); min-width: 0; }
    .app .field span { display: block; font-size: 0.7em; color: var(--faint); }
    .app .field b { display: block; min-height: 1.3em; font-weight: 500; overflow-wrap: anywhere; }
    .app .buttons { display: grid; gap: 0.45em; margin-top: auto; flex: none; }
    .app .buttons:has(> :nth-child(4)) { grid-template-columns: 1fr 1fr; }
    .app .buttons:has(> :nth-child(4)) > :first-child { grid-column: 1 / -1; }
    .app .control { text-align: center; border-radius: 0.85em; background: var(--blue); color: var(--on);
      font-weight: 600; padding: 0.55em; font-size: 0.95em; }
    .app .control:not(:first-child):not(.off) { background: #0a6cff24; color: var(--blue); }
    .android .app .control:not(:first-child):not(.off) { background: #7a7fd42e; }
    .android .app .control { border-radius: 1.5em; font-weight: 550; }
    .app .control.off { background: #8e8e9340; color: var(--faint); }
    .app .plot { flex: 1 1 9em; min-height: 7em; border-radius: 0.9em; overflow: hidden;
      background: #dfe8dc; }
    .app .plot svg { display: block; width: 100%; height: 100%; overflow: visible; }
    .app .plot .land { fill: #e4ebe0; }
    .app .plot .street { stroke: #fff; stroke-width: 5; fill: none; }
    .app .plot .way { stroke: #0a62e6; stroke-width: 4; fill: none; stroke-linejoin: round; }
    .app .plot .spot { fill: #0a62e6; stroke: #fff; stroke-width: 1.5; }
    .app .plot .spot.faint { fill: #fff; stroke: #6b8fc4; stroke-dasharray: 2 1.5; }
    .app .plot .zone { fill-opacity: 0.2; stroke-width: 2; }
    .app .plot .zone.gray { fill: #6b6b73; stroke: #6b6b73; }
    .app .plot .zone.orange { fill: #e07a00; stroke: #c46a00; stroke-width: 3; }
    .app .plot .zone.green { fill: #1f9d46; stroke: #1a7f39; }
    .app .plot .check circle { fill: #1a7f39; stroke: #fff; stroke-width: 1.5; }
    .app .plot .check path { fill: none; stroke: #fff; stroke-width: 2; stroke-linecap: round; }
    .app .plot .me { fill: #0a62e6; stroke: #fff; stroke-width: 3; }
    .app .player { background: var(--cell); border-radius: 0.9em; padding: 0.6em 0.9em; flex: none; }
    .app .player .track { height: 0.3em; border-radius: 1em; background: var(--rule); margin: 0.5em 0; }
    .app .player .done { height: 100%; border-radius: 1em; background: var(--blue); }
    .app .player .times { display: flex; justify-content: space-between; font-size: 0.72em;
      color: var(--faint); align-items: center; font-variant-numeric: tabular-nums; }
    .app .player .key { color: var(--blue); font-size: 1.5em; }
    .app .player .key svg { height: 1em; fill: currentColor; display: block; }
    .toast { position: absolute; z-index: 3; left: 10%; right: 10%; top: 46%; text-align: center;
      background: #2b2b30f0; color: #fff; border-radius: 1.2em; padding: 0.5em 0.9em; font-size: 0.86em; }
    .tapped { outline: 0.22em solid #ff8a00; outline-offset: 0.1em; position: relative; z-index: 1; }
    .tapped::after { content: ""; position: absolute; right: 0.9em; top: 50%; width: 1.8em;
      height: 1.8em; margin-top: -0.9em; border-radius: 50%; background: #ff8a0066;
      border: 0.16em solid #ff8a00; }

    """#
}
