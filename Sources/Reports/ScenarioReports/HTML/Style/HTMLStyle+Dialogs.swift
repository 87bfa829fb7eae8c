extension HTMLStyle {
  /// What lies above an app, and what is in front instead of it.
  static let dialogs: StaticString = #"""

    .veil { position: absolute; z-index: 2; inset: 0; background: #00000066; display: flex;
      align-items: center; justify-content: center; padding: 1.6em; }
    .android .veil { align-items: flex-end; padding: 1em 0.9em 2.2em; }
    .box { width: 100%; border-radius: 1.1em; background: #f7f7faf7; color: #0b0b0d; overflow: hidden;
      text-align: center; box-shadow: 0 0.6em 2em #00000040; }
    .box .text { padding: 1.1em 1.1em 0.9em; }
    .box .title { font-weight: 650; font-size: 1em; }
    .box .message { font-size: 0.82em; margin-top: 0.3em; color: #333338; }
    .box .button { border-top: 1px solid #3c3c4333; color: #0a62e6; padding: 0.62em; font-size: 0.98em; }
    .box .precise { height: 5.6em; background: #e4ebe0; position: relative;
      border-top: 1px solid #3c3c4333; }
    .box .precise i { position: absolute; inset: 0; background:
      linear-gradient(25deg, transparent 48%, #fff 48% 52%, transparent 52%),
      linear-gradient(115deg, transparent 60%, #fff 60% 64%, transparent 64%); }
    .box .precise b { position: absolute; left: 0.7em; top: 0.6em; font-size: 0.74em; font-weight: 600;
      background: #ffffffe6; border-radius: 1em; padding: 0.15em 0.7em; color: #0a62e6; }
    .box .precise u { position: absolute; left: 50%; top: 50%; border-radius: 50%; width: 1.1em;
      height: 1.1em; margin: -0.55em; background: #0a62e6; border: 0.2em solid #fff; }
    .box .precise.off u { width: 4.6em; height: 4.6em; margin: -2.3em; background: #0a62e640;
      border: 0.1em solid #0a62e6; }
    .android .box { background: #f3f0f8; border-radius: 1.8em; padding: 0.4em 0.9em 1em; }
    .android .box .title { font-weight: 500; font-size: 1.08em; }
    .android .box .button { border: 0; margin-top: 0.25em; border-radius: 0.5em; background: #dfdcec;
      color: #1c1b22; font-weight: 550; font-size: 0.92em; }
    .android .box .button:first-of-type { border-radius: 1.2em 1.2em 0.5em 0.5em; }
    .android .box .button:last-of-type { border-radius: 0.5em 0.5em 1.2em 1.2em; }
    .android .box .precise { border: 0; border-radius: 1em; margin-bottom: 0.7em; overflow: hidden; }
    @media screen and (prefers-color-scheme: dark) {
      .box { background: #2a2a2ef5; color: #f5f5f7; }
      .box .message { color: #c7c7cc; }
      .box .button { color: #5aa9ff; border-color: #5458665c; }
      .android .box { background: #2a2831; }
      .android .box .button { background: #3b3944; color: #eceaf2; }
    }
    .wall { flex: 1; display: flex; flex-direction: column; align-items: center; padding: 1em;
      min-height: 0; }
    .glass.walled { background: linear-gradient(160deg, #5d7fd6, #8b6fc9 55%, #d98fa8); color: #fff; }
    .android .glass.walled { background: linear-gradient(160deg, #2f7f86, #3a5b95 60%, #5a4a86); }
    .glass.dead { background: #050506; color: #050506; }
    .phone.elsewhere { border-radius: 0.9em; }
    .elsewhere .glass { border-radius: 0.4em; }
    .elsewhere .glass::before, .elsewhere .glass::after { display: none; }
    .reader { flex: none; display: flex; align-items: center; gap: 0.6em; padding: 0.7em 1em;
      margin-bottom: 0.6em; background: var(--rule); font-size: 0.86em; font-weight: 600; }
    .reader i { flex: none; width: 0.7em; height: 0.7em; border-radius: 50%; background: var(--blue); }
    .other { flex: 1; display: flex; flex-direction: column; align-items: center; gap: 0.5em;
      justify-content: center; padding: 1em 1em 4em; text-align: center; }
    .other i { width: 4.6em; height: 4.6em; border-radius: 1.2em; background: var(--blue); color: var(--on);
      display: flex; align-items: center; justify-content: center; }
    .other i svg { height: 2.4em; fill: currentColor; }
    .other b { font-size: 1.3em; }
    .other span { color: var(--faint); overflow-wrap: anywhere; }
    .caller { font-size: 1.9em; font-weight: 600; margin-top: 3em; }
    .call-keys { display: flex; justify-content: space-around; width: 100%; margin: auto 0 2.5em; }
    .call-key { text-align: center; font-size: 0.8em; }
    .call-key i { display: block; width: 5em; height: 5em; border-radius: 50%; margin: 0 auto 0.4em; }
    .call-key.red i { background: #e5393f; }
    .call-key.green i { background: #2fb457; }
    .ring { position: absolute; z-index: 4; left: 4%; right: 4%; top: 2.6em; display: flex; gap: 0.9em;
      align-items: center; background: #2b2b30f2; color: #fff; border-radius: 1.5em; padding: 0.7em 1em; }
    .ring > div:first-child { flex: 1; font-size: 0.86em; }
    .ring b { display: block; font-size: 1.15em; }
    .ring .call-key i { width: 2.6em; height: 2.6em; margin-bottom: 0.2em; }
    .icons { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.1em 0.9em; width: 100%;
      margin-top: 1.2em; }
    .icon { text-align: center; font-size: 0.72em; min-width: 0; }
    .icon i { display: block; width: 4.2em; height: 4.2em; border-radius: 1.05em; margin: 0 auto 0.3em;
      background: #ffffff2e; font-style: normal; }
    .android .icon i { border-radius: 50%; }
    .icon.mine i { background: #fff; color: #2d4fb0; font-size: 1em; font-weight: 700; display: flex;
      align-items: center; justify-content: center; }
    .icon.mine i span { font-size: 2em; }
    .icon.mine { white-space: nowrap; text-shadow: 0 1px 3px #0006; }
    .dock { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.9em; width: 100%; margin-top: auto;
      background: #ffffff33; border-radius: 1.7em; padding: 0.75em; margin-bottom: 0.2em; }
    .dock i { display: block; width: 3em; height: 3em; border-radius: 0.75em; margin: 0 auto;
      background: #ffffff40; }
    .android .dock { background: none; }
    .android .dock i { border-radius: 50%; }
    .big-clock { font-size: 4.4em; font-weight: 650; margin-top: 0.7em; line-height: 1;
      font-variant-numeric: tabular-nums; }
    .wall .padlock { margin-top: 1.2em; height: 1.3em; fill: currentColor; }
    .notes { width: 100%; display: flex; flex-direction: column; gap: 0.5em; margin-top: 1.2em; }
    .note { background: #ffffffd9; color: #111; border-radius: 1.1em; padding: 0.6em 0.9em;
      font-size: 0.86em; }
    .note span { display: block; color: #333; }
    .settings { flex: 1; padding: 0.2em 1em 1.6em; overflow: hidden; }
    .settings .back { color: var(--blue); font-size: 0.9em; }
    .settings .title { font-size: 1.35em; font-weight: 700; margin: 0.2em 0 0.7em; }
    .settings .label { color: var(--faint); font-size: 0.74em; margin: 0 0 0.35em 0.9em;
      text-transform: uppercase; }
    .android .settings .label { text-transform: none; font-size: 0.85em; }
    .settings .group { background: var(--cell); border-radius: 0.8em; overflow: hidden;
      margin-bottom: 1.2em; }
    .settings .choice { display: flex; justify-content: space-between; padding: 0.62em 0.9em;
      gap: 0.6em; border-top: 1px solid var(--rule); font-size: 0.92em; }
    .settings .choice:first-child { border-top: 0; }
    .settings .tick { color: var(--blue); font-weight: 700; }
    .settings .switch { width: 2.9em; height: 1.7em; border-radius: 1em; background: #8e8e9366;
      position: relative; flex: none; }
    .settings .switch::after { content: ""; position: absolute; top: 0.14em; left: 0.14em;
      width: 1.42em; height: 1.42em; border-radius: 50%; background: #fff; }
    .settings .switch.on { background: #30b955; }
    .android .settings .switch.on { background: #4a4fa8; }
    .settings .switch.on::after { left: 1.34em; }
    .settings.fixed .group { opacity: 0.55; }

    """#
}
