#!/bin/sh
# Chromium and the fonts of the printed sheets, for the tests in a browser: found, or installed from Debian's packages
# where that is allowed.
set -eu

found() { command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; }
font() { fc-list 2>/dev/null | grep -q "$1"; }

wanted=""
found >/dev/null 2>&1 || wanted="chromium fontconfig fonts-dejavu-core"
font "Liberation Sans" || wanted="$wanted fonts-liberation"
font "TeX Gyre Pagella" || wanted="$wanted fonts-texgyre"
if [ -z "$wanted" ]; then
  exit 0
fi
refuse() {
  if found >/dev/null 2>&1; then
    echo "note: without$wanted the printed sheets are not measured ($1)" >&2
    exit 0
  fi
  echo "error: Chromium is not installed: $1" >&2
  exit 1
}
command -v apt-get >/dev/null 2>&1 || refuse "this is no Debian or Ubuntu; install it, then run this again"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null || refuse "root is needed; run: sudo apt-get install $wanted"
  as_root="sudo -n"
fi
echo "installing$wanted for the tests in a browser ..."
log=$(mktemp)
install() {
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends $wanted
}
if ! install >"$log" 2>&1 && ! { $as_root apt-get update --quiet && install; } >>"$log" 2>&1; then
  tail -n 20 "$log" >&2
  refuse "apt-get could not install$wanted (see above)"
fi
rm -f "$log"
found >/dev/null 2>&1 || refuse "it was installed but is not on the path"
