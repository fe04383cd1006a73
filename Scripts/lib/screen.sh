# shellcheck shell=bash
# A virtual screen for tests of windows. Uses `work`, a folder that the script which reads this removes.
: "${work:?}"
# Letters beyond ASCII are typed by xdotool as the locale reads them.
export LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1

# Starts Xvfb on a free display; exports DISPLAY. What is on the screen is the file $work/Xvfb_screen0.
start_screen() {
  local number=
  : >"$work/display"
  # Without -noreset it starts anew when its last client leaves, and drops those who come meanwhile.
  Xvfb -noreset -displayfd 9 -screen 0 1280x1000x24 -nolisten tcp -fbdir "$work" 9>"$work/display" >"$work/xvfb.log" 2>&1 &
  screen=$!
  for _ in {1..100}; do
    read -r number <"$work/display" 2>/dev/null && [ -n "$number" ] && break
    sleep 0.1
  done
  [ -n "$number" ] || { echo "Xvfb does not start:" >&2; cat "$work/xvfb.log" >&2; return 1; }
  export DISPLAY=:$number
}

stop_screen() { [ -z "${screen:-}" ] || kill "$screen" 2>/dev/null || true; }

# within SECONDS COMMAND...: tries until it succeeds.
within() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.1
  done
}

# Put before a command: it runs without a desktop around it, with no session bus and no settings of the user's.
# shellcheck disable=SC2034 # for the script that reads this
bare=(
  env -u DBUS_SESSION_BUS_ADDRESS -u XDG_RUNTIME_DIR -u WAYLAND_DISPLAY -u GTK_THEME GTK_A11Y=none
  GSK_RENDERER=cairo GSETTINGS_BACKEND=memory
  "XDG_STATE_HOME=$work/state" "XDG_CONFIG_HOME=$work/config" "XDG_DATA_HOME=$work/data"
)
