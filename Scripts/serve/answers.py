#!/usr/bin/env python3
"""Answers https://HOST/... from folders, for apps under test: a proxy on loopback.

usage: answers.py STATE HOST=FOLDER...

A request for a HOST is answered from its FOLDER, over TLS with a certificate that STATE/authority.pem vouches for;
every other one is passed on. STATE/port gets the proxy's port once it listens. It ends with the process that started it.
"""

import glob
import json
import mimetypes
import os
import pathlib
import re
import select
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections import Counter
from urllib.parse import parse_qsl, unquote, urlsplit

# What players ask for, wherever the machine's own table lacks it.
mimetypes.add_type("application/vnd.apple.mpegurl", ".m3u8")
mimetypes.add_type("video/mp2t", ".ts")
mimetypes.add_type("text/vtt", ".vtt")
MISSING = json.dumps({"error": "not found"}).encode()


def find(folder, target):
    """The file that answers a request's target, by the first rule that names one; None for none.

    `name?query`; `name?items`, where the query has all of these items, in any order, and other files name fewer of
    them; then `name`, `name.json`, `name/index.json` and `name/index.html`.
    """
    parts = urlsplit(target)
    path = unquote(parts.path).strip("/")
    with_query = [path + "?" + parts.query] if parts.query else []
    plain = [path, path + ".json", path + "/index.json", path + "/index.html"]
    for name in with_query + by_items(folder, path, parts.query) + plain:
        file = (folder / name.lstrip("/")).resolve()
        if file.is_file() and folder.resolve() in file.parents:
            return file
    return None


def by_items(folder, path, query):
    """Files whose items the query has, most items first, then by name."""
    asked = Counter(parse_qsl(query, keep_blank_values=True))
    found = []
    for file in (folder / path).parent.glob(glob.escape(pathlib.PurePath(path).name) + "[?]*"):
        named = Counter(parse_qsl(file.name.split("?", 1)[1], keep_blank_values=True))
        if named and named <= asked:
            found.append((-named.total(), str(file.relative_to(folder))))
    return [name for _, name in sorted(found)]


def media_type(file):
    name = file.name.split("?")[0]
    kind = mimetypes.guess_type(name)[0] or ("application/json" if "." not in name else "application/octet-stream")
    return kind + "; charset=utf-8" if kind.startswith("text/") or kind == "application/json" else kind


def read_head(stream):
    """The request line's words and the headers, in lower case; None at the end of the connection."""
    words = stream.readline(65536).decode("latin-1").split()
    if len(words) != 3:
        return None
    headers = {}
    while (line := stream.readline(65536).strip()):
        name, _, value = line.decode("latin-1").partition(":")
        headers[name.lower()] = value.strip()
    return words, headers


def asked_range(text, size):
    """The first and the last byte of a `Range` header; None where all is asked for. A span past the end is empty."""
    match = re.fullmatch(r"bytes=(\d*)-(\d*)", text or "")
    if not match or match.groups() == ("", ""):
        return None
    first, last = match.groups()
    if not first:
        return max(size - int(last), 0), size - 1
    return int(first), min(int(last), size - 1) if last else size - 1


def status_lines(file, size, span):
    """The status, and the headers that go with it."""
    if not file:
        return ["HTTP/1.1 404 Not Found", "Content-Type: application/json; charset=utf-8"]
    kind = ["Content-Type: " + media_type(file), "Accept-Ranges: bytes"]
    if span is None:
        return ["HTTP/1.1 200 OK", *kind]
    if span[0] > span[1]:
        return ["HTTP/1.1 416 Range Not Satisfiable", f"Content-Range: bytes */{size}", *kind]
    return ["HTTP/1.1 206 Partial Content", f"Content-Range: bytes {span[0]}-{span[1]}/{size}", *kind]


def answer(connection, folder, first=None):
    """Answers requests until the other side has no more."""
    stream = connection.makefile("rb")
    while (head := first or read_head(stream)):
        first = None
        (method, target, _), headers = head
        stream.read(int(headers.get("content-length") or 0))
        file = find(folder, target)
        body = file.read_bytes() if file else MISSING
        span = asked_range(headers.get("range"), len(body)) if file else None
        lines = status_lines(file, len(body), span)
        if span is not None:
            body = body[span[0] : span[1] + 1]
        lines += [f"Content-Length: {len(body)}", "Connection: keep-alive"]
        connection.sendall("\r\n".join(lines + ["", ""]).encode() + (b"" if method == "HEAD" else body))


def relay(one, other):
    """Copies both ways until one side ends."""
    while True:
        for source in select.select([one, other], [], [])[0]:
            data = source.recv(65536)
            if not data:
                return
            (other if source is one else one).sendall(data)


def make_certificates(state, hosts):
    """An authority that lives as long as the state, and one certificate for all hosts."""
    def run(*arguments):
        subprocess.run(["openssl", *arguments], check=True, cwd=state, stderr=subprocess.PIPE)

    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    run("req", "-x509", *key, "-days", "2", "-subj", "/CN=Martlet test", "-keyout", "authority.key", "-out", "authority.pem")
    run("req", *key, "-subj", "/CN=" + hosts[0][:64], "-keyout", "host.key", "-out", "host.request")
    (state / "host.names").write_text("subjectAltName=" + ",".join("DNS:" + host for host in hosts))
    run("x509", "-req", "-in", "host.request", "-CA", "authority.pem", "-CAkey", "authority.key", "-days", "2",
        "-extfile", "host.names", "-out", "host.pem")  # fmt: skip


class Proxy:
    def __init__(self, state, folders):
        self.folders = folders
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(state / "host.pem", state / "host.key")
        self.context.set_alpn_protocols(["http/1.1"])
        self.listener = socket.create_server(("127.0.0.1", 0))

    def run(self):
        while True:
            connection, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        try:
            with connection:
                self.take(connection)
        except (OSError, ValueError):
            pass  # the other side went away, or never spoke HTTP

    def take(self, connection):
        # No buffer: after CONNECT the bytes belong to TLS.
        head = read_head(connection.makefile("rb", buffering=0))
        if head is None:
            return
        (method, target, version), headers = head
        if method == "CONNECT":
            host, _, port = target.rpartition(":")
            self.tunnel(connection, host.lower(), int(port))
            return
        url = urlsplit(target)
        path = target[len(url.scheme) + 3 + len(url.netloc):] or "/"
        if url.hostname in self.folders:
            answer(connection, self.folders[url.hostname], ((method, path, version), headers))
            return
        with socket.create_connection((url.hostname, url.port or 80), timeout=30) as other:
            headers["connection"] = "close"
            lines = [f"{method} {path} {version}"] + [f"{name}: {value}" for name, value in headers.items()]
            other.sendall("\r\n".join(lines + ["", ""]).encode("latin-1"))
            relay(connection, other)

    def tunnel(self, connection, host, port):
        folder = self.folders.get(host)
        if folder:
            connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            with self.context.wrap_socket(connection, server_side=True) as secure:
                answer(secure, folder)
            return
        try:
            other = socket.create_connection((host, port), timeout=30)
        except OSError:
            connection.sendall(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
            return
        with other:
            connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            relay(connection, other)


def main():
    state = pathlib.Path(sys.argv[1])
    folders = {host: pathlib.Path(folder) for host, folder in (pair.split("=", 1) for pair in sys.argv[2:])}
    make_certificates(state, list(folders))
    proxy = Proxy(state, folders)
    threading.Thread(target=proxy.run, daemon=True).start()
    (state / "port.new").write_text(str(proxy.listener.getsockname()[1]))
    (state / "port.new").rename(state / "port")
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(0.5)


main()
