/**
 * Lets a JavaScript app run under Rehearsal's simulated phone, in a process of its own.
 *
 * The app is an object with a method for each signal that it wants to hear, named as in the protocol, and `screen()`,
 * which returns all that it shows. What it wants of the platform it asks of the phone:
 *
 *     import { run } from "./rehearsal.mjs";
 *
 *     class NearMe {
 *       constructor(phone) {
 *         this.phone = phone;
 *         this.message = phone.facts.storage.spot ?? "Nowhere yet.";
 *       }
 *       screen() {
 *         return { title: "Near me", message: this.message, controls: [{ label: "Find me" }] };
 *       }
 *       tapped({ label }) {
 *         if (label === "Find me") this.phone.requestFix({ timeout: 10 });
 *       }
 *       async fix({ fix: { position } }) {
 *         this.message = `You are at ${position.latitude}, ${position.longitude}`;
 *         this.phone.store({ key: "spot", value: this.message });
 *         await new Promise((done) => setTimeout(done, 60_000)); // a minute of the phone
 *         this.message = `You were at ${position.latitude}, ${position.longitude}`;
 *       }
 *     }
 *
 *     run((phone) => new NearMe(phone));
 *
 * `app.json` names the program: { "name": "Near me", "command": ["node", "near-me.mjs"], "infoPlist": "Info.plist" }.
 *
 * From `run` on, time is the phone's: `Date` (in the phone's zone), `performance`, `setTimeout`, `setInterval`,
 * `node:timers`, `process.hrtime` and `AbortSignal.timeout` stand still while the app works, and go on when the phone
 * says so. Chance (`Math.random`, `crypto.randomUUID`, `crypto.getRandomValues`) comes from the seed of the run. What
 * is printed goes to the standard error. A signal is answered when everything has been done that could be done at once:
 * promises, immediates, and what was read or written with `node:fs`. An exception fails the scenario.
 *
 * A module that prints or looks at the clock while it is loaded is best loaded after `run` has been called:
 * `run(async (phone) => new (await import("./near-me.mjs")).NearMe(phone))`.
 *
 * `connect` is all of this without Node and its line: it takes messages, returns answers, and leaves the globals alone.
 */

const PROTOCOL = 1;

/** The name of the one timer that the phone keeps for all timers of the app. */
const TIMER = "rehearsal.mjs";

/** What the app can hear. Other kinds, of a newer phone, are passed over. */
export const SIGNALS = Object.freeze([
  "launched", "becameActive", "willResignActive", "enteredBackground", "willSuspend", "resumed", "screenAppeared",
  "screenDisappeared", "authorizationChanged", "permissionRequestFinished", "temporaryFullAccuracyFinished", "fix",
  "locationFailed", "updatesPaused", "updatesResumed", "locationAvailabilityChanged", "visited",
  "turnLocationOnFinished", "motionChanged", "regionEntered", "regionExited", "regionDwelled", "regionState",
  "regionFailed", "foregroundServiceFailed", "bootCompleted", "response", "requestFailed", "transfersFinished",
  "connectivityChanged", "workStarted", "workExpired", "notificationDue", "notificationTapped", "audioFinished",
  "audioInterrupted", "audioInterruptionEnded", "audioLost", "headphonesUnplugged", "batteryChanged",
  "powerSavingChanged", "storageFailed", "storageLocked", "storageUnlocked", "clockChanged", "timerFired", "tapped",
  "tappedPoint", "entered", "tappedPlay", "tappedPause", "draggedPlayer", "pulledToRefresh",
]);

/** What the app can ask for. Each is a method of the phone, which takes the members of the request. */
const REQUESTS = [
  "askForPermission", "requestFix", "stopUpdates", "startSignificantChanges", "stopSignificantChanges", "startVisits",
  "stopVisits", "startMotionUpdates", "stopMotionUpdates", "askToTurnLocationOn", "stopMonitoring",
  "requestRegionState", "createLocationManager", "startServiceSession", "endServiceSession",
  "startBackgroundSession", "endBackgroundSession", "startForegroundService", "stopForegroundService", "cancelWork",
  "finishWork", "beginBackgroundTask", "endBackgroundTask", "cancelSend", "schedule", "cancel", "store", "append", "delete", "withdraw", "playAudio",
  "pauseAudio", "seekAudio", "releaseAudio", "open", "openSettings",
];

