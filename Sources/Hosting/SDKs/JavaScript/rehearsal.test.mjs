/** Tests of `rehearsal.mjs`: apps that are played over a real line, by hostile messages too. Run by `node --test`. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { connect } from "./rehearsal.mjs";

const SDK = JSON.stringify(new URL("./rehearsal.mjs", import.meta.url).href);
const FACTS = {
  platform: "iOS", isOnline: true, uptime: 100, wallClock: { millisecondsSince1970: 1_767_600_000_000 },
  permission: { status: "notDetermined" }, storage: {},
};

/** A phone with nothing but its end of the line, to an app in a process of its own. */
class Line {
  #number = 0;
  #waiting = [];
  uptime = FACTS.uptime;
  output = [];
  errors = "";

  constructor(program) {
    const source = `import { run } from ${SDK};\n${program}`;
    this.process = spawn(process.execPath, ["--input-type=module", "--eval", source], { env: { TZ: "UTC" } });
    this.process.stderr.setEncoding("utf8").on("data", (text) => { this.errors += text; });
    this.process.stdin.on("error", () => {});
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      this.output.push(line);
      this.#waiting.shift()?.(JSON.parse(line));
    });
    this.ended = new Promise((resolve) => { this.process.on("close", resolve); });
  }

  write(text) {
    this.process.stdin.write(text);
    return new Promise((resolve) => { this.#waiting.push(resolve); });
  }

  ask(method, params) {
    const message = { jsonrpc: "2.0", id: ++this.#number, method, params };
    return this.write(`${JSON.stringify(message)}\n`);
  }

  start(facts = {}) { return this.ask("start", { protocol: 1, seed: 7, facts: { ...FACTS, ...facts } }); }

  async tell(signal, facts = {}) {
    const { result, error } = await this.ask("signal", { signal, facts });
    return error ?? result;
  }

  /** Lets time pass, and tells a signal. */
  after(seconds, signal) {
    this.uptime += seconds;
    const millisecondsSince1970 = FACTS.wallClock.millisecondsSince1970 + (this.uptime - FACTS.uptime) * 1000;
    return this.tell(signal, { uptime: this.uptime, wallClock: { millisecondsSince1970 } });
  }

  timer(seconds) { return this.after(seconds, { kind: "timerFired", timer: "rehearsal.mjs" }); }

  tap(label) { return this.tell({ kind: "tapped", label }); }

  /** Ends the line, and returns the exit code. */
  end() {
    this.process.stdin.end();
    return this.ended;
  }
}

/**
 * Plays with an app that does `body` when it is tapped, with `phone`, `show(text)` and `label`; resolves with all that it
 * has written to its standard error, which is a stream of its own and may be heard later than the answers.
 */
async function playing(body, play, top = "") {
  const line = new Line(`${top}
    run((phone) => {
      let message = "";
      const show = (text) => { message += text + " "; };
      return { screen: () => ({ title: "T", message }), async tapped({ label }) { ${body} } };
    });`);
  await line.start();
  try {
    await play(line);
  } finally {
    assert.equal(await line.end(), 0);
  }
  return line.errors;
}

const SLEEP = { kind: "schedule", timer: "rehearsal.mjs", after: 60 };
const shown = (answer) => answer.screen?.message.trim();

test("the start is answered with the screen, a signal with requests and the screen where it has changed", async () => {
  await playing(`phone.requestFix({ timeout: 10 }); show(label);`, async (line) => {
    assert.deepEqual(JSON.parse(line.output[0]), {
      jsonrpc: "2.0", id: 1, result: { protocol: 1, screen: { title: "T", message: "" } },
    });
    assert.deepEqual(await line.tell({ kind: "becameActive" }), { requests: [] });
    assert.deepEqual(await line.tap("a"), {
      requests: [{ timeout: 10, kind: "requestFix" }], screen: { title: "T", message: "a " },
    });
    assert.deepEqual(await line.tell({ kind: "pulledToRefresh" }), { requests: [] });
  });
});

test("a sleep becomes one timer of the phone, and goes on when it has fired", async () => {
  const body = `show("tapped"); await new Promise((done) => setTimeout(done, 60_000)); show(Date.now());`;
  await playing(body, async (line) => {
    assert.deepEqual((await line.tap("")).requests, [SLEEP]);
    assert.deepEqual(await line.after(59.999999, { kind: "resumed" }), { requests: [] });
    assert.equal(shown(await line.timer(0.000001)), "tapped 1767600060000");
  });
});

test("the phone's timer is that of the next deadline, set anew and cancelled with it", async () => {
  const body = `if (label === "a") globalThis.a = setTimeout(show, 60_000, "a");
    if (label === "b") globalThis.b = setTimeout(show, 30_000, "b");
    if (label === "clear") { clearTimeout(+b); clearTimeout(Symbol()); clearTimeout(null); clearTimeout(String(a)); }`;
  await playing(body, async (line) => {
    assert.deepEqual((await line.tap("a")).requests, [SLEEP]);
    assert.deepEqual((await line.tap("b")).requests, [{ ...SLEEP, after: 30 }]);
    assert.deepEqual((await line.tap("a")).requests, []);
    assert.deepEqual((await line.tap("clear")).requests, [SLEEP]);
    const answer = await line.timer(60);
    assert.deepEqual([shown(answer), answer.requests], ["a", []]);
    assert.deepEqual((await line.tap("b")).requests, [{ ...SLEEP, after: 30 }]);
    assert.deepEqual((await line.tap("clear")).requests, [{ kind: "cancel", timer: "rehearsal.mjs" }]);
  });
});

test("intervals repeat until they are cleared, in the order of their deadlines", async () => {
  const body = `setInterval(show, 10_000, "ten"); 
    const five = setInterval(() => { show("five"); clearInterval(five); }, 5_000);
    setTimeout(show, 10_000, "late"); setTimeout(show, -1, "early");`;
  await playing(body, async (line) => {
    assert.deepEqual((await line.tap("")).requests, [{ ...SLEEP, after: 0.001 }]);
    assert.equal(shown(await line.timer(0.001)), "early");
    assert.equal(shown(await line.timer(4.999)), "early five");
    assert.equal(shown(await line.timer(5)), "early five ten late");
    assert.equal(shown(await line.timer(3_600)), "early five ten late ten");
  });
});

test("everything that is ready is done before a signal is answered", async () => {
  const body = `const fs = await import("node:fs/promises");
    setImmediate(() => setImmediate(show, "immediate"));
    process.nextTick(show, "tick");
    for (let turns = 0; turns < 1000; turns += 1) await null;
    await fs.writeFile(process.execPath + ".none/x", "").catch(() => show("refused"));
    show((await fs.readFile("/etc/passwd")).length > 0);`;
  await playing(body, async (line) => assert.equal(shown(await line.tap("")), "tick refused true immediate"));
});

test("the clock, its modules and its zone are the phone's", async () => {
  const top = `import { setTimeout as sleep, setInterval as ticks } from "node:timers/promises";
    import timers from "node:timers"; import { promisify } from "node:util";`;
  const body = `const began = performance.now(); const high = process.hrtime(); const local = new Date().getHours();
    await Promise.all([sleep(1000), promisify(setTimeout)(1000), new Promise((done) => timers.setTimeout(done, 1000))]);
    for await (const tick of ticks(1000, "tick")) { show(tick); break; }
    const aborted = await sleep(5000, "", { signal: AbortSignal.timeout(1000) }).catch((error) => error.name);
    show([aborted, performance.now() - began, process.hrtime(high), local, typeof Date(), new Date() instanceof Date,
      new Date(0).constructor === Date, new Date(2020, 0).getFullYear()].join());`;
  await playing(body, async (line) => {
    const india = { wallClock: { ...FACTS.wallClock, zoneOffsetSeconds: 19_800 } };
    await line.tell({ kind: "tapped", label: "" }, india);
    await line.timer(1);
    await line.timer(1);
    assert.equal(shown(await line.timer(1)), "tick TimeoutError,3000,3,0,13,string,true,true,2020");
  }, top);
});

test("the same seed brings the same chance", async () => {
  const seen = [];
  for (const _ of [1, 2]) {
    const body = `show(Math.random() + crypto.randomUUID() + crypto.getRandomValues(new Uint16Array(3)));`;
    await playing(body, async (line) => { seen.push(shown(await line.tap(""))); });
  }
  assert.equal(seen[0], seen[1]);
  assert.match(seen[0], /^0\.\d+.{8}-.{4}-4.{3}-[89ab].{3}-.{12}\d+,\d+,\d+$/);
});

test("requests to the server are numbered, and their ends awaited", async () => {
  const body = `const answer = await phone.send({ method: "GET", path: "/" + label });
    show(label + (answer.status ?? answer.failure));`;
  await playing(body, async (line) => {
    const { requests } = await line.tap("a");
    assert.deepEqual(requests, [{ kind: "send", request: { method: "GET", path: "/a", id: 1 } }]);
    assert.equal((await line.tap("b")).requests[0].request.id, 2);
    assert.equal(shown(await line.tell({ kind: "requestFailed", id: 2, failure: "offline" })), "boffline");
    assert.equal(shown(await line.tell({ kind: "response", id: 1, status: 204 })), "boffline a204");
    assert.deepEqual(await line.tell({ kind: "response", id: 1, status: 204 }), { requests: [] });
  });
});

test("what the app stores is read back at once, under any key, and what the phone tells replaces it", async () => {
  const body = `for (const key of ["__proto__", "constructor"])
    for (const line of ["x", "y"]) phone.append({ key, line });
    phone.store({ key: "k", value: "v" }); phone.delete({ key: "k" });
    show(JSON.stringify(Object.entries(phone.facts.storage)));`;
  await playing(body, async (line) => {
    const pairs = String.raw`["__proto__","x\ny\n"],["constructor","x\ny\n"]`;
    assert.equal(shown(await line.tap("")), `[${pairs}]`);
    await line.tell({ kind: "storageFailed", key: "k" }, { storage: { z: "1" } });
    assert.match(shown(await line.tap("")), /\[\["z","1"\],\["__proto__"/);
  });
});

for (const [how, body, words] of [
  ["thrown by a method", `null.x;`, /^TypeError: Cannot read.*\(.+:\d+\)$/],
  ["thrown by the SDK", `setTimeout("show()", 1);`, /^TypeError: The callback .* \((?!.*rehearsal\.mjs).+:\d+\)$/],
  ["thrown after a promise", `await null; throw new RangeError("far");`, /^RangeError: far \(.+:\d+\)$/],
  ["thrown by a timer", `setImmediate(() => { throw new Error("late"); });`, /^Error: late/],
  ["rejected and not awaited", `Promise.reject(new Error("lost"));`, /^Error: lost/],
  ["thrown by a callback of Node", `(await import("fs")).stat("/", () => { throw new Error("off"); });`, /^Error: off/],
  ["a rejected text", `Promise.reject("a text");`, /^a text$/],
  ["no error at all", `throw Object.create(null);`, /^Something was thrown/],
  ["undefined", `throw undefined;`, /^undefined$/],
  ["a request that is no JSON", `phone.open({ address: 1n });`, /^TypeError: .*BigInt/],
]) {
  test(`what goes wrong is the answer, once: ${how}`, async () => {
    const errors = await playing(`if (label === "bad") { phone.openSettings(); ${body} } else show("fine");`, async (line) => {
      const error = await line.tap("bad");
      assert.equal(error.code, -32000);
      assert.match(error.message, words);
      const { requests, screen } = await line.tap("good");
      assert.deepEqual([requests, screen.message], [[], "fine "]);
      assert.equal(line.output.length, 3);
    });
    assert.notEqual(errors, "");
  });
}

test("an app that cannot be made, or throws while it is loaded, says so in its first answer", async () => {
  for (const program of [`run(() => { throw new Error("unmade"); });`, `run(() => ({})); throw new Error("unmade");`]) {
    const line = new Line(program);
    assert.match((await line.start()).error.message, /^Error: unmade/);
    assert.equal(await line.end(), 0);
  }
});

test("what the app prints does not spoil the line", async () => {
  const body = `console.log("printed"); process.stdout.write("raw"); console.table([1]); show("fine");`;
  const errors = await playing(body, async (line) => {
    assert.equal(shown(await line.tap("")), "fine");
  }, `queueMicrotask(() => console.log("loaded"));`);
  assert.match(errors, /^loaded\nprinted\nraw/);
});

test("signals and members of a newer phone are passed over, and members of the app that are no signals", async () => {
  const line = new Line(`run(() => ({ screen: () => ({ title: "T" }), teleported() { throw 1; }, fix: undefined }));`);
  await line.start({ gravity: 9.81 });
  for (const kind of ["teleported", "screen", "constructor", "__proto__", "fix", "tapped"]) {
    assert.deepEqual(await line.tell({ kind, more: true }, { gravity: 1 }), { requests: [] });
  }
  assert.equal(await line.end(), 0);
});

test("huge and strange texts come through whole, in any pieces", async () => {
  await playing(`show(label);`, async (line) => {
    const huge = "🧭 \u2028\u0000\\n\"\n".repeat(500_000);
    assert.equal((await line.tap(huge)).screen.message, `${huge} `);
    const params = { signal: { kind: "tapped", label: "ż🧭" }, facts: {} };
    const message = JSON.stringify({ jsonrpc: "2.0", id: 9, method: "signal", params });
    let answered;
    for (const byte of Buffer.from(`${message}\r\n`)) answered ??= line.write(Buffer.of(byte));
    for (const byte of Buffer.from(`${message}\r\n`).subarray(1)) line.process.stdin.write(Buffer.of(byte));
    assert.match((await answered).result.screen.message, /ż🧭 $/);
  });
});

test("garbage is answered by an error, and the line goes on", async () => {
  const line = new Line(`run(() => ({}));`);
  assert.equal((await line.tell({ kind: "launched" })).code, -32601);
  await line.start();
  assert.deepEqual([(await line.write("{half\n")).id, JSON.parse(line.output.at(-1)).error.code], [null, -32700]);
  assert.equal((await line.ask("fly", {})).error.code, -32601);
  for (const text of ["null", "[]", "1", `{"id":3}`]) {
    assert.deepEqual(await line.write(`${text}\n`).then(({ id, error }) => [id, error.code]), [null, -32600]);
  }
  line.process.stdin.write(`{"jsonrpc":"2.0","method":"note"}\n`);
  const signal = { kind: "launched" };
  for (const params of [
    undefined, 1, [], {}, { signal }, { signal, facts: [] }, { signal: null, facts: {} }, { signal: { kind: 1 }, facts: {} },
    { signal, facts: { uptime: "1" } }, { signal, facts: { uptime: 1e9 } }, { signal, facts: { wallClock: null } },
    { signal, facts: { wallClock: { millisecondsSince1970: 0, zoneOffsetSeconds: [] } } },
    { signal, facts: { storage: { key: 1 } } }, { signal, facts: { storage: null } },
  ]) {
    assert.equal((await line.ask("signal", params)).error.code, -32602, JSON.stringify(params));
  }
  assert.deepEqual(await line.tell({ kind: "launched" }), { requests: [] });
  assert.equal(await line.end(), 0);
});

test("the process ends with the line, whatever still goes on", async () => {
  const line = new Line(`import net from "node:net";
    net.createServer().listen(0, "127.0.0.1");
    setInterval(() => {}, 10);
    run(() => ({ tapped: () => new Promise(() => {}) }));`);
  await line.start();
  await line.tap("");
  line.process.stdin.write(`{"jsonrpc":"2.0","id":3,"met`);
  assert.equal(await line.end(), 0);
  assert.equal(line.output.length, 2);
});

test("what is set and asked for before the first signal goes with its answer", async () => {
  const line = new Line(`let phone;
    run((it) => { phone = it; phone.requestFix({ timeout: 1 }); return {}; }); setTimeout(() => {}, 70_000);`);
  await line.start();
  const { requests } = await line.tell({ kind: "launched" });
  assert.deepEqual(requests, [{ timeout: 1, kind: "requestFix" }, { ...SLEEP, after: 70 }]);
  assert.equal(await line.end(), 0);
});

test("an app that leaves the line to itself gets the same answers, and the globals stay", async () => {
  const real = [setTimeout, Date, Math.random];
  const { answer, globals } = connect((phone) => ({
    tapped: () => new Promise((done) => globals.setTimeout(done, 1_000)).then(() => phone.openSettings()),
  }));
  const ask = async (id, method, params) =>
    JSON.parse(await answer(JSON.stringify({ jsonrpc: "2.0", id, method, params })));
  assert.deepEqual((await ask(1, "start", { protocol: 1, seed: 0, facts: FACTS })).result, { protocol: 1 });
  const [tapped, fired] = await Promise.all([
    ask(2, "signal", { signal: { kind: "tapped", label: "" }, facts: {} }),
    ask(3, "signal", { signal: { kind: "timerFired", timer: "rehearsal.mjs" }, facts: { uptime: 101 } }),
  ]);
  assert.deepEqual(tapped.result.requests, [{ kind: "schedule", timer: "rehearsal.mjs", after: 1 }]);
  assert.deepEqual(fired.result.requests, [{ kind: "openSettings" }]);
  assert.equal(globals.Date.now(), FACTS.wallClock.millisecondsSince1970);
  assert.deepEqual([setTimeout, Date, Math.random], real);
});
