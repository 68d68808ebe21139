"""A server that speaks the protocol from a script, records what the client sends, and can be slow
or away. Also a proxy that delays a connection. Python's standard library only."""

import base64
import hashlib
import json
import pathlib
import socket
import struct
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLIENT = ROOT / "Sources/TheseusHTML/Client"
FILES = ("theseus.js", "theseus.css", "transfer.js")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
DOCUMENT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Test</title>
<link rel="stylesheet" href="/theseus.css">
<script src="/theseus.js" data-transfer="/transfer.js" data-most="65000" defer></script></head>
<body><noscript>This page needs JavaScript.</noscript></body></html>"""


def written(node):
    """A node as the server writes it: tests have its box in a list."""
    id, key, tag, box, attributes, pieces, children, *over = node
    return [id, key, tag, *box, attributes, pieces, [written(each) for each in children], *over]


def operation(values):
    place = {"full": 1, "+": 3}.get(values[0])
    if place is None:
        return values
    return [*values[:place], written(values[place]), *values[place + 1:]]


class Connection:
    """One WebSocket, as the server sees it."""

    def __init__(self, server, stream, connection):
        self.server, self.stream, self.socket = server, stream, connection
        self.hello = None
        self.frames = 0

    def send(self, *ops):
        data = json.dumps([operation(each) for each in ops], ensure_ascii=False).encode()
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x81, length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x81, 126, length)
        else:
            head = struct.pack("!BBQ", 0x81, 127, length)
        self.server.later(lambda: self.socket.sendall(head + data))

    def receive(self):
        first, second = self.stream.read(2)
        length = second & 127
        if length == 126:
            length, = struct.unpack("!H", self.stream.read(2))
        elif length == 127:
            length, = struct.unpack("!Q", self.stream.read(8))
        mask = self.stream.read(4)
        data = bytes(b ^ mask[i % 4] for i, b in enumerate(self.stream.read(length)))
        # Browsers send long messages in several frames.
        return first & 15, data if first & 128 else data + self.receive()[1]


class ScriptedServer:
    """Answers each hello with `tree`, and what else comes as `on_message` says. Every message gets a
    frame, without operations if need be, while `answers` is true."""

    def __init__(self, client=None):
        # By their names; those of the repository unless others are given.
        self.document = DOCUMENT
        self.files = client or {name: (CLIENT / name).read_bytes() for name in FILES}
        self.listener = None
        self.port = 0
        self.latency = 0
        self.messages = []
        self.connections = []
        self.changed = threading.Condition()
        self.ops = []  # Sent with the tree: styles before it, keys after it.
        self.tree = [1, "root", "div", [0, 0, 1, 1], {}, [], []]
        self.on_message = lambda connection, message: None
        self.answers = True
        self.uploads = {}
        self.requests = []  # Method and path.
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self):
        self.listener = socket.socket()
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listener.bind(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        self.listener.listen(64)
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def stop(self):
        """Goes away: no connection stays, and none is accepted."""
        if self.listener.fileno() >= 0:
            self.listener.shutdown(socket.SHUT_RDWR)
            self.listener.close()
        self.drop()

    def drop(self):
        for connection in self.connections:
            try:
                connection.socket.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.connections.clear()

    def later(self, action):
        if not self.latency:
            return action()

        def run():
            try:
                action()
            except OSError:
                pass

        threading.Timer(self.latency, run).start()

    @property
    def client(self):
        return self.connections[-1]

    def send(self, *ops):
        self.client.send(*ops)

    def wait(self, condition, timeout=10):
        """Waits for a message that fits, and returns it."""
        def found():
            return next((each for each in self.messages if condition(each)), None)

        with self.changed:
            if not self.changed.wait_for(found, timeout):
                raise AssertionError(f"no such message within {timeout} s; got {str(self.messages[-9:])[:900]}")
            return found()

    def of(self, name):
        with self.changed:
            return [each for each in self.messages if each[0] == name]

    def clear(self):
        with self.changed:
            self.messages.clear()

    def _accept(self, listener):
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        stream = connection.makefile("rb")
        try:
            line = stream.readline().decode().split()
            headers = {}
            while (text := stream.readline().strip()):
                name, _, value = text.decode().partition(":")
                headers[name.lower()] = value.strip()
            if line and headers.get("upgrade", "").lower() == "websocket":
                self._socket(connection, stream, headers)
            elif line:
                self._answer(connection, stream, line, headers)
        except (OSError, ValueError, TypeError, struct.error):
            pass
        finally:
            connection.close()

    def _answer(self, connection, stream, line, headers):
        method, path = line[0], line[1].split("?")[0]
        kind, body = "text/html", self.document.encode()
        self.requests.append((method, path))
        if method == "POST":
            self.uploads[path] = stream.read(int(headers.get("content-length", 0)))
            body = b""
        elif path[1:] in FILES:
            kind = "text/css" if path.endswith("css") else "text/javascript"
            body = self.files[path[1:]]
        connection.sendall(
            f"HTTP/1.1 200 OK\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {len(body)}"
            f"\r\nCache-Control: no-store\r\nContent-Security-Policy: {POLICY}"
            "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n".encode() + body)

    def _socket(self, connection, stream, headers):
        digest = hashlib.sha1(
            (headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode())
        connection.sendall(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + base64.b64encode(digest.digest()) + b"\r\n\r\n")
        client = Connection(self, stream, connection)
        while True:
            kind, data = client.receive()
            if kind == 8:
                return
            if kind == 1:
                self.later(lambda data=data: self._receive(client, json.loads(data)))

    def _take(self, node, key, revision, text):
        """Takes a text for a field, and returns the answers."""
        answers = []
        if node[1] == key:
            node[4]["value"] = text
            answers.append(["k", node[0], revision])
        for child in node[6]:
            answers += self._take(child, key, revision, text)
        return answers

    def _receive(self, client, message):
        client.frames += 1
        if message[0] == "hello":
            client.hello = message[1]
            self.connections.append(client)
            answers = []
            for key, revision, text, *_ in client.hello["fields"]:
                answers += self._take(self.tree, key, revision, text)
            keys = [each for each in self.ops if each[0] == "keys"]
            before = [each for each in self.ops if each[0] != "keys"]
            client.send(*before, ["full", self.tree, "Test", None], *answers, *keys)
        elif self.answers:
            client.send()
        self.on_message(client, message)
        with self.changed:
            self.messages.append(message)
            self.changed.notify_all()


class DelayingProxy:
    """Passes bytes to a port, each after a delay in both directions."""

    def __init__(self, target, delay):
        self.target, self.delay = target, delay
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                return
            for each in (client, server):
                each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._pass, args=(client, server), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, client), daemon=True).start()

    def _pass(self, source, target):
        waiting, ready = [], threading.Condition()

        def write():
            while True:
                with ready:
                    ready.wait_for(lambda: waiting)
                    due, data = waiting.pop(0)
                time.sleep(max(0, due - time.monotonic()))
                try:
                    if not data:
                        return target.shutdown(socket.SHUT_WR)
                    target.sendall(data)
                except OSError:
                    return

        threading.Thread(target=write, daemon=True).start()
        while True:
            try:
                data = source.recv(65536)
            except OSError:
                data = b""
            with ready:
                waiting.append((time.monotonic() + self.delay, data))
                ready.notify()
            if not data:
                return

    def close(self):
        self.listener.close()
