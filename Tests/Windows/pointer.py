"""A mouse and a touchpad for a Wayland compositor that knows virtual pointers, for Scripts/test-window-wayland.

pointer.py WIDTH HEIGHT: the size of the screen. Reads commands from standard input: `move X Y`, `click`, `wheel STEPS`,
`fingers POINTS` (two fingers on a touchpad), `lift` (they leave it), `wait SECONDS`. Speaks the wire format itself: there
is no program for it in Debian 12."""
import os
import socket
import struct
import sys
import time

MANAGER = "zwlr_virtual_pointer_manager_v1"
VERTICAL, WHEEL, FINGERS, LEFT_BUTTON = 0, 0, 1, 0x110


class Connection:
    def __init__(self):
        path = os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"])
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.unread = b""

    def send(self, object_id, request, *words):
        body = b"".join(self.encode(word) for word in words)
        self.socket.sendall(struct.pack("=II", object_id, (8 + len(body)) << 16 | request) + body)

    @staticmethod
    def encode(word):
        if isinstance(word, str):
            text = word.encode() + b"\0"
            return struct.pack("=I", len(text)) + text + bytes(-len(text) % 4)
        # Fractions are 24.8 fixed point.
        return struct.pack("=i", round(word * 256)) if isinstance(word, float) else struct.pack("=I", word)

    def events(self):
        while True:
            while len(self.unread) < 8 or len(self.unread) < struct.unpack("=I", self.unread[4:8])[0] >> 16:
                self.unread += self.socket.recv(4096) or sys.exit("pointer: the compositor has gone")
            object_id, word = struct.unpack("=II", self.unread[:8])
            body, self.unread = self.unread[8 : word >> 16], self.unread[word >> 16 :]
            yield object_id, word & 0xFFFF, body


class Pointer:
    """Object 1 is the display, 2 the registry, 3 an answer that says all interfaces were told, 4 the manager."""

    ID = 5

    def __init__(self, width, height):
        self.size = (width, height)
        self.connection = Connection()
        self.connection.send(1, 1, 2)
        self.connection.send(1, 0, 3)
        for object_id, event, body in self.connection.events():
            if object_id == 3:
                sys.exit(f"pointer: the compositor has no {MANAGER}")
            if (object_id, event) != (2, 0):
                continue
            name, length = struct.unpack("=II", body[:8])
            if body[8 : 8 + length - 1].decode() == MANAGER:
                break
        self.connection.send(2, 0, name, MANAGER, 1, 4)
        self.connection.send(4, 0, 0, self.ID)
        self.move(0, 0)

    def send(self, *requests):
        """Requests of one moment: a number and its words; those with a time get it."""
        now = time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF
        for request, *words in requests:
            self.connection.send(self.ID, request, *([] if request == 5 else [now]), *words)
        self.connection.send(self.ID, 4)

    def move(self, x, y):
        self.send((1, int(x), int(y), *self.size))

    def click(self):
        self.send((2, LEFT_BUTTON, 1))
        time.sleep(0.1)
        self.send((2, LEFT_BUTTON, 0))

    def wheel(self, steps):
        self.send((5, WHEEL), (7, VERTICAL, 15.0 * int(steps), int(steps)))

    def fingers(self, points):
        self.send((5, FINGERS), (3, VERTICAL, float(points)))

    def lift(self):
        self.send((5, FINGERS), (6, VERTICAL))


def main(width, height):
    pointer = Pointer(int(width), int(height))
    for line in sys.stdin:
        command, *words = line.split()
        if command == "wait":
            time.sleep(float(words[0]))
        else:
            getattr(pointer, command)(*words)


main(*sys.argv[1:])
