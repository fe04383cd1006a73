"""Plays a desktop that changes its settings while the window of Controls.swift is open, for Scripts/test-window: size of
text, motion, theme, through the settings protocol of X11.

settings.py OUTPUT COMMAND...: where to write what the app says, and what opens it. Ends with 1 if a setting does not
arrive."""
import struct
import subprocess
import sys
import time

from Xlib import X, display
from Xlib.protocol import event

PATIENCE = 20


class Desktop:
    """The manager of the settings of screen 0."""

    def __init__(self, **settings):
        self.server = display.Display()
        root = self.server.screen().root
        self.window = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self.kind = self.server.intern_atom("_XSETTINGS_SETTINGS")
        self.settings, self.serial = {}, 0
        self.set(settings)
        selection = self.server.intern_atom("_XSETTINGS_S0")
        self.window.set_selection_owner(selection, X.CurrentTime)
        words = (32, [X.CurrentTime, selection, self.window.id, 0, 0])
        manager = self.server.intern_atom("MANAGER")
        root.send_event(event.ClientMessage(window=root, client_type=manager, data=words), X.StructureNotifyMask)
        self.server.sync()

    def set(self, changes):
        self.serial += 1
        self.settings.update({name: (value, self.serial) for name, value in changes.items()})
        body = b"".join(self.encoded(name, *entry) for name, entry in self.settings.items())
        header = struct.pack("<BxxxII", 0, self.serial, len(self.settings))
        self.window.change_property(self.kind, self.kind, 8, header + body)
        self.server.sync()

    @staticmethod
    def encoded(name, value, serial):
        padded = lambda words: words + bytes(-len(words) % 4)
        name, is_text = name.encode(), isinstance(value, str)
        head = struct.pack("<BxH", 1 if is_text else 0, len(name)) + padded(name) + struct.pack("<I", serial)
        return head + (struct.pack("<I", len(value)) + padded(value.encode()) if is_text else struct.pack("<i", value))


def main(output, command):
    resolution = 96 * 1024
    desktop = Desktop(**{"Xft/DPI": resolution, "Gtk/EnableAnimations": 1, "Net/ThemeName": "Adwaita"})
    with open(output, "w", encoding="utf-8") as file:
        app = subprocess.Popen(command, stdout=file)

    def expect(words):
        end = time.monotonic() + PATIENCE
        while words not in open(output, encoding="utf-8").read().splitlines():
            if time.monotonic() > end:
                sys.exit(f"settings: waited {PATIENCE} s for {words!r}")
            time.sleep(0.05)

    try:
        for words in ("text size large", "reduces motion false", "scheme light"):
            expect(words)
        # 1.25 times 17 points is nearest to the size with 21. Spec: M-TEXT.
        desktop.set({"Xft/DPI": resolution * 5 // 4})
        expect("text size xxLarge")
        desktop.set({"Gtk/EnableAnimations": 0})
        expect("reduces motion true")
        desktop.set({"Net/ThemeName": "Adwaita-dark"})
        expect("scheme dark")
        print("size of text, motion and theme reach a window that is open")
    finally:
        app.terminate()
        app.wait()


main(sys.argv[1], sys.argv[2:])
