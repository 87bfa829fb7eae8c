// @ts-check
/**
 * Punch: clocks in and out where the user is. Each punch is in a file first, and is sent until the server has it.
 *
 * @typedef {import("../rehearsal.mjs").Phone} Phone
 * @typedef {import("../rehearsal.mjs").Screen} Screen
 */

import fs from "node:fs";
import { run } from "../rehearsal.mjs";

const RETRY_MILLISECONDS = 60_000;
const FIX_SECONDS = 20;

const BLOCKED = "Allow location in Settings to clock in.";
const NOT_FOUND = "Your position was not found. Try again.";

/** A file of lines, to which lines are added so that they outlive the phone. */
class Journal {
  constructor(name) {
    this.path = `${process.env.HOME}/${name}`;
    this.lines = this.#read();
  }

  /** The whole lines; a line that was not written to its end is cut off. */
  #read() {
    if (!fs.existsSync(this.path)) return [];
    const bytes = fs.readFileSync(this.path);
    const length = bytes.lastIndexOf("\n") + 1;
    if (length < bytes.length) fs.truncateSync(this.path, length);
    return bytes.subarray(0, length).toString().split("\n").slice(0, -1);
  }

  append(line) {
    const file = fs.openSync(this.path, "a");
    try {
      fs.writeSync(file, `${line}\n`);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    this.lines.push(line);
  }
}

class Punch {
  journal = new Journal("punches.jsonl");
  sent = new Journal("sent.jsonl");
  /** What is on the server, by id, and what is on its way there. */
  done = new Set(this.sent.lines);
  underWay = new Set();
  /** The timers of the punches that wait to be sent again, by id. */
  retries = new Map();
  punches = this.journal.lines.map((line) => JSON.parse(line));
  /** What the message says where it does not say when the user clocked. @type {string | undefined} */
  notice;
  /** The punch that waits for the user's permission or for a position. */
  wanted;

  /** @param {Phone} phone */
  constructor(phone) {
    this.phone = phone;
    this.isAndroid = phone.facts.platform === "android";
  }

  // MARK: What the user sees and does

  get kind() { return this.punches.at(-1)?.kind === "in" ? "out" : "in"; }

  get permission() {
    const { permission, locationServicesEnabled } = this.phone.facts;
    if (!locationServicesEnabled) return "denied";
    return permission.status;
  }

  get isAllowed() { return this.permission === "whenInUse" || this.permission === "always"; }

  /** @returns {Screen} */
  screen() {
    const isLooking = this.wanted?.isLooking ?? false;
    const controls = [{ label: `Clock ${this.kind}`, isEnabled: !isLooking }];
    if (this.notice === BLOCKED) controls.push({ label: "Open Settings", isEnabled: true });
    return {
      title: "Punch",
      badges: this.unsent.length > 0 ? [{ label: "Not sent yet", color: "yellow" }] : [],
      progress: isLooking ? "Looking for you…" : undefined,
      message: this.notice ?? this.resting(),
      controls,
    };
  }

  resting() {
    const last = this.punches.at(-1);
    if (!last) return "You are not clocked in.";
    const time = new Date(last.at).toTimeString().slice(0, 5);
    return `Clocked ${last.kind} at ${time}.`;
  }

  tapped({ label }) {
    if (label === "Open Settings") this.phone.openSettings();
    if (!label.startsWith("Clock ") || this.wanted?.isLooking) return;
    this.notice = undefined;
    this.wanted = { kind: this.kind, at: Date.now(), isLooking: false };
    if (this.isAllowed) this.look();
    else if (this.permission === "notDetermined") this.ask();
    else this.stop(BLOCKED);
  }

  // MARK: Permission

  ask() {
    if (this.isAndroid) this.phone.askForPermission({ permission: "android", permissions: ["coarse", "fine"] });
    else this.phone.askForPermission({ permission: "whenInUse" });
  }

  authorizationChanged() {
    this.lookAgain();
    if (!this.wanted || this.wanted.isLooking || this.permission === "notDetermined") return;
    if (this.isAllowed) this.look();
    else this.stop(BLOCKED);
  }

  permissionRequestFinished({ granted }) {
    if (!this.wanted) return;
    if (this.isAllowed) this.look();
    else this.stop(granted ? BLOCKED : undefined);
  }

  becameActive() { this.lookAgain(); }

  lookAgain() {
    if (this.notice === BLOCKED && (this.isAllowed || this.permission === "notDetermined")) this.notice = undefined;
  }

  /** @param {string} [notice] */
  stop(notice) {
    this.wanted = undefined;
    this.notice = notice;
  }

  // MARK: The position

  look() {
    this.wanted.isLooking = true;
    this.phone.requestFix({ timeout: FIX_SECONDS });
  }

  fix({ fix: { position } }) {
    if (!this.wanted?.isLooking) return;
    const { kind, at } = this.wanted;
    const { latitude, longitude } = position;
    const punch = { id: String(this.punches.length + 1), kind, latitude, longitude, at };
    this.journal.append(JSON.stringify(punch));
    this.punches.push(punch);
    this.stop();
    this.send(punch);
  }

  locationFailed({ failure }) {
    if (this.wanted?.isLooking) this.stop(failure === "denied" ? BLOCKED : NOT_FOUND);
  }

  // MARK: The server

  get unsent() { return this.punches.filter(({ id }) => !this.done.has(id)); }

  launched() { this.sendAll(); }

  connectivityChanged({ isOnline }) { if (isOnline) this.sendAll(); }

  sendAll() { for (const punch of this.unsent) this.send(punch); }

  async send(punch) {
    if (this.underWay.has(punch.id) || this.done.has(punch.id)) return;
    this.underWay.add(punch.id);
    clearTimeout(this.retries.get(punch.id));
    const answer = await this.phone.send({
      method: "POST", path: "/punches", body: JSON.stringify(punch), idempotencyKey: `punch-${punch.id}`,
    });
    this.underWay.delete(punch.id);
    if (answer.kind === "response" && answer.status >= 200 && answer.status < 300) {
      this.sent.append(punch.id);
      this.done.add(punch.id);
    } else {
      this.retries.set(punch.id, setTimeout(() => this.send(punch), RETRY_MILLISECONDS));
    }
  }
}

run((phone) => new Punch(phone));
