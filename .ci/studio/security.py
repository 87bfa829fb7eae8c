"""Attacks the studio's server from outside, by sockets: whatever is sent, it answers as it should, and goes on.

Each check is a function whose first line says what must hold. They run one after the other against one studio; those that
wait for something slow have begun it before. What does not hold is printed, and the exit code is 1.

usage: security.py REHEARSE FOLDER
"""

import contextlib
import os
import pathlib
import random
import re
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

MEGABYTE = 1 << 20
# How long any answer may take at most: the machine may be busy with other things.
PATIENCE = 10


class Studio:
    """A studio that runs, with its address."""

    def __init__(self, rehearse, folder, *options):
        command = [str(rehearse), "studio", str(folder), "--no-open", *(options or ("--port", "0"))]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        match = re.fullmatch(r"The studio: http://127\.0\.0\.1:(\d+)/\?token=([0-9a-f]{32})\n", line)
        if not match:
            self.process.kill()
            sys.exit(f"no address was printed: {line!r} {self.process.stderr.read()}")
        self.port, self.token = int(match[1]), match[2]
        self.host = f"127.0.0.1:{self.port}"

    def connect(self, address="127.0.0.1"):
        connection = socket.create_connection((address, self.port), timeout=PATIENCE)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def request(self, first="GET /", *fields, host=None, key=False, body=b"", version="HTTP/1.1"):
        """The bytes of a request."""
        lines = [f"{first} {version}", f"Host: {host or self.host}", *fields]
        if key:
            lines.append(f"X-Rehearsal-Token: {self.token}")
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    def ask(self, first="GET /", *fields, address="127.0.0.1", **options):
        """The answer to one request, whose connection is closed after it."""
        with self.connect(address) as connection:
            return self.exchange(connection, self.request(first, *fields, "Connection: close", **options))

    def send(self, raw):
        """The answer to bytes as they are, or None where there is none."""
        with self.connect() as connection:
            return self.exchange(connection, raw)

    @staticmethod
    def exchange(connection, raw):
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(raw)
        return Answer.read(connection)

    def number(self, name):
        """A number that the system tells of the process, such as VmRSS in kB."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"^{name}:\s+(\d+)", text, re.MULTILINE)[1])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def seconds(self):
        """The seconds of the processor that it has taken."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Answer:
    """An answer, taken apart."""

    def __init__(self, head, body):
        first, *fields = head.decode().split("\r\n")
        self.status = int(first.split(" ")[1])
        self.fields = {name.lower(): text.strip() for name, text in (field.split(":", 1) for field in fields)}
        self.body = body

    @classmethod
    def read(cls, connection):
        """Reads one answer, as long as it says that it is; None where the connection ends before there is one."""
        received = b""
        with contextlib.suppress(ConnectionResetError):
            while b"\r\n\r\n" not in received and (more := connection.recv(65536)):
                received += more
            if b"\r\n\r\n" not in received:
                return None
            head, body = received.split(b"\r\n\r\n", 1)
            length = re.search(rb"\r\nContent-Length: (\d+)", head)
            while length and len(body) < int(length[1]) and (more := connection.recv(65536)):
                body += more
            return cls(head, body)
        return None


def status(answer):
    return answer.status if answer else None


def wants(found, wanted, what):
    """Fails where something is not as it should be."""
    if found != wanted:
        raise AssertionError(f"{what}: {found}, and not {wanted}")


# Who may ask.


