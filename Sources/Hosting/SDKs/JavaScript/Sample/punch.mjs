// @ts-check
/**
 * Punch: clocks in and out where the user is, and gets every punch to the server once.
 *
 * @typedef {import("../rehearsal.mjs").Phone} Phone
 * @typedef {import("../rehearsal.mjs").Screen} Screen
 */

import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "../rehearsal.mjs";

const NOT_FOUND = "Your position was not found. Try again.";
const BLOCKED = "Allow location in Settings to clock in.";

/** A file of JSON lines that only grows; a line counts once it stands there whole. */
class Records {
  constructor(name) { this.path = `${process.env.HOME}/${name}`; }

  /** Reads all records; cuts off what the end of a process has left half-written. */
  read() {
    if (!fs.existsSync(this.path)) return [];
    const content = fs.readFileSync(this.path);
    const whole = content.lastIndexOf("\n") + 1;
    if (whole < content.length) fs.truncateSync(this.path, whole);
    return content.toString("utf8", 0, whole).split("\n").slice(0, -1).map((line) => JSON.parse(line));
  }

  /** Adds a record, which is on the disk when this returns. */
  append(record) {
    const file = fs.openSync(this.path, "a");
    try {
      fs.writeSync(file, `${JSON.stringify(record)}\n`);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
  }
}

class Punch {
  punchFile = new Records("punches.jsonl");
  sentFile = new Records("sent.jsonl");
  punches = this.punchFile.read();
  sent = new Set(this.sentFile.read());
  isLooking = false;
  /** What is in the way. @type {string | undefined} */
  trouble;
  /** The last tap on "Clock in" or "Clock out"; one before it is not gone on with. */
  latest = 0;

  /** @param {Phone} phone */
  constructor(phone) {
    this.phone = phone;
    for (const punch of this.punches) if (!this.sent.has(punch.id)) this.deliver(punch);
  }

  // MARK: What it shows

  /** @returns {Screen} */
  screen() {
    const kind = this.punches.at(-1)?.kind === "in" ? "out" : "in";
    return {
      title: "Punch",
      badges: this.punches.every(({ id }) => this.sent.has(id)) ? [] : [{ label: "Not sent yet", color: "yellow" }],
      progress: this.isLooking ? "Looking for you…" : null,
      message: this.isLooking ? null : this.trouble ?? this.restingMessage(),
      controls: [
        { label: `Clock ${kind}`, isEnabled: !this.isLooking },
        ...(this.trouble === BLOCKED ? [{ label: "Open Settings" }] : []),
      ],
    };
  }

  restingMessage() {
    const last = this.punches.at(-1);
    if (!last) return "You are not clocked in.";
    return `Clocked ${last.kind} at ${new Date(last.at).toTimeString().slice(0, 5)}.`;
  }

  // MARK: What the user does

  tapped({ label }) {
    if (label === "Open Settings") this.phone.openSettings();
    if (label === "Clock in") return this.clock("in");
    if (label === "Clock out") return this.clock("out");
  }

  /** Clocks in or out at the minute of the tap, once there are a permission and a position. */
  async clock(kind) {
    const at = Date.now();
    const tap = ++this.latest;
    this.trouble = undefined;
    if (this.permission === "notDetermined") await this.ask();
    if (tap !== this.latest) return;
    if (this.isBlocked) this.trouble = BLOCKED;
    // A question that was interrupted has no answer: the user taps again.
    if (this.isBlocked || this.permission === "notDetermined") return;

    const position = await this.look();
    if (!position) {
      this.trouble = this.isBlocked ? BLOCKED : NOT_FOUND;
      return;
    }
    const { latitude, longitude } = position;
    const punch = { id: String(this.punches.length + 1), kind, latitude, longitude, at };
    this.punchFile.append(punch);
    this.punches.push(punch);
    this.deliver(punch);
  }

  async look() {
    this.isLooking = true;
    this.phone.requestFix({ timeout: 20 });
    // An app that is put away hears no more of its request: its own time runs out, too.
    const answer = await Promise.race([this.phone.next("fix", "locationFailed"), sleep(20_000)]);
    this.isLooking = false;
    return answer?.kind === "fix" ? answer.fix.position : undefined;
  }

  // MARK: Permission

  get permission() {
    const { permission, locationServicesEnabled } = this.phone.facts;
    return locationServicesEnabled ? permission.status : "denied";
  }

  get isBlocked() { return this.permission === "denied" || this.permission === "restricted"; }

  async ask() {
    if (this.phone.facts.platform === "android") {
      this.phone.askForPermission({ permission: "android", permissions: ["coarse", "fine"] });
      await this.phone.next("permissionRequestFinished");
    } else {
      this.phone.askForPermission({ permission: "whenInUse" });
      await this.phone.next("authorizationChanged");
    }
  }

  authorizationChanged() { this.lookAgain(); }
  becameActive() { this.lookAgain(); }
  lookAgain() { if (this.trouble === BLOCKED && !this.isBlocked) this.trouble = undefined; }

  // MARK: The server

  /** Sends the punch until the server has taken it: again after a minute, or when there is a network. */
  async deliver(punch) {
    while (!(await this.send(punch))) await Promise.race([this.online(), sleep(60_000)]);
    this.sentFile.append(punch.id);
    this.sent.add(punch.id);
  }

  async send(punch) {
    const answer = await this.phone.send({
      method: "POST", path: "/punches", body: JSON.stringify(punch),
      // The moment tells it from a punch of the same number, before the app was installed again.
      idempotencyKey: `punch-${punch.id}-${punch.at}`,
    });
    return answer.kind === "response" && answer.status >= 200 && answer.status < 300;
  }

  async online() {
    while (!(await this.phone.next("connectivityChanged")).isOnline);
  }
}

run((phone) => new Punch(phone));
