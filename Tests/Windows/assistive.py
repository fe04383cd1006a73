"""What an assistive tool and a desktop do to the window of Probe.swift, for Scripts/test-window. Run it by the
system's Python (the package python3-gi) inside of dbus-run-session. Prints what it found; ends with 1 if anything
is not as it must be."""
import subprocess
import sys

from desktop import Atspi, Gio, GLib, find, wait_for


class Portal:
    """Plays the desktop's settings service."""

    XML = """<node><interface name="org.freedesktop.portal.Settings">
      <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>"""
    PATH = "/org/freedesktop/portal/desktop"

    def __init__(self, scheme):
        self.scheme = scheme
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(self.XML).interfaces[0]
        self.bus.register_object(self.PATH, interface, self.answer, None, None)
        Gio.bus_own_name_on_connection(self.bus, "org.freedesktop.portal.Desktop", 0, None, None)

    def answer(self, _bus, _sender, _path, _interface, _method, _words, call):
        value = GLib.Variant("v", GLib.Variant("u", self.scheme))
        call.return_value(GLib.Variant("(v)", (value,)))

    def change(self, scheme):
        self.scheme = scheme
        words = GLib.Variant("(ssv)", ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", scheme)))
        self.bus.emit_signal(None, self.PATH, "org.freedesktop.portal.Settings", "SettingChanged", words)


def main(command, output):
    portal = Portal(1)
    GLib.MainContext.default().iteration(False)
    with open(output, "w", encoding="utf-8") as file:
        app = subprocess.Popen(command, stdout=file)
    said = lambda words: True if words in open(output, encoding="utf-8").read().splitlines() else None

    try:
        wait_for("dark colours from the portal", lambda: said("scheme dark"))
        portal.change(2)
        wait_for("light colours from the portal", lambda: said("scheme light"))
        button = wait_for("the button", lambda: find("push button", "Add one"))
        wait_for("the title", lambda: find("label", "Count 0"))
        for role, name in [("frame", "Probe"), ("text", "Name"), ("check box", "Switch"), ("link", "Site")]:
            wait_for(f"{role} {name!r}", lambda: find(role, name))
        actions = [Atspi.Action.get_action_name(button, index) for index in range(button.get_n_actions())]
        if actions != ["click"]:
            sys.exit(f"assistive: the button has the actions {actions}")
        button.do_action(0)
        wait_for("the button's action", lambda: said("count 1"))
        wait_for("the new title", lambda: find("label", "Count 1"))
        switch = find("check box", "Switch")
        is_on = lambda: True if switch.get_state_set().contains(Atspi.StateType.CHECKED) else None
        if is_on():
            sys.exit("assistive: the switch is on from the beginning")
        switch.do_action(0)
        wait_for("the switch", is_on)
        print("assistive tools see and use the window; the portal's colours arrive")
    finally:
        app.terminate()
        app.wait()


main(sys.argv[2:], sys.argv[1])