/** The requests with one object as their only member: their methods take that object. So does `send`. */
const WRAPPED = {
  startUpdates: "updates", monitor: "region", deferWork: "work", transfer: "request", post: "notification",
  loadAudio: "file", setAudioSession: "session",
};

/** The phone as the app sees it: facts to read, and a method for each request. */
class Phone {
  facts;
  #ask;
  #waiting = [];
  #lastId = 0;

  constructor(facts, ask) {
    this.facts = facts;
    this.#ask = ask;
  }

  static {
    for (const kind of REQUESTS) {
      this.prototype[kind] = function (members) { this.#ask({ ...members, kind }); };
    }
    for (const [kind, member] of Object.entries(WRAPPED)) {
      this.prototype[kind] = function (value = {}) { this.#ask({ kind, [member]: value }); };
    }
  }

  /** Sends a request to the app's server; resolves with the signal that ends it. */
  send(request) {
    const id = request.id ?? ++this.#lastId;
    this.#ask({ kind: "send", request: { ...request, id } });
    return this.#until((signal) => (signal.kind === "response" || signal.kind === "requestFailed") && signal.id === id);
  }

  /** Resolves with the next signal of one of the kinds. */
  next(...kinds) { return this.#until((signal) => kinds.includes(signal.kind)); }

  #until(isWanted) { return new Promise((resolve) => { this.#waiting.push({ isWanted, resolve }); }); }

  /** Hands a signal to those who wait for it. */
  static tell(phone, signal) {
    const waiting = phone.#waiting;
    phone.#waiting = waiting.filter(({ isWanted }) => !isWanted(signal));
    for (const { isWanted, resolve } of waiting) if (isWanted(signal)) resolve(signal);
  }
}

/** Time as the phone tells it, with the timers of the app. Uptimes are whole microseconds, as on the line. */
class Clock {
  uptime = 0;
  wallClock = 0;
  #began = { uptime: 0, wallClock: 0 };
  #timers = [];
  #lastId = 0;

  /** Sets the time at the start; timers that are set already count from here. */
  begin(facts) {
    this.set(facts);
    this.#began = { uptime: this.uptime, wallClock: this.wallClock };
    for (const timer of this.#timers) timer.due += this.uptime;
  }

  set({ uptime, wallClock }) {
    this.uptime = Math.round(uptime * 1e6);
    this.wallClock = wallClock.millisecondsSince1970;
  }

  /** When the next timer is due, or undefined. */
  get next() { return this.#timers[0]?.due; }

  /** Takes the first timer that is due, or undefined; one that repeats is set anew. */
  takeDue() {
    if (!(this.next <= this.uptime)) return undefined;
    const timer = this.#timers.shift();
    if (timer.period !== undefined) this.#insert(timer, timer.period);
    return timer;
  }

  #insert(timer, delay) {
    timer.due = this.uptime + delay;
    const after = this.#timers.findLastIndex(({ due }) => due <= timer.due);
    this.#timers.splice(after + 1, 0, timer);
    return timer;
  }

  #remove(handle) {
    const id = handle instanceof Timer ? handle.id : handle;
    const index = this.#timers.findIndex((timer) => String(timer.id) === String(id));
    if (index >= 0) this.#timers.splice(index, 1);
  }

  #add(callback, delay, args, repeats = false) {
    if (typeof callback !== "function") throw new TypeError("The callback of a timer must be a function");
    const timer = new Timer(++this.#lastId, () => callback(...args), repeats ? delay : undefined);
    timer.refresh = () => {
      this.#remove(timer);
      return this.#insert(timer, delay);
    };
    return this.#insert(timer, delay);
  }

  /** The functions and objects of JavaScript that have to do with time, by this clock. */
  globals() {
    const clear = (handle) => this.#remove(handle);
    const began = () => this.#began;
    return {
      setTimeout: (callback, delay, ...args) => this.#add(callback, microseconds(delay), args),
      setInterval: (callback, delay, ...args) => this.#add(callback, microseconds(delay), args, true),
      setImmediate: (callback, ...args) => this.#add(callback, 0, args),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
      Date: dateBy(() => this.wallClock),
      performance: {
        now: () => (this.uptime - began().uptime) / 1000,
        get timeOrigin() { return began().wallClock; },
      },
    };
  }
}

/** What setTimeout returns: an object as in Node, which is a number where a number is wanted, as elsewhere. */
class Timer {
  constructor(id, run, period) { Object.assign(this, { id, run, period }); }
  ref() { return this; }
  unref() { return this; }
  hasRef() { return true; }
  [Symbol.toPrimitive]() { return this.id; }
}

/** A delay of setTimeout in microseconds: at least a millisecond, and that too where it is too long (HTML, Node). */
function microseconds(delay) {
  return Math.trunc((delay >= 1 && delay <= 0x7fffffff ? delay : 1) * 1000);
}

/** The class Date with another present. */
function dateBy(now) {
  return new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
    apply: (target) => new target(now()).toString(),
    get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
  });
}

/** Numbers from 0 to 1 that look like chance, the same for the same seed (mulberry32). */
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One life of the app: the messages of the line, in order, and their answers. */
class Session {
  clock = new Clock();
  random = chance(0);
  /** Whether the app waits for something that is no matter of the phone, such as a file. */
  isBusy = () => false;
  /** Called with the facts before the app hears of them. */
  onFacts = () => {};