def the_page_is_served(studio):
    """The address that is printed shows the page, on either address of this machine, and keeps it to itself."""
    for address in ["127.0.0.1", "::1"]:
        if address == "::1" and not has_ipv6():
            continue
        answer = studio.ask(f"GET /?token={studio.token}", address=address)
        wants(status(answer), 200, address)
        assert b"Rehearsal studio" in answer.body, answer.body
        for name, text in {
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
        }.items():
            wants(answer.fields.get(name), text, name)
        policy = answer.fields["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy, policy
        assert "unsafe" not in policy and "*" not in policy, policy
        assert not any(name.startswith("access-control") for name in answer.fields), answer.fields


def has_ipv6():
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as probe:
        probe.bind(("::1", 0))
        return True
    return False


def nobody_else_reaches_it(studio):
    """It listens on no other address of this machine."""
    addresses = {"127.0.0.2"}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: the system only says by which address it would be.
        probe.connect(("192.0.2.1", 9))
        addresses.add(probe.getsockname()[0])
    for address in addresses:
        try:
            socket.create_connection((address, studio.port), timeout=2).close()
        except OSError:
            continue
        raise AssertionError(f"it listens on {address}")


def foreign_hosts_are_refused(studio):
    """A name that somebody else lets point to this machine is not answered (DNS rebinding)."""
    for host in ["evil.example", f"evil.example:{studio.port}", "127.0.0.1", f"127.0.0.1:{studio.port + 1}",
                 f"localhost.:{studio.port}", f"127.0.0.1:{studio.port}@evil.example", f"127.1:{studio.port}",
                 f"2130706433:{studio.port}", f"0.0.0.0:{studio.port}", f"127.0.0.1.evil.example:{studio.port}"]:
        for first in ["GET /", f"GET /?token={studio.token}", "GET /events"]:
            wants(status(studio.ask(first, host=host, key=True)), 403, f"{first} of {host}")
    wants(status(studio.send(b"GET / HTTP/1.1\r\n\r\n")), 400, "no host")
    wants(status(studio.send(studio.request("GET /", "Host: evil.example"))), 400, "two hosts")
    for host in [f"localhost:{studio.port}", f"[::1]:{studio.port}"]:
        wants(status(studio.ask("GET /", host=host)), 200, host)


def foreign_origins_are_refused(studio):
    """A page of somebody else's is not answered, even with the token."""
    for origin in ["http://evil.example", "null", f"https://{studio.host}", f"http://127.0.0.1:{studio.port + 1}",
                   "http://127.0.0.1", f"http://{studio.host}.evil.example", f"http://{studio.host}/", ""]:
        wants(status(studio.ask("GET /nothing", f"Origin: {origin}", key=True)), 403, f"origin {origin!r}")
        wants(status(studio.ask("POST /nothing", f"Origin: {origin}", "Content-Type: application/json",
                                "Content-Length: 2", key=True, body=b"{}")), 403, f"POST of origin {origin!r}")
    wants(status(studio.ask("GET /nothing", f"Origin: http://{studio.host}", key=True)), 404, "its own origin")


def the_token_is_needed(studio):
    """Nothing but the page's files is answered without the token, nor anything with a wrong one."""
    token = studio.token
    wrong = [token[:-1], token + "0", token.upper() if token.upper() != token else token[::-1], "0" * 32, "", "*"]
    for text in wrong:
        wants(status(studio.ask(f"GET /events?token={text}")), 403, f"token {text!r}")
        wants(status(studio.ask("GET /events", f"X-Rehearsal-Token: {text}")), 403, f"field {text!r}")
        wants(status(studio.ask(f"GET /?token={text}")), 403, f"page with {text!r}")
    wants(status(studio.ask("GET /events")), 403, "no token")
    wants(status(studio.ask("GET /nothing")), 403, "no token, and nothing there")
    wants(status(studio.ask("GET /nothing", f"Cookie: token={token}")), 403, "a cookie")
    wants(status(studio.ask("GET /nothing", key=True)), 404, "the token")
    wants(status(studio.ask(f"GET /nothing?token={token}")), 404, "the token in the address")


def forms_do_nothing(studio):
    """What a foreign page can send without being asked for it is refused: no field, no JSON."""
    post = ["POST /nothing", "Content-Length: 2"]
    wants(status(studio.ask(*post, "Content-Type: application/json", body=b"{}")), 403, "no field")
    wants(status(studio.ask(f"POST /nothing?token={studio.token}", *post[1:], "Content-Type: application/json",
                            body=b"{}")), 403, "the token in the address")
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]:
        wants(status(studio.ask(*post, f"Content-Type: {kind}", key=True, body=b"{}")), 415, kind)
    answer = studio.ask("OPTIONS /nothing", "Origin: http://evil.example", "Access-Control-Request-Method: POST")
    wants(status(answer), 405, "a browser's question before a foreign POST")
    assert not any(name.startswith("access-control") for name in answer.fields), answer.fields


