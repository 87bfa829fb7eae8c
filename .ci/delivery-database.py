#!/usr/bin/env python3
"""Lets a real database judge the requests that the simulated delivery server is tested with.

Usage: delivery-database.py SCHEMA REQUESTS

The first line of REQUESTS is what the database has to hold, each further one a request and the status that the server
answers it with. A PostgreSQL server of its own is started on a socket in a temporary folder, and stopped and removed in
the end. Each request is done as its user under the row-level rules of SCHEMA and taken back. A request that one of the
two takes and the other refuses fails. Without PostgreSQL nothing is compared, and it says so.
"""

import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

TOOLS = ["initdb", "pg_ctl", "postgres", "psql"]


def tools():
    """Returns the paths of PostgreSQL's programs, or None where one is missing."""
    places = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    found = {}
    for tool in TOOLS:
        path = shutil.which(tool) or shutil.which(tool, path=os.pathsep.join(places))
        if path is None:
            return None
        # What starts the server looks for its other programs beside itself.
        found[tool] = os.path.realpath(path)
    beside = os.path.join(os.path.dirname(found["postgres"]), "psql")
    if os.path.exists(beside):
        found["psql"] = beside
    return found


def other_user():
    """Returns somebody else to run as where this is the superuser, whom the server refuses; None otherwise."""
    if os.geteuid() != 0:
        return None
    import pwd

    for name in ["postgres", "nobody"]:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise SystemExit("There is neither a user postgres nor a user nobody to run the database as")


class Database:
    """A server in a folder of its own."""

    def __init__(self, paths, folder):
        self.paths, self.folder = paths, folder
        self.user = other_user()
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        self.environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": folder}

    def run(self, tool, *arguments, text=None):
        """Runs one of the programs and returns its output; ends everything where it fails."""
        identity = {}
        if self.user is not None:
            identity = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        result = subprocess.run(
            [self.paths[tool], *arguments], input=text, text=True, capture_output=True,
            cwd=self.folder, env=self.environment, timeout=300, **identity)
        if result.returncode != 0:
            raise SystemExit(f"{tool} failed:\n{result.stdout}{result.stderr}")
        return result.stdout

    def start(self):
        data = os.path.join(self.folder, "data")
        self.run("initdb", "-D", data, "-U", "owner", "-A", "trust", "-E", "UTF8", "-N")
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "-D", data, "-w", "-l", os.path.join(self.folder, "log"), "-o", options, "start")

    def stop(self):
        data = os.path.join(self.folder, "data")
        if os.path.exists(os.path.join(data, "postmaster.pid")):
            self.run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")

    def ask(self, script, strict=False):
        return self.run(
            "psql", "-X", "-q", "-h", self.folder, "-U", "owner", "-d", "postgres",
            "-v", f"ON_ERROR_STOP={int(strict)}", "-f", "-", text=script)


def literal(value):
    """Writes a value of JSON so that its column decides whether it is one."""
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "'true'" if value else "'false'"
    if isinstance(value, list):
        return f"ARRAY[{','.join(literal(item) for item in value)}]::text[]"
    return "'" + str(value).replace("'", "''") + "'"


def insert(table, row):
    """Writes an insertion of a row; a column without a value has its default."""
    row = {name: value for name, value in row.items() if value is not None}
    values = ", ".join(literal(value) for value in row.values())
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({values});"


def seed(state):
    """Writes what the database has to hold."""
    lines = [insert("users", {"user_id": user["id"], "user_role": user["role"]}) for user in state["users"]]
    for courier in state["couriers"]:
        lines.append(insert("couriers", {
            "courier_id": courier["id"], "user_id": courier["id"], "has_consent": courier["consent"]}))
        place = {"courier_id": courier["id"], "latitude": 52, "longitude": 21, "accuracy": 5}
        lines += [insert("courier_location_history", place)] * int(courier["locations"])
    for merchant in sorted({order["merchant"] for order in state["orders"]}):
        lines.append(insert("stores", {"store_id": merchant, "owner_user_id": merchant}))
    for route, courier in sorted({(order["route"], order["courier"]) for order in state["orders"]}):
        lines.append(insert("delivery_routes", {"route_id": route, "courier_id": courier}))
    for order in state["orders"]:
        lines.append(insert("orders", {
            "order_id": order["id"], "store_id": order["merchant"], "customer_id": order["customer"],
            "order_status": order["status"], "recipient_pin_code": order["pin"], "items": order["items"]}))
        lines.append(insert("route_stops", {
            "stop_id": order["stop"], "route_id": order["route"], "order_id": order["id"]}))
        if order["status"] == "delivered":
            lines.append(insert("delivery_scans", {
                "order_id": order["id"], "courier_id": order["courier"], "delivery_status": "delivered",
                "latitude": 52, "longitude": 21, "accuracy": 5}))
    return "\n".join(lines)


