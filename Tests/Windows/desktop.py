"""What the programs that play an assistive tool share."""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402,F401

PATIENCE = 20


def wait_for(what, question):
    """The first answer that is not None, from asking again and again."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        GLib.MainContext.default().iteration(False)
        try:
            answer = question()
        except GLib.Error:
            answer = None
        if answer is not None:
            return answer
        time.sleep(0.05)
    sys.exit(f"assistive: waited {PATIENCE} s for {what}")


def elements(node):
    if node is None:
        return
    yield node
    for index in range(node.get_child_count()):
        yield from elements(node.get_child_at_index(index))


def find(role, name):
    desktop = Atspi.get_desktop(0)
    for node in elements(desktop):
        if node.get_role_name() == role and node.get_name() == name:
            return node
    return None
