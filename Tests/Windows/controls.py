"""What a screen reader does with the window of Controls.swift, for Scripts/test-window: it follows the caret and the
keyboard focus, reads and changes text and numbers. Run it by the system's Python inside of dbus-run-session; ends with 1
if anything is not as it must be."""
import subprocess
import sys

from desktop import Atspi, find, wait_for

EVENTS = ["object:text-changed", "object:text-caret-moved", "object:state-changed:focused", "object:property-change"]
heard = []


def hear(event):
    heard.append((event.type, event.detail1, event.detail2, event.any_data if isinstance(event.any_data, str) else "",
                  event.source.get_name()))


def expect(what, value, wanted):
    if value != wanted:
        sys.exit(f"controls: {what} is {value!r}, not {wanted!r}")


def type_keys(*words):
    subprocess.run(["xdotool", *words], check=True)


def click(element):
    place = element.get_extents(Atspi.CoordType.WINDOW)
    type_keys("mousemove", str(place.x + place.width // 2), str(place.y + place.height // 2), "click", "1")


def is_focused(element):
    return True if element.get_state_set().contains(Atspi.StateType.FOCUSED) else None


def text_of(element):
    return Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element))


def has_text(element, text, caret):
    return lambda: True if (text_of(element), Atspi.Text.get_caret_offset(element)) == (text, caret) else None


def selection_of(element):
    area = Atspi.Text.get_selection(element, 0)
    return area.start_offset, area.end_offset


def follows_a_field(said):
    field = wait_for("the field", lambda: find("text", "Name"))
    click(field)
    wait_for("the field's focus", lambda: is_focused(field))
    wait_for("the focus event", lambda: next((True for kind, on, *_, name in heard
                                              if kind == "object:state-changed:focused" and on and name == "Name"), None))
    type_keys("type", "--delay", "30", "Grun")
    wait_for("typed text and its caret", has_text(field, "Grun", 4))
    inserted = "".join(words for kind, *_, words, name in heard if kind == "object:text-changed:insert" and name == "Name")
    expect("what was inserted, letter by letter", inserted, "Grun")
    carets = [place for kind, place, *_, name in heard if kind == "object:text-caret-moved" and name == "Name"]
    expect("the last place of the caret", carets[-1:], [4])
    type_keys("key", "Left")
    wait_for("the caret's step", has_text(field, "Grun", 3))
    type_keys("key", "shift+Home")
    wait_for("the selection", lambda: True if Atspi.Text.get_n_selections(field) else None)
    expect("the selection", selection_of(field), (0, 3))
    type_keys("key", "BackSpace")
    wait_for("what is left", has_text(field, "n", 0))
    # The tool's own changes.
    Atspi.EditableText.set_text_contents(field, "Ada ✓")
    wait_for("the tool's text in the app", lambda: said("name Ada ✓"))
    Atspi.EditableText.insert_text(field, 3, "!", 1)
    wait_for("the tool's insertion in the app", lambda: said("name Ada! ✓"))
    Atspi.Text.set_caret_offset(field, 1)
    wait_for("the tool's caret", has_text(field, "Ada! ✓", 1))
    type_keys("type", "x")
    wait_for("typing at the tool's caret", lambda: said("name Axda! ✓"))


def keeps_a_secret(said):
    field = wait_for("the secret field", lambda: find("text", "Secret") or find("password text", "Secret"))
    click(field)
    wait_for("the secret field's focus", lambda: is_focused(field))
    type_keys("type", "--delay", "30", "pass")
    wait_for("the secret in the app", lambda: said("secret pass"))
    wait_for("dots", has_text(field, "••••", 4))
    Atspi.EditableText.insert_text(field, 2, "-", 1)
    wait_for("a letter among the dots", lambda: said("secret pa-ss"))
    leaks = [event for event in heard if event[4] == "Secret" and any(letter in event[3] for letter in "pas")]
    expect("what was heard of the secret", leaks, [])


def reads_a_page(said):
    page = wait_for("the page", lambda: find("text", "Page"))
    click(page)
    wait_for("the focus", lambda: is_focused(wait_for("the page", lambda: find("text", "Page"))))
    page = find("text", "Page")
    type_keys("key", "ctrl+End")
    wait_for("the page's text", has_text(page, "One\nTwo", 7))
    expect("several lines", page.get_state_set().contains(Atspi.StateType.MULTI_LINE), True)
    type_keys("key", "Up")
    wait_for("the line above", has_text(page, "One\nTwo", 3))
    line = Atspi.Text.get_text_at_offset(page, 1, Atspi.TextBoundaryType.LINE_START)
    expect("the first line", line.content, "One\n")
    Atspi.EditableText.insert_text(page, 3, "s", 1)
    wait_for("the tool's letter", lambda: said('page "Ones\\nTwo"'))


def reads_numbers(said):
    slider = wait_for("the slider", lambda: find("slider", "Level"))
    numbers = lambda element: tuple(
        getattr(Atspi.Value, f"get_{name}_value")(element) for name in ("minimum", "current", "maximum"))
    expect("the slider's numbers", numbers(slider), (0, 20, 50))
    Atspi.Value.set_current_value(slider, 35)
    wait_for("the slider in the app", lambda: said("level 35.0"))
    wait_for("the slider's new number", lambda: True if numbers(slider) == (0, 35, 50) else None)
    progress = wait_for("the progress", lambda: find("progress bar", "Done"))
    wait_for("the progress", lambda: True if numbers(progress) == (0, 0.7, 1) else None)
    stepper = wait_for("the stepper", lambda: find("spin button", "Guests"))
    expect("the stepper's numbers", numbers(stepper), (0, 2, 9))
    Atspi.Value.set_current_value(stepper, 5)
    wait_for("the stepper in the app", lambda: said("guests 5"))
    wait_for("the picker with its choice in its name", lambda: find("combo box", "Colour, Red"))


def moves_in_order():
    click(find("text", "Name"))
    wait_for("the first field", lambda: is_focused(find("text", "Name")))
    # A click into the field that has the focus leaves it there.
    click(find("text", "Name"))
    wait_for("the first field, again", lambda: is_focused(find("text", "Name")))
    heard.clear()
    type_keys("key", "Tab")
    wait_for("the next field", lambda: is_focused(find("text", "Secret") or find("password text", "Secret")))
    type_keys("key", "Tab")
    wait_for("the page", lambda: is_focused(find("text", "Page")))
    order = [name for kind, on, *_, name in heard if kind == "object:state-changed:focused" and on]
    expect("the order of fields", order, ["Secret", "Page"])


def main(command, output):
    with open(output, "w", encoding="utf-8") as file:
        app = subprocess.Popen(command, stdout=file)
    said = lambda words: True if words in open(output, encoding="utf-8").read().splitlines() else None
    listener = Atspi.EventListener.new(hear)
    for event in EVENTS:
        listener.register(event)
    try:
        wait_for("the button", lambda: find("push button", "Tap"))
        for part in (follows_a_field, keeps_a_secret, reads_a_page, reads_numbers):
            part(said)
        moves_in_order()
        print("a screen reader follows the caret, edits text and sets numbers")
    except SystemExit:
        print("heard last:", heard[-60:])
        raise
    finally:
        app.terminate()
        app.wait()


main(sys.argv[2:], sys.argv[1])
