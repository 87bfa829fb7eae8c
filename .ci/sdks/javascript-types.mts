/** Uses the types of the SDK in JavaScript, as an app in TypeScript does. Only read by the compiler, never run. */

import { connect, run, SIGNALS, type App, type Phone, type Screen } from "../../Sources/Hosting/SDKs/JavaScript/rehearsal.mjs";

class Fine implements App {
  constructor(private readonly phone: Phone) {}

  screen(): Screen {
    return { title: "A", badges: [{ label: "x", color: "yellow" }], controls: [{ label: "Go" }] };
  }

  async tapped({ label }: { label: string }) {
    this.phone.askForPermission({ permission: "android", permissions: ["coarse"] });
    this.phone.startUpdates();
    this.phone.startUpdates({ distanceFilter: 5 });
    const answer = await this.phone.send({ method: "POST", path: "/a" });
    const end: number | string = answer.kind === "response" ? answer.status : answer.failure;
    const next = await this.phone.next("fix", "locationFailed");
    const latitude = next.kind === "fix" ? next.fix.position.latitude : undefined;
    const stored: string | undefined = this.phone.facts.storage[label];
    this.phone.store({ key: label, value: `${stored} ${end} ${latitude}` });
  }
}

run((phone) => new Fine(phone));
run(async () => ({ fix: ({ fix }) => fix.position.latitude.toFixed(1) }));
connect(() => ({})).globals.Date.now().toFixed(SIGNALS.length);

// @ts-expect-error: there is no such request
run((phone) => { phone.fly(); return {}; });
// @ts-expect-error: a timeout is needed
run((phone) => { phone.requestFix({}); return {}; });
// @ts-expect-error: a tap has no number
run(() => ({ tapped({ number }) { return number; } }));
// @ts-expect-error: there is no such colour
const pink: Screen = { title: "", badges: [{ label: "", color: "pink" }] };
// @ts-expect-error: facts are the phone's
run((phone) => { phone.facts.isOnline = true; return {}; });