  #makeApp;
  #app;
  #phone;
  #requests = [];
  #failures = [];
  #shown;
  #scheduled;

  constructor(makeApp) { this.#makeApp = makeApp; }

  /** Keeps what went wrong in the app for the next answer. */
  fail(error) {
    console.error(error);
    this.#failures.push(blame(error));
  }

  /** Answers one message; what needs no answer gets undefined. */
  async answer(line) {
    let message;
    try {
      message = JSON.parse(line);
    } catch (error) {
      return failure(null, -32700, `The line is no JSON: ${error.message}`);
    }
    if (!isObject(message) || typeof message.method !== "string") return failure(null, -32600, "This is no request of JSON-RPC 2.0");
    const { method, params } = message;
    const id = typeof message.id === "number" || typeof message.id === "string" ? message.id : null;
    if (method === "start" || (method === "signal" && this.#app)) {
      const wrong = misread(params, method);
      if (wrong) return failure(id, -32602, wrong);
      return this.#attempt(id, () => (method === "start" ? this.#start(params) : this.#signal(params)));
    }
    if (message.id === undefined) return undefined;
    return failure(id, -32601, method === "signal" ? "No signal comes before the start" : `No method "${method.slice(0, 80)}"`);
  }

  /** Does the work of a message; where anything went wrong, that is the answer. */
  async #attempt(id, work) {
    try {
      const result = await work();
      if (this.#failures.length === 0) return JSON.stringify({ jsonrpc: "2.0", id, result });
    } catch (error) {
      this.fail(error);
    }
    return failure(id, -32000, this.#failures.splice(0)[0]);
  }

  async #start({ seed, facts }) {
    this.random = chance(seed);
    this.#phone = new Phone({}, (request) => this.#ask(request));
    this.#learn(facts);
    this.clock.begin(facts);
    this.#app = await this.#makeApp(this.#phone);
    await this.#settle();
    return { protocol: PROTOCOL, screen: this.#changedScreen() };
  }

  async #signal({ signal, facts }) {
    this.#learn(facts);
    this.clock.set(this.#phone.facts);
    if (signal.kind === "timerFired" && signal.timer === TIMER) this.#scheduled = undefined;
    else this.#tell(signal);
    await this.#settle();
    this.#keepTime();
    return { requests: this.#requests.splice(0), screen: this.#changedScreen() };
  }

  #learn(facts) {
    Object.assign(this.#phone.facts, facts);
    // Without a prototype, any text is a key.
    if (facts.storage) this.#phone.facts.storage = Object.assign(Object.create(null), facts.storage);
    this.onFacts(this.#phone.facts);
  }

  #tell(signal) {
    Phone.tell(this.#phone, signal);
    if (SIGNALS.includes(signal.kind)) this.#guard(() => this.#app[signal.kind]?.(signal));
  }

  /** Calls into the app, and keeps what it throws, at once or later. */
  #guard(call) {
    try {
      call()?.then?.(undefined, (error) => this.fail(error));
    } catch (error) {
      this.fail(error);
    }
  }

  #ask(request) {
    this.#requests.push(request);
    const { kind, key } = request;
    const { storage } = this.#phone.facts;
    if (kind === "store") storage[key] = request.value;
    if (kind === "append") storage[key] = `${storage[key] ?? ""}${request.line}\n`;
    if (kind === "delete") delete storage[key];
  }

  /** Waits until all has been done that can be done at this time. */
  async #settle() {
    let timer;
    do {
      // What takes real time comes before what takes the phone's: the order must not depend on how fast a disk is.
      do await turn(); while (this.isBusy());
      timer = this.clock.takeDue();
      this.#guard(() => timer?.run());
    } while (timer);
  }

  /** Has the phone's one timer fire when the next of the app's is due. */
  #keepTime() {
    const { next, uptime } = this.clock;
    if (next === this.#scheduled) return;
    this.#scheduled = next;
    this.#requests.push(next === undefined
      ? { kind: "cancel", timer: TIMER }
      : { kind: "schedule", timer: TIMER, after: (next - uptime) / 1e6 });
  }

  #changedScreen() {
    const screen = this.#app.screen?.();
    const text = JSON.stringify(screen);
    if (text === this.#shown) return undefined;
    this.#shown = text;
    return screen;
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value, min, max) => typeof value === "number" && value >= min && value <= max;

/** How far the numbers go that time is told by. */
const UPTIME_MAX = 1e8;
const WALL_CLOCK_MAX = 8.64e15;
const ZONE_MAX = 86_400;

/** What of a message is not as the protocol says, of all that is used here; undefined where nothing is. */
function misread(params, method) {
  if (!isObject(params)) return "Expected an object for params";
  const { seed, facts, signal } = params;
  if (method === "start" && !Number.isInteger(seed)) return "Expected a whole number for params.seed";
  if (!isObject(facts)) return "Expected an object for params.facts";
  const isGiven = (name) => method === "start" || Object.hasOwn(facts, name);
  if (isGiven("uptime") && !isNumber(facts.uptime, 0, UPTIME_MAX)) return "Expected seconds for params.facts.uptime";
  const { millisecondsSince1970: milliseconds, zoneOffsetSeconds: zone = 0 } = facts.wallClock ?? {};
  const isTime = isNumber(milliseconds, -WALL_CLOCK_MAX, WALL_CLOCK_MAX) && isNumber(zone, -ZONE_MAX, ZONE_MAX);
  if (isGiven("wallClock") && !isTime) {
    return "Expected a time for params.facts.wallClock";
  }
  if (Object.hasOwn(facts, "storage") && !isStorage(facts.storage)) return "Expected texts for params.facts.storage";
  if (method === "signal" && typeof signal?.kind !== "string") return "Expected a kind for params.signal";
  return undefined;
}

const isStorage = (value) => isObject(value) && Object.values(value).every((text) => typeof text === "string");

function failure(id, code, message) {
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
}

/** What went wrong, with the place in the app's own files. */
function blame(error) {
  let words;
  try {
    words = String(error);
  } catch {
    words = "Something was thrown that has no words";
  }
  const frames = String(error?.stack ?? "").split("\n").filter((line) => /:\d+(:\d+)?\)?$/.test(line));
  const own = frames.find((line) => !/rehearsal\.mjs:|node:|node_modules/.test(line));
  const place = own?.match(/(?:file:\/\/)?([^\s(]+:\d+)(?::\d+)?\)?$/)?.[1];
  return place ? `${words} (${place})` : words;
}

/** Lets everything run that is ready to: promises, and what a file has brought. The real one, not the phone's. */
const later = globalThis.setImmediate ?? globalThis.setTimeout;
const turn = () => new Promise((resolve) => { later(resolve); });

/**
 * Connects an app to a line of another kind than standard input and output.
 *
 * `answer` takes a message and resolves with its answer; `globals` are what the app should use for its time.
 */
export function connect(makeApp) {
  const session = new Session(makeApp);
  let last = Promise.resolve();
  return {
    answer: (line) => (last = last.then(() => session.answer(line))),
    globals: session.clock.globals(),
  };
}

// MARK: Node

/** Takes over this process for the app: its time, its chance, its output. Ends it when the line does. */
export async function run(makeApp) {
  if (!process.getBuiltinModule) throw new Error("rehearsal.mjs needs Node 20.16 or later");
  const session = new Session(makeApp);
  const write = divertOutput();
  takeOver(session);
  process.on("uncaughtException", (error) => session.fail(error));
  process.on("unhandledRejection", (error) => session.fail(error));
  for await (const line of lines(process.stdin.setEncoding("utf8"))) {
    const answer = await session.answer(line);
    if (answer !== undefined) await new Promise((done) => { write(`${answer}\n`, done); });
  }
  process.exit(0);
}

/** Sends what the app prints to the standard error, and returns the way to the line. */
function divertOutput() {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  stdout.on("error", () => process.exit(0)); // Nobody listens any more.
  return write;
}

/** The whole lines of a stream of text. */
async function* lines(chunks) {
  let rest = "";
  for await (const chunk of chunks) {
    const parts = chunk.split("\n");
    parts[0] = rest + parts[0];
    rest = parts.pop();
    yield* parts;
  }
}

/** Replaces time and chance in this process by those of the session. */
function takeOver(session) {
  const { performance: watch, ...globals } = session.clock.globals();
  Object.assign(globalThis, globals);
  Date.prototype.constructor = Date;
  Object.defineProperties(performance, Object.getOwnPropertyDescriptors(watch));
  process.hrtime = hrtimeBy(() => BigInt(Math.round(performance.now() * 1e6)));
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("The time is over", "TimeoutError")), delay);
    return controller.signal;
  };
  takeOverTimers(globals);
  takeOverChance(() => session.random());
  session.isBusy = () => process.getActiveResourcesInfo().some((resource) => resource.includes("Req"));
  session.onFacts = ({ wallClock }) => { process.env.TZ = zone(wallClock.zoneOffsetSeconds ?? 0); };
}

