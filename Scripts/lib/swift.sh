# shellcheck shell=bash
# Finds a Swift toolchain. Sets `toolchain` (the folder of its programs) and puts it first in PATH.

required_swift=6.3

# The folders in which installers put Swift, after those in PATH.
swift_folders() {
  { type -ap swiftc || true; } | while read -r program; do dirname "$program"; done
  printf '%s\n' /opt/swift/usr/bin "${HOME:-/root}/.local/share/swiftly/bin" /usr/share/swift/usr/bin
}

is_new_enough() {
  [ "$(printf '%s\n%s\n' "$required_swift" "$1" | sort -V | head -n 1)" = "$required_swift" ]
}

require_swift() {
  local folder info version found=
  while read -r folder; do
    [ -x "$folder/swiftc" ] || continue
    # Empty where the program does not answer: swiftly without a chosen toolchain, say.
    info=$("$folder/swiftc" -print-target-info 2>/dev/null || true)
    version=$(sed -n 's/.*"Swift version \([0-9][0-9.]*\).*/\1/p' <<<"$info" | head -n 1)
    if [ -n "$version" ] && is_new_enough "$version"; then
      # What was found may be a link or a proxy; the toolchain says itself where it is.
      toolchain=$(sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p' <<<"$info")
      export toolchain PATH=$toolchain:$PATH
      return
    fi
    [[ ", $found" == *", $folder ("* ]] || found+="${found:+, }$folder (${version:-no version})"
  done < <(swift_folders)
  say "Swift $required_swift or later is needed; found ${found:-none}."
  say "Get it from https://www.swift.org/install/linux/ and put its usr/bin into PATH, or unpack it as /opt/swift."
  exit 1
}