# What is asked.


def other_methods_are_refused(studio):
    """Only GET and POST are answered."""
    for method in ["HEAD", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"]:
        answer = studio.ask(f"{method} /", key=True)
        wants(status(answer), 405, method)
        wants(answer.fields.get("allow"), "GET, POST", method)
    wants(status(studio.send(studio.request("CONNECT evil.example:443"))), 405, "CONNECT")
    for method in ["BREW", "get", "GETT"]:
        wants(status(studio.ask(f"{method} /")), 501, method)
    wants(status(studio.send(studio.request("GET http://evil.example/"))), 400, "a proxy's address")
    wants(status(studio.send(studio.request("OPTIONS *"))), 405, "OPTIONS *")


def paths_lead_nowhere(studio):
    """No path leads out of the table of files."""
    for path in ["/..", "/../etc/passwd", "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/a/../../etc/passwd",
                 "/..%2f..%2fetc/passwd", "/%2e%2e%2fetc%2fpasswd", "/..%5c..%5cwindows", "/..\\..\\x", "//etc/passwd",
                 "//evil.example/x", "/%00", "/index.html%00.js", "/%0d%0aX:%20y", "/%c0%ae%c0%ae/etc/passwd", "/%ff",
                 "/.", "/./etc/passwd", "etc/passwd", "*", "/%", "/%4", "/%zz", "/a//b", "/a#b", "/;/../etc/passwd"]:
        answer = studio.ask(f"GET {path}", key=True)
        assert status(answer) == 400, f"{path}: {status(answer)}"
    for path in ["/etc/passwd", "/index.html", "/~root", "/%252e%252e/etc/passwd", "/.../x", "/ROOT", "/events/"]:
        wants(status(studio.ask(f"GET {path}", key=True)), 404, path)


def heads_are_bounded(studio):
    """A head of more than 8 kB, or of more than 64 fields, is refused."""
    wants(status(studio.ask("GET /", "X: " + "x" * 7000)), 200, "7 kB")
    wants(status(studio.ask("GET /", "X: " + "x" * 9000)), 431, "9 kB in one field")
    wants(status(studio.ask("GET /", *[f"X{n}: {'x' * 200}" for n in range(60)])), 431, "12 kB in many")
    wants(status(studio.ask("GET /", *["X: y"] * 70)), 431, "70 fields")
    wants(status(studio.ask("GET /" + "x" * 9000)), 414, "a long address")
    wants(status(studio.send(b"x" * 100_000)), 414, "100 kB without a line")
    wants(status(studio.send(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200_000)), 431, "a megabyte of fields")


def bodies_are_bounded(studio):
    """A body has at most a megabyte, and says its length in one way only."""
    post = ["POST /nothing", "Content-Type: application/json"]
    wants(status(studio.ask(*post, f"Content-Length: {MEGABYTE}", key=True, body=b"x" * MEGABYTE)), 404, "1 MB")
    for length in [MEGABYTE + 1, 10 * MEGABYTE, 10**30]:
        wants(status(studio.ask(*post, f"Content-Length: {length}", key=True, body=b"x" * min(length, 5 * MEGABYTE))),
              413, f"{length} bytes")
    for length in ["-1", "+1", "0x10", "1e3", "1 1", "1,1", "", "one", "١"]:
        wants(status(studio.ask(*post, f"Content-Length: {length}", key=True, body=b"x")), 400, f"length {length!r}")
    wants(status(studio.ask(*post, key=True, body=b"x")), 411, "no length")
    chunked = "Transfer-Encoding: chunked"
    wants(status(studio.ask(*post, chunked, key=True, body=b"1\r\nx\r\n0\r\n\r\n")), 501, "chunked")
    wants(status(studio.ask(*post, chunked, "Content-Length: 1", key=True, body=b"x")), 400, "chunked with a length")
    wants(status(studio.ask(*post, "Transfer-Encoding: xchunked", "Content-Length: 1", key=True, body=b"x")), 400,
          "an unknown coding with a length")
    wants(status(studio.ask(*post, "Content-Length: 1", "Content-Length: 2", key=True, body=b"xx")), 400, "two lengths")
    wants(status(studio.ask("GET /", "Content-Length: 1", body=b"x")), 400, "a GET with a body")
    wants(status(studio.ask(*post, "Expect: 100-continue", "Content-Length: 1", key=True, body=b"x")), 417, "Expect")


def lines_are_read_strictly(studio):
    """What two readers could read in two ways is refused."""
    host = f"Host: {studio.host}"
    for raw in [f"GET / HTTP/1.1\n{host}\n\n", f"GET / HTTP/1.1\r\n{host}\n\r\n", f"GET / HTTP/1.1\r{host}\r\r",
                f"GET  / HTTP/1.1\r\n{host}\r\n\r\n", f"GET /\tHTTP/1.1\r\n{host}\r\n\r\n", f"GET /\r\n{host}\r\n\r\n",
                f" GET / HTTP/1.1\r\n{host}\r\n\r\n", f"GET / HTTP/1.1 x\r\n{host}\r\n\r\n",
                f"GET / HTTP/1.1\r\n{host}\r\nX : y\r\n\r\n", f"GET / HTTP/1.1\r\n{host}\r\n goes on\r\n\r\n",
                f"GET / HTTP/1.1\r\n{host}\r\nX\r\n\r\n", f"GET / HTTP/1.1\r\n{host}\r\nX: \0\r\n\r\n",
                f"GET / HTTP/1.1\r\n{host}\r\nX: a\rb\r\n\r\n", "\0\0\0\0"]:
        wants(status(studio.send(raw.encode())), 400, repr(raw))
    wants(status(studio.send(studio.request(version="HTTP/2.0"))), 505, "HTTP/2.0")
    wants(status(studio.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")), 505, "the greeting of HTTP/2")
    # What a browser sends that was told https.
    wants(status(studio.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500)), 400, "TLS")


def old_clients_are_answered(studio):
    """HTTP/1.0 gets one answer, and the connection is closed."""
    with studio.connect() as connection:
        answer = studio.exchange(connection, studio.request(version="HTTP/1.0"))
        wants(status(answer), 200, "HTTP/1.0")
        wants(answer.fields["connection"], "close", "HTTP/1.0")
        wants(connection.recv(1), b"", "after HTTP/1.0")
    wants(status(studio.send(b"GET / HTTP/1.0\r\n\r\n")), 400, "HTTP/1.0 without a host")


def one_connection_has_many_requests(studio):
    """A connection stays open; requests sent at once are answered in their order, each by itself."""
    with studio.connect() as connection:
        for _ in range(100):
            wants(status(studio.exchange(connection, studio.request())), 200, "one after the other")
        post = studio.request("POST /nothing", "Content-Type: application/json", "Content-Length: 5", key=True,
                              body=b"GET /")
        many = (studio.request() + post + studio.request("GET /nothing", key=True)) * 50
        connection.sendall(many + studio.request("BREW /") + studio.request())
        received = b""
        while more := connection.recv(65536):
            received += more
    found = [int(text) for text in re.findall(rb"HTTP/1\.1 (\d+) ", received)]
    wants(found, [200, 404, 404] * 50 + [501], "requests at once, and nothing behind one that is none")


def who_has_said_all_is_answered(studio):
    """A client that sends no more after its request gets the answer, as `nc -N` does."""
    with studio.connect() as connection:
        connection.sendall(studio.request())
        connection.shutdown(socket.SHUT_WR)
        wants(status(Answer.read(connection)), 200, "a client that has said all")
        wants(connection.recv(1), b"", "after the answer")


# Streams.


def listen(studio):
    connection = studio.connect()
    connection.sendall(studio.request(f"GET /events?token={studio.token}"))
    return connection


def streams_are_bounded(studio):
    """Sixteen pages can listen, the next is told why it cannot, and a place that gets free can be had."""
    listeners = [listen(studio) for _ in range(16)]
    try:
        for listener in listeners:
            answer = Answer.read(listener)
            wants(status(answer), 200, "a listener")
            wants(answer.fields["content-type"], "text/event-stream; charset=utf-8", "its kind")
        with listen(studio) as another:
            answer = Answer.read(another)
            wants(status(answer), 503, "the seventeenth")
            assert b"close a page" in answer.body, answer.body
        wants(status(studio.ask()), 200, "a page while all listen")
        listeners.pop().close()
        deadline = time.monotonic() + PATIENCE
        while True:
            listeners.append(listen(studio))
            found = status(Answer.read(listeners[-1]))
            if found == 200:
                break
            assert time.monotonic() < deadline, "the place does not get free"
            listeners.pop().close()
            time.sleep(0.05)
    finally:
        for listener in listeners:
            listener.close()


# Many, and slow ones.


class Slow:
    """Clients that trickle, begun at the start and looked at in the end."""

    def __init__(self, studio):
        self.start = time.monotonic()
        self.head, self.body, self.silent = (studio.connect() for _ in range(3))
        self.head.sendall(b"GET / HTTP/1.1\r\n")
        self.body.sendall(studio.request("POST /nothing", "Content-Type: application/json", "Content-Length: 1000",
                                         key=True))
        for connection in [self.head, self.body]:
            connection.settimeout(0.25)

    def trickle(self, connection, piece, seconds):
        """Sends a little again and again; returns the answer and when it came."""
        deadline = self.start + seconds + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.sendall(piece)
            with contextlib.suppress(TimeoutError):
                return status(Answer.read(connection)), time.monotonic() - self.start
        return None, None

    def check(self):
        found, after = self.trickle(self.head, b"X: y\r\n", 5)
        wants(found, 408, "a head that trickles")
        assert 4.9 < after, f"a head has 5 seconds, and had {after:.1f}"
        found, after = self.trickle(self.body, b"x", 20)
        wants(found, 408, "a body that trickles")
        assert 19.9 < after, f"a body has 20 seconds, and had {after:.1f}"


def a_thousand_connections_are_survived(studio):
    """A thousand clients that say nothing, or only begin, keep nobody out, and leave nothing behind."""
    before = studio.descriptors()
    for beginning in [b"", b"GET / HTTP/1.1\r\nHost: "]:
        many = []
        try:
            for number in range(1000):
                many.append(studio.connect())
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    many[-1].sendall(beginning)
                if number % 100 == 99:
                    start = time.monotonic()
                    wants(status(studio.ask()), 200, f"a page among {number + 1} clients")
                    assert time.monotonic() - start < PATIENCE / 2, "the page takes too long"
            assert studio.descriptors() < before + 150, f"{studio.descriptors()} descriptors are open"
        finally:
            for connection in many:
                connection.close()
    deadline = time.monotonic() + PATIENCE
    while studio.descriptors() > before:
        assert time.monotonic() < deadline, f"{studio.descriptors()} descriptors stay open, of {before}"
        wants(status(studio.ask()), 200, "a page afterwards")
        time.sleep(0.1)


def clients_that_vanish_are_survived(studio):
    """Clients that reset their connections, at any time, are no trouble."""
    numbers = random.Random(35)
    raw = studio.request("POST /nothing", "Content-Type: application/json", "Content-Length: 100", key=True,
                         body=b"x" * 100)
    for _ in range(500):
        connection = studio.connect()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.sendall(raw[:numbers.randrange(len(raw) + 1)])
        connection.close()
    wants(status(studio.ask()), 200, "a page afterwards")


def noise_is_survived(studio):
    """Any bytes are refused, or waited with for more."""
    numbers = random.Random(36)
    good = studio.request("POST /nothing?a=b", "Content-Type: application/json", "Content-Length: 4", key=True,
                          body=b"null")
    for _ in range(1000):
        if numbers.random() < 0.3:
            raw = numbers.randbytes(numbers.randrange(1, 3000))
        else:
            raw = bytearray(good)
            for _ in range(numbers.randrange(1, 4)):
                raw[numbers.randrange(len(raw))] = numbers.randrange(256)
        with studio.connect() as connection:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.sendall(raw)
                connection.shutdown(socket.SHUT_WR)
            answer = Answer.read(connection)
            assert answer is None or 400 <= answer.status < 600, f"{raw!r} was answered with {status(answer)}"
    wants(status(studio.ask()), 200, "a page afterwards")


def it_rests_when_nobody_asks(studio):
    """Without requests it takes no time of the processor, whoever is connected."""
    with studio.connect(), studio.connect() as begun, listen(studio):
        begun.sendall(b"GET")
        time.sleep(0.2)
        before = studio.seconds()
        time.sleep(1)
        assert studio.seconds() - before < 0.2, f"{studio.seconds() - before:.2f} s in a second"


CHECKS = [
    the_page_is_served, nobody_else_reaches_it, foreign_hosts_are_refused, foreign_origins_are_refused,
    the_token_is_needed, forms_do_nothing, other_methods_are_refused, paths_lead_nowhere, heads_are_bounded,
    bodies_are_bounded, lines_are_read_strictly, old_clients_are_answered, one_connection_has_many_requests,
    who_has_said_all_is_answered, streams_are_bounded, clients_that_vanish_are_survived, noise_is_survived,
    it_rests_when_nobody_asks, a_thousand_connections_are_survived,
]


# Its end.


def its_end(studio, rehearse, folder):
    """A second one gets another port and token, none gets a port that is taken, and a signal ends it in order."""
    with contextlib.closing(listen(studio)) as listener:
        wants(status(Answer.read(listener)), 200, "a listener")
        second = Studio(rehearse, folder)
        assert second.port != studio.port and second.token != studio.token
        wants(status(second.ask("GET /nothing", f"X-Rehearsal-Token: {studio.token}")), 403, "the other one's token")
        third = subprocess.run([rehearse, "studio", folder, "--no-open", "--port", str(studio.port)],
                               capture_output=True, text=True, timeout=60, check=False)
        wants((third.returncode, third.stdout), (2, ""), "a port that is taken")
        assert "another program has the port" in third.stderr, third.stderr
        second.process.send_signal(signal.SIGINT)
        wants(second.process.wait(PATIENCE), 0, "the exit code after Ctrl-C")
        studio.process.terminate()
        wants(studio.process.wait(PATIENCE), 0, "the exit code after SIGTERM")
        rest = b""
        while more := listener.recv(65536):
            rest += more
    wants(studio.process.stderr.read(), "", "what it has to say to its developers")
    # The port that it had can be had at once.
    again = Studio(rehearse, folder, "--port", str(studio.port))
    wants(status(again.ask()), 200, "a studio at the same port")
    again.process.terminate()
    wants(again.process.wait(PATIENCE), 0, "its exit code")


def attempt(name, check, *arguments):
    """Whether a check holds; what does not is told."""
    start = time.monotonic()
    try:
        check(*arguments)
    except (AssertionError, OSError) as fault:
        print(f"FAILED: {name}\n  {type(fault).__name__}: {fault}")
        return False
    print(f"{time.monotonic() - start:6.2f} s  {name}")
    return True


def main():
    rehearse, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    # A shell has what it starts beside itself ignore Ctrl-C, and what is started from here would do the same.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # A thousand connections need as many descriptors here.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, most), most))
    with tempfile.TemporaryDirectory(dir=folder) as suite:
        studio = Studio(rehearse.resolve(), suite)
        try:
            slow_one = Slow(studio)
            before = studio.number("VmRSS")
            results = [attempt(check.__doc__, check, studio) for check in CHECKS[:-1]]
            results.append(attempt("A head has 5 seconds, and a body 20.", slow_one.check))
            results += [attempt(check.__doc__, check, studio) for check in CHECKS[-1:]]
            grown = studio.number("VmRSS") - before
            results.append(attempt("Its memory stays as it was.", wants, grown < 32_768, True, f"{grown} kB more"))
            results.append(attempt(its_end.__doc__, its_end, studio, rehearse.resolve(), suite))
        finally:
            studio.process.kill()
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
