# shellcheck shell=bash
# Sees to the system packages of Scripts/packages.txt. Uses `checkout` and `say` of the script that reads it.
: "${checkout:?}"

# The lines of the named sections, without comments and blanks.
packages_of() {
  awk -v wanted=" $* " '
    { sub(/#.*/, ""); gsub(/^[ \t]+|[ \t]+$/, "") }
    /^\[.*\]$/ { section = substr($0, 2, length($0) - 2); next }
    $0 != "" && index(wanted, " " section " ") { print }
  ' "$checkout/Scripts/packages.txt"
}

# Of "a | b", each name on a line.
alternatives() {
  local names
  read -ra names <<<"${1//|/ }"
  printf '%s\n' "${names[@]}"
}

# The lines of which no alternative is installed. One question to dpkg for all names: it is asked at every start.
missing_lines() {
  local lines line name installed names=()
  mapfile -t lines < <(packages_of "$@")
  for line in "${lines[@]}"; do mapfile -t -O "${#names[@]}" names < <(alternatives "$line"); done
  # It fails for names that it has never heard of, and still answers for the others.
  installed=" $(dpkg-query -W -f '${Package}=${db:Status-Status} ' "${names[@]}" 2>/dev/null || true)"
  for line in "${lines[@]}"; do
    for name in ${line//|/ }; do [[ $installed == *" $name=installed "* ]] && continue 2; done
    printf '%s\n' "$line"
  done
}

# The first alternative that the system's lists know, or else the first.
choose() {
  local name
  for name in $(alternatives "$1"); do
    if apt-cache show "$name" >/dev/null 2>&1; then
      printf '%s\n' "$name"
      return
    fi
  done
  alternatives "$1" | head -n 1
}

require_packages() {
  local lines=() names=() line root=()
  if ! command -v dpkg-query >/dev/null; then
    check_without_dpkg "$@"
    return
  fi
  mapfile -t lines < <(missing_lines "$@")
  [ "${#lines[@]}" -gt 0 ] || return 0

  if [ "$(id -u)" -ne 0 ]; then root=(sudo); fi
  if ! may_install; then
    for line in "${lines[@]}"; do names+=("$(choose "$line")"); done
    say "these system packages are missing: ${names[*]}"
    say "install them with this command, then try again:"
    printf '  %sapt-get update && %sapt-get install -y --no-install-recommends %s\n' \
      "${root[0]:+sudo }" "${root[0]:+sudo }" "${names[*]}" >&2
    exit 1
  fi
  say "some system packages are missing; reading the package lists"
  "${root[@]}" apt-get update -qq >&2 || say "apt-get update failed; going on with the lists that are there"
  for line in "${lines[@]}"; do names+=("$(choose "$line")"); done
  say "installing ${names[*]} ($(estimate "${names[@]}"))"
  install_packages "${root[@]}" -- "${names[@]}"
}

# Root, or sudo that asks for no password.
may_install() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }
}

# "87 packages, 140 MB to download, about 2 minutes": counted at 5 MB and 3 packages a second.
estimate() {
  apt-get install --print-uris -qq -y --no-install-recommends "$@" 2>/dev/null | awk '
    $1 ~ /^.[a-z]+:/ { count++; bytes += $3 }
    END {
      minutes = int((bytes / 5e6 + count / 3) / 60 + 0.5)
      span = minutes < 1 ? "less than a minute" : "about " minutes (minutes == 1 ? " minute" : " minutes")
      printf "%d packages, %.0f MB to download, %s", count, bytes / 1e6, span
    }'
}

# Quiet where nobody watches: then the log is shown only if something fails.
install_packages() {
  local prefix=()
  while [ "$1" != -- ]; do
    prefix+=("$1")
    shift
  done
  shift
  local command=("${prefix[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get install -y --no-install-recommends "$@")
  if ! run_quietly "${command[@]}"; then
    say "the installation failed; repair it by hand, then try again: ${command[*]}"
    exit 1
  fi
}

# Another system than Debian's: what matters most is asked for by name, the rest is up to its owner.
check_without_dpkg() {
  local program
  for program in ld pkg-config; do
    if ! command -v "$program" >/dev/null; then
      say "'$program' is missing. This system has no dpkg; install what corresponds to these Debian packages:"
      packages_of "$@" | sed 's/^/  /' >&2
      exit 1
    fi
  done
}
