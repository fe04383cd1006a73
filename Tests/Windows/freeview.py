"""A walk over FreeView's window as an assistive tool makes it, for Scripts/test-window: every control has a name, and the
filter button works. Run it by the system's Python inside of dbus-run-session; ends with 1 if anything is not as it must
be."""
import subprocess
import sys

from desktop import Atspi, elements, find, wait_for

CONTROLS = [
    ("push button", "Shows filter options"),
    ("text", "Search"),
    ("push button", "Newest"),
    ("push button", "Popular"),
]


def of_app():
    return [node for node in elements(Atspi.get_desktop(0)) if node.get_process_id() == app.pid]


def main():
    for role, name in CONTROLS:
        wait_for(f"{role} {name!r}", lambda: find(role, name))
    nameless = [node.get_role_name() for node in of_app() if node.get_n_actions() and not node.get_name()]
    if nameless:
        sys.exit(f"freeview: controls without a name: {nameless}")
    find("push button", "Shows filter options").do_action(0)
    wait_for("the filter sheet", lambda: find("push button", "Apply"))
    find("push button", "Apply").do_action(0)
    wait_for("the end of the filter sheet", lambda: True if find("push button", "Apply") is None else None)
    print("an assistive tool sees FreeView's controls and uses the filter button")


app = subprocess.Popen(sys.argv[1:])
try:
    main()
except SystemExit:
    print([(node.get_role_name(), node.get_name(), node.get_n_actions()) for node in of_app()])
    raise
finally:
    app.terminate()
    app.wait()