def location_row(user, body):
    columns = [
        "route_id", "latitude", "longitude", "accuracy", "altitude", "speed", "heading", "battery_level",
        "is_charging", "activity_type"]
    return {"courier_id": user, **{column: body.get(column) for column in columns}}


def event_row(user, body):
    columns = [
        "route_id", "stop_id", "order_id", "event_type", "latitude", "longitude", "geofence_radius",
        "distance_from_center", "dwell_time_seconds"]
    return {
        "courier_id": user, **{column: body.get(column) for column in columns},
        "is_manual": body.get("manual")}


def scan_row(user, body):
    columns = [
        "order_id", "failure_reason", "notes", "delivered_items", "missing_reason", "left_at_location",
        "notice_left", "next_attempt_date"]
    proof, place = body.get("proof") or {}, body.get("location") or {}
    # A status that is not said is none, not the one of an order that waits.
    status = {"delivery_status": body.get("status") or ""}
    names = ["signature_url", "photo_url", "recipient_name", "recipient_relation"]
    return {
        "courier_id": user, **status, **{column: body.get(column) for column in columns},
        **{name: proof.get(name) for name in names}, "recipient_pin_code": proof.get("pin_code"),
        **{name: place.get(name) for name in ["latitude", "longitude", "accuracy"]}}


ROWS = {
    "/api/courier/location/update": ("courier_location_history", location_row),
    "/api/courier/geofence/event": ("geofence_events", event_row),
    "/api/courier/delivery/status": ("delivery_scans", scan_row),
}
CURRENT = "/api/courier/location/current/"


def statement(request):
    """Returns what the request means to the database."""
    if request["path"].startswith(CURRENT):
        courier = literal(request["path"][len(CURRENT):])
        return f"SELECT FROM courier_location_history WHERE courier_id = {courier} LIMIT 1;"
    table, row = ROWS[request["path"]]
    # The numbers stay as they are written: the columns round them.
    body = json.loads(request["body"], parse_int=str, parse_float=str)
    return insert(table, row(request["user"] or "", body))


def script(state, requests):
    """Returns one session that does each request as its user, prints what came of it, and takes it back."""
    lines = [f"SET app.today = {literal(state['today'])};"]
    for index, request in enumerate(requests):
        lines += [
            "BEGIN;", "SET LOCAL ROLE app_user;",
            f"SET LOCAL app.user_id = {literal(request['user'] or '')};", "\\o /dev/null", statement(request),
            "\\o", f"\\echo VERDICT {index} :ERROR :SQLSTATE :ROW_COUNT", "ROLLBACK;"]
    return "\n".join(lines) + "\n"


def verdicts(output):
    """Returns what the database made of each request: whether it took it, and its error code."""
    found = {}
    for line in output.splitlines():
        if line.startswith("VERDICT "):
            _, index, error, code, count = line.split()
            found[int(index)] = (error == "false" and int(count) > 0, code)
    return found


# What refuses a row: its values (22), the constraints (23), the rules of who may do what. Anything else is a fault of ours.
REFUSALS = ("22", "23", "42501")


def compare(requests, found):
    """Prints where server and database disagree; returns how often."""
    differences = 0
    for index, request in enumerate(requests):
        taken, code = found[index]
        if code != "00000" and not code.startswith(REFUSALS):
            raise SystemExit(f"{request['name']} ({request['path']}): the statement itself is wrong ({code})")
        if taken != (request["status"] == 200):
            differences += 1
            verdict = "takes it" if taken else f"refuses it ({code})"
            print(f"{request['name']} ({request['path']}): the server answers {request['status']},"
                  f" the database {verdict}")
    return differences


def main():
    schema, path = sys.argv[1:]
    paths = tools()
    if paths is None:
        print("SKIPPED: there is no PostgreSQL, so that no database has judged the delivery's requests")
        return
    with open(schema, encoding="utf-8") as file:
        tables = file.read()
    with open(path, encoding="utf-8") as file:
        state, *requests = [json.loads(line) for line in file]
    with tempfile.TemporaryDirectory() as folder:
        database = Database(paths, folder)
        try:
            database.start()
            database.ask(f"SET app.today = {literal(state['today'])};\n{tables}\n{seed(state)}\n", strict=True)
            found = verdicts(database.ask(script(state, requests)))
        finally:
            database.stop()
    if len(found) != len(requests):
        raise SystemExit(f"The database has judged {len(found)} of {len(requests)} requests")
    differences = compare(requests, found)
    good = sum(request["status"] == 200 for request in requests)
    if differences:
        raise SystemExit(f"{differences} of {len(requests)} requests are judged differently")
    print(f"Server and database take the same {good} requests and refuse the same {len(requests) - good}")


if __name__ == "__main__":
    main()
