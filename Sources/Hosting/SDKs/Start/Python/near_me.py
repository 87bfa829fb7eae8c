"""An app that says where its user is, and remembers it."""

import rehearsal
from rehearsal import Control, Screen


class NearMe(rehearsal.App):
    def __init__(self, phone: rehearsal.Phone) -> None:
        super().__init__(phone)
        # What was stored outlives the process, which the phone may end at any time.
        spot = phone.facts.storage.get("spot")
        self.message = f"You were at {spot}." if spot else "Nowhere yet."

    def screen(self) -> Screen:
        return Screen("Near me", message=self.message, controls=[Control("Find me")])

    async def on_tapped(self, label: str) -> None:
        try:
            fix = await self.phone.request_fix(timeout=20)
        except rehearsal.LocationFailed:
            self.message = "You were not found."
            return
        spot = f"{fix.position.latitude:.4f}, {fix.position.longitude:.4f}"
        self.message = f"You are at {spot}."
        self.phone.store("spot", spot)


if __name__ == "__main__":
    rehearsal.run(NearMe)
