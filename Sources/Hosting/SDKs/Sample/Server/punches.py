"""A small real server for Punch: it keeps punches in SQLite, each once, however often it is sent.

usage: punches.py [DATABASE [PORT]]        port 0, which is meant where none is given, is any that is free

    POST /punches   a punch; 204, also where it has come before under its Idempotency-Key,
                    409 for another one under that key, 422 for what is none
    GET /punches    {"count": 2, "punches": [{"id": "1", "kind": "in", …}, …]}, in the order of their arrival
    POST /reset     forgets everything; 204
"""

import http.server
import json
import sqlite3
import sys
import threading

SCHEMA = """
CREATE TABLE IF NOT EXISTS punches (
    key TEXT PRIMARY KEY, id TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('in', 'out')),
    latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    at INTEGER NOT NULL CHECK (at > 0)
)"""
FIELDS = ("id", "kind", "latitude", "longitude", "at")


class Punches:
    """The punches in the database."""

    def __init__(self, file):
        self.database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self.database.execute(SCHEMA)
        # Requests come in threads of their own.
        self.lock = threading.Lock()

    def add(self, key, punch):
        """Keeps a punch; returns the status to answer with."""
        if not key or not isinstance(punch, dict) or set(punch) != set(FIELDS):
            return 422
        values = tuple(punch[field] for field in FIELDS)
        with self.lock:
            known = self.database.execute(f"SELECT {', '.join(FIELDS)} FROM punches WHERE key = ?", (key,)).fetchone()
            if known:
                return 204 if known == values else 409
            try:
                self.database.execute("INSERT INTO punches VALUES (?, ?, ?, ?, ?, ?)", (key, *values))
            except sqlite3.Error:
                return 422
        return 204

    def all(self):
        """Returns all punches, the first one first."""
        with self.lock:
            rows = self.database.execute(f"SELECT {', '.join(FIELDS)} FROM punches ORDER BY rowid").fetchall()
        return [dict(zip(FIELDS, row)) for row in rows]

    def reset(self):
        """Forgets everything."""
        with self.lock:
            self.database.execute("DELETE FROM punches")


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers requests."""

    def do_GET(self):
        if self.path != "/punches":
            return self.answer(404)
        punches = self.server.punches.all()
        self.answer(200, {"count": len(punches), "punches": punches})

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == "/reset":
            self.server.punches.reset()
            return self.answer(204)
        if self.path != "/punches":
            return self.answer(404)
        try:
            punch = json.loads(body)
        except ValueError:
            return self.answer(422)
        self.answer(self.server.punches.add(self.headers.get("Idempotency-Key"), punch))

    def answer(self, status, value=None):
        body = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Says nothing: the reports tell what was sent."""


def main(file=":memory:", port="0"):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), Handler)
    server.punches = Punches(file)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