/** Has the modules of Node keep the same time, also where the app has imported them before. */
function takeOverTimers({ Date: _, ...timers }) {
  const wait = (value, signal, set, clear) => new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = set(() => resolve(value));
    signal?.addEventListener("abort", () => { clear(timer); reject(signal.reason); }, { once: true });
  });
  const sleep = (delay, value, { signal } = {}) =>
    wait(value, signal, (done) => setTimeout(done, delay), clearTimeout);
  const pass = (value, { signal } = {}) => wait(value, signal, setImmediate, clearImmediate);
  async function* tick(delay, value, options) { for (;;) yield await sleep(delay, value, options); }
  const scheduler = { wait: (delay, options) => sleep(delay, undefined, options), yield: () => pass() };

  const promisified = Symbol.for("nodejs.util.promisify.custom");
  Object.assign(setTimeout, { [promisified]: sleep });
  Object.assign(setImmediate, { [promisified]: pass });
  takeOverModule("node:timers", timers);
  takeOverModule("node:timers/promises", { setTimeout: sleep, setInterval: tick, setImmediate: pass, scheduler });
}

function takeOverChance(random) {
  const getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => { bytes[index] = random() * 256; });
    return array;
  };
  const randomUUID = () => "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (sign) =>
    (sign === "x" ? Math.trunc(random() * 16) : 8 + Math.trunc(random() * 4)).toString(16));
  Math.random = random;
  Object.assign(crypto, { getRandomValues, randomUUID });
  takeOverModule("node:crypto", { randomUUID });
}

