// An app that says where its user is, and remembers it.
import { run } from "./rehearsal.mjs";

class NearMe {
  constructor(phone) {
    this.phone = phone;
    // What was stored outlives the process, which the phone may end at any time.
    const spot = phone.facts.storage.spot;
    this.message = spot ? `You were at ${spot}.` : "Nowhere yet.";
  }

  screen() {
    return { title: "Near me", message: this.message, controls: [{ label: "Find me" }] };
  }

  tapped() {
    this.phone.requestFix({ timeout: 20 });
  }

  fix({ fix: { position } }) {
    const spot = `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}`;
    this.message = `You are at ${spot}.`;
    this.phone.store({ key: "spot", value: spot });
  }

  locationFailed() {
    this.message = "You were not found.";
  }
}

run((phone) => new NearMe(phone));
