"""Another program's window, from which a mouse drags something, for Scripts/test-window.

dragged.py LEFT text WORDS | dragged.py LEFT file PATH: a window of 200 by 200 points titled Dragged, LEFT pixels from the
screen's edge. Says on standard output when it is on the screen and how each drag ends."""
import subprocess
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402


def content(kind, text):
    value = GObject.Value()
    if kind == "file":
        value.init(Gdk.FileList)
        value.set_boxed(Gdk.FileList.new_from_list([Gio.File.new_for_path(text)]))
    else:
        value.init(str)
        value.set_string(text)
    return Gdk.ContentProvider.new_for_value(value)


def say(words):
    print(words, flush=True)


def main():
    left, kind, text = sys.argv[1:]
    Gtk.init()
    window = Gtk.Window(title="Dragged", default_width=200, default_height=200, child=Gtk.Label(label=text))
    drag = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    drag.connect("prepare", lambda *_: content(kind, text))
    drag.connect("drag-begin", lambda *_: say("drag begins"))
    drag.connect("drag-end", lambda *_: say("drag ends"))
    drag.connect("drag-cancel", lambda *_: say("drag is refused"))
    window.add_controller(drag)
    window.present()

    def place():
        if subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^Dragged$", "windowmove", left, "0"]).returncode:
            return GLib.SOURCE_CONTINUE
        say("placed")
        return GLib.SOURCE_REMOVE

    GLib.timeout_add(100, place)
    GLib.MainLoop().run()


main()
