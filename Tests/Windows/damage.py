"""Only what changed is painted again: listens to the display server while the window of Controls.swift changes, for
Scripts/test-window.

damage.py MEANING COMMAND...: the semantics of the first screen as a snapshot writes them, and what opens the window at
the top left of the screen. Prints how much was painted; ends with 1 if it was more than the elements that changed."""
import re
import select
import subprocess
import sys
import time

from Xlib import X, display, error
from Xlib.ext import damage

# Points around an element that its drawing may touch: the antialiased edge, the focus ring.
MARGIN = 4
# Seconds without a report after which a change is taken to be painted.
CALM = 0.7

frames = {}
failures = []
for line in open(sys.argv[1], encoding="utf-8"):
    found = re.match(r'\s*\w+ "(.*?)".*\(([-\d.]+),([-\d.]+),([-\d.]+),([-\d.]+)\)$', line.rstrip("\n"))
    if found:
        frames[found[1]] = tuple(float(word) for word in found.groups()[1:])


def window_named(server, name, patience=20):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        for window in server.screen().root.query_tree().children:
            try:
                if window.get_wm_name() == name and window.get_attributes().map_state == X.IsViewable:
                    return window
            except error.XError:
                pass
        time.sleep(0.1)
    sys.exit(f"damage: no window {name}")


def painted(server, seconds=None):
    """The areas that are reported within a time, or else until none has been for a while."""
    areas, end = [], time.monotonic() + (seconds or 0)
    while True:
        left = CALM if seconds is None else end - time.monotonic()
        if left <= 0 or not server.pending_events() and not select.select([server], [], [], left)[0]:
            return areas
        for _ in range(server.pending_events()):
            event = server.next_event()
            if event.type == server.extension_event.DamageNotify:
                areas.append((event.area.x, event.area.y, event.area.width, event.area.height))


def is_inside(area, frame):
    x, y, width, height = area
    left, top, frame_width, frame_height = frame
    return (x >= left - MARGIN and y >= top - MARGIN and x + width <= left + frame_width + MARGIN
            and y + height <= top + frame_height + MARGIN)


def bounding_box(boxes):
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def check(what, areas, *names):
    """Something was painted, and nothing outside of the named elements, which may change in one frame: the server tells
    of one drawing by its bounding box."""
    allowed = [frames[name] for name in names]
    allowed.append(bounding_box(allowed))
    outside = [area for area in areas if not any(is_inside(area, frame) for frame in allowed)]
    pixels = sum(width * height for _, _, width, height in areas)
    print(f"{what}: {len(areas)} areas, {pixels} pixels")
    if not areas or outside:
        failures.append(what)
        print(f"damage: {what} painted {areas}; outside of {allowed} are {outside}")


def xdotool(*words):
    subprocess.run(["xdotool", *words], check=True)


def centre(name):
    x, y, width, height = frames[name]
    return str(int(x + width / 2)), str(int(y + height / 2))


def main():
    server = display.Display()
    server.damage_query_version()
    app = subprocess.Popen(sys.argv[2:], stdout=subprocess.DEVNULL)
    try:
        window = window_named(server, "Controls")
        window.damage_create(damage.DamageReportRawRectangles)
        server.sync()
        painted(server)
        xdotool("mousemove", *centre("Tap"))
        painted(server)
        xdotool("click", "1")
        check("a label that changes", painted(server), "Taps 0", "Tap")
        xdotool("mousemove", *centre("Name"))
        painted(server)
        xdotool("click", "1", "mousemove", "1200", "900")
        # Its caret blinks and never comes to rest.
        check("a field with the keyboard", painted(server, 2), "Name")
        xdotool("key", "a")
        check("a letter", painted(server, 1.5), "Name")
    finally:
        app.terminate()
        app.wait()


main()
sys.exit(1 if failures else 0)