function takeOverModule(name, members) {
  Object.assign(process.getBuiltinModule(name), members);
  process.getBuiltinModule("node:module").syncBuiltinESMExports();
}

function hrtimeBy(nanoseconds) {
  const hrtime = (since = [0, 0]) => {
    const passed = nanoseconds() - (BigInt(since[0]) * 1_000_000_000n + BigInt(since[1]));
    return [Number(passed / 1_000_000_000n), Number(passed % 1_000_000_000n)];
  };
  return Object.assign(hrtime, { bigint: nanoseconds });
}

/** The name of a time zone that never changes, as Date knows only zones with a name; UTC where there is none. */
function zone(offsetSeconds) {
  const hours = offsetSeconds / 3600;
  if (Number.isInteger(hours)) return `Etc/GMT${hours < 0 ? "+" : "-"}${Math.abs(hours)}`; // Signs as POSIX has them.
  const named = {
    "-9.5": "Pacific/Marquesas", "3.5": "Asia/Tehran", "4.5": "Asia/Kabul", "5.5": "Asia/Kolkata",
    "5.75": "Asia/Kathmandu", "6.5": "Asia/Yangon", "8.75": "Australia/Eucla", "9.5": "Australia/Darwin",
  };
  return named[hours] ?? "UTC";
}
