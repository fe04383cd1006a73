# shellcheck shell=bash
# Builds Martlet's own products. Uses `checkout`, `scratch` and `say` of the script that reads it,
# and `toolchain` of swift.sh.
: "${checkout:?}" "${scratch:?}"

# Shows a command's output as it comes to a person; to others only when the command fails.
run_quietly() {
  local log status=0
  if [ -t 2 ]; then
    "$@" >&2
    return
  fi
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null || status=$?
  [ "$status" -eq 0 ] || cat "$log" >&2
  rm -f "$log"
  return "$status"
}

# Builds products in release and sets `products`, the folder that they are in. Costs a look at the sources'
# times where nothing changed since the last build by the same toolchain.
build() {
  local product stamp
  products=$scratch/release
  for product in "$@"; do
    stamp=$scratch/martlet-$product.stamp
    is_current "$stamp" "$product" && continue
    [ -e "$stamp" ] || say "building $product, for the first time here: this takes some minutes"
    mkdir -p "$scratch"
    touch "$stamp.new"
    # Swift's build adds to an archive and never takes out what a deleted source file left in it.
    rm -f "$products/lib$product.a"
    if ! run_quietly swift build --package-path "$checkout" --scratch-path "$scratch" -c release --product "$product"; then
      say "building $product failed; see above"
      exit 1
    fi
    printf '%s\n' "${toolchain:?}" >"$stamp"
    touch -r "$stamp.new" "$stamp"
    rm -f "$stamp.new"
  done
  # Absolute, with the link `release` resolved, as the compiler's caches know it.
  products=$(readlink -f "$products")
}

is_current() {
  [ -e "$1" ] && [ "$(cat "$1")" = "${toolchain:?}" ] || return 1
  [ -e "$products/$2" ] || [ -e "$products/lib$2.a" ] || return 1
  [ -z "$(find "$checkout/Package.swift" "$checkout/Sources" -newer "$1" -print -quit)" ]
}
